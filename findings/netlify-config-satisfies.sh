#!/usr/bin/env bash
# Netlify's bundler (zip-it-and-ship-it 16.2.3) does not read a config with `satisfies Config`
# or `as const`.
#
# Expected: the same route and schedule as of the plain object: both are types alone and are
# gone when the function runs.
# Seen: no path and no schedule, and no word of it: the function answers at its default address,
# and the job never runs.
# Hurts: who follows the usual advice for typed constants: the deploy is green and the nightly
# job is missing.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @netlify/zip-it-and-ship-it@16.2.3 @netlify/functions@6.0.0 esbuild@0.28.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'

mkdirSync('functions')
mkdirSync('out')
const write = (name, config) =>
  writeFileSync(`functions/${name}.mts`, `import type { Config } from '@netlify/functions'\nexport default async () => new Response('x')\n${config}\n`)
write('annotated', `export const config: Config = { path: '/a', method: 'GET' }`)
write('satisfying', `export const config = { path: '/b', method: 'GET' } satisfies Config`)
write('nightly', `export const config = { schedule: '@daily' } as const`)
write('plain-nightly', `export const config = { schedule: '@daily' }`)
await zipFunctions('functions', 'out', { manifest: 'out/manifest.json', config: { '*': { nodeBundler: 'esbuild' } } })
const { functions } = JSON.parse(readFileSync('out/manifest.json', 'utf8'))
const seen = Object.fromEntries(functions.map(({ name, routes, schedule }) => [name, routes?.[0]?.pattern ?? schedule ?? 'nothing']))
console.log('read of each config:', seen)
assert.deepEqual(seen, { annotated: '/a', nightly: 'nothing', 'plain-nightly': '@daily', satisfying: 'nothing' })
JS
node check.mjs
