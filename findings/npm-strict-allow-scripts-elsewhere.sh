#!/usr/bin/env bash
# npm 11.19.1 applies `strict-allow-scripts=true` of one project's .npmrc to another project, if a
# script of the first installs the second.
#
# Expected: the file in a project sets what holds for this project, as npm's page on .npmrc says.
# The other project has its own file, or none, and the approvals (`allowScripts` in package.json)
# are looked up in the other project too.
# Seen: the same command in the same folder installs with a warning if it is typed, and ends with
# ESTRICTALLOWSCRIPTS if a script starts it: `npm run` hands the setting on in the environment,
# which ranks above files, but not the approvals that belong to it.
# Hurts: who turns the setting on in a project whose scripts make and install others: examples,
# test fixtures, benchmarks, generators.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/own" "$folder/other"
cd "$folder/own"
cat >package.json <<'JSON'
{ "private": true, "scripts": { "other": "cd ../other && npm install --no-audit --no-fund" } }
JSON
npm install --silent --no-audit --no-fund --save-exact npm@11.19.1
echo 'strict-allow-scripts=true' >.npmrc
echo '{ "private": true, "dependencies": { "esbuild": "0.28.2" } }' >../other/package.json
export PATH="$folder/own/node_modules/.bin:$PATH"

if (npm run other >"$folder/by-script" 2>&1); then byScript=installed; else byScript=refused; fi
if (cd ../other && npm install --no-audit --no-fund >"$folder/typed" 2>&1); then typed=installed; else typed=refused; fi
echo "npm $(npm --version): typed in the other project: $typed; by a script of the first: $byScript"
echo 'expected: installed by both'
grep -q ESTRICTALLOWSCRIPTS "$folder/by-script" || { echo 'it did not end with ESTRICTALLOWSCRIPTS'; exit 1; }
[ "$typed $byScript" = 'installed refused' ]
