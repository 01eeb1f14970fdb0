#!/usr/bin/env bash
# dicom-parser 1.8.21 reads a name that is written in two scripts as one name with more parts.
#
# Expected: DICOM (PS3.5, 6.2.1) lets a person's name have three groups with "=" between them: in Latin
# letters, in ideographs, and by sound. The parts of each group, family name first, have "^" between them.
# Seen: `parsePN` cuts at "^" alone. "Wang^XiaoDong=王^小東" gets the given name "XiaoDong=王" and a middle name
# "小東"; the example of the standard with three groups gets a prefix too.
# Hurts: hospitals in China, Japan and Korea, where most names are written so: viewers show a wrong name,
# and matching by given name finds nobody.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact dicom-parser@1.8.21
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import dicomParser from 'dicom-parser'

const names = ['Wang^XiaoDong=王^小東', 'Yamada^Tarou=山田^太郎=やまだ^たろう']
const seen = names.map((name) => Object.values(dicomParser.parsePN(name)).filter((part) => part !== undefined))
for (const [index, name] of names.entries()) console.log(`${name}: ${seen[index].join(' | ')}`)
assert.deepEqual(seen, [
  ['Wang', 'XiaoDong=王', '小東'],
  ['Yamada', 'Tarou=山田', '太郎=やまだ', 'たろう'],
])
JS
node check.mjs
