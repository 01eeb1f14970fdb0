#!/usr/bin/env bash
# Netlify's bundler (zip-it-and-ship-it 16.2.3) turns `aggregateBy: 'ip'` into one limit for all
# visitors.
#
# Expected: a limit for each address, as with `['ip']`, or an error. A computed number such as
# `6 * 10` is a number, too.
# Seen: the string becomes the domain, so that one visitor uses up the limit of everybody; with
# a computed number the whole rule is dropped. Neither is said.
# Hurts: who protects a form: the first robot closes it for all, or nothing limits it.
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
const write = (name, rule) =>
  writeFileSync(`functions/${name}.mts`, `export default async () => new Response('x')\nexport const config = { path: '/${name}', rateLimit: { ${rule} } }\n`)
write('list', `windowLimit: 5, windowSize: 60, aggregateBy: ['ip']`)
write('text', `windowLimit: 5, windowSize: 60, aggregateBy: 'ip'`)
write('computed', `windowLimit: 5, windowSize: 6 * 10, aggregateBy: ['ip']`)
await zipFunctions('functions', 'out', { manifest: 'out/manifest.json', config: { '*': { nodeBundler: 'esbuild' } } })
const { functions } = JSON.parse(readFileSync('out/manifest.json', 'utf8'))
const keys = ({ trafficRules }) => trafficRules?.action.config.aggregate.keys.map(({ type }) => type).join() ?? 'no limit'
const seen = Object.fromEntries(functions.map((one) => [one.name, keys(one)]))
console.log('counted by:', seen)
assert.deepEqual(seen, { computed: 'no limit', list: 'ip', text: 'domain' })
JS
node check.mjs
