#!/usr/bin/env bash
# Netlify's bundler (zip-it-and-ship-it 16.2.3) ignores `node_bundler = "esbuild"` for functions
# with a default export.
#
# Expected: one file for each function: the setting is documented for that, and it is taken
# without a word.
# Seen: the manifest says "nft" with the setting and without it, and the function opens each
# module file of its packages at a cold start.
# Hurts: who sets it to shorten cold starts: nothing changes, and nothing says so. Only
# functions of the older kind (an exported handler) follow it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @netlify/zip-it-and-ship-it@16.2.3 esbuild@0.28.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'

mkdirSync('functions')
mkdirSync('out')
writeFileSync('functions/present.mjs', `export default async () => new Response('x')`)
writeFileSync('functions/older.mjs', `export const handler = async () => ({ statusCode: 200 })`)
await zipFunctions('functions', 'out', { manifest: 'out/manifest.json', config: { '*': { nodeBundler: 'esbuild' } } })
const { functions } = JSON.parse(readFileSync('out/manifest.json', 'utf8'))
const seen = Object.fromEntries(functions.map(({ name, bundler }) => [name, bundler]))
console.log('asked for esbuild, bundled by:', seen)
assert.deepEqual(seen, { older: 'esbuild', present: 'nft' })
JS
node check.mjs
