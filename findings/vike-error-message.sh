#!/usr/bin/env bash
# vike 0.4.266 writes its log line into the message of an application's error, once more at each request.
#
# Expected: a logger leaves the error as it was thrown, and each failed request is logged.
# Seen: in development, after three requests for a page whose module throws, `error.message` begins with
# three lines "[vike][request-N][Error] An error was thrown:". Only the first of the three is printed, because
# the error object is the same.
# Hurts: error reporters that group by message, and tools that show the message to a person: each reload makes
# it longer, and whoever reads the log believes that the second request went well.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund --save-exact vike@0.4.266 vite@8.3.8
mkdir -p pages/index
cat >vite.config.js <<'JS'
import vike from 'vike/plugin'
export default { plugins: [vike()] }
JS
cat >pages/+onRenderHtml.js <<'JS'
import { escapeInject } from 'vike/server'
export const onRenderHtml = () => escapeInject`<!doctype html><p>page</p>`
JS
cat >pages/index/+Page.js <<'JS'
import '../../settings.js'
export const Page = () => {}
JS
cat >settings.js <<'JS'
globalThis.thrown ??= new Error('settings.json has no name')
throw globalThis.thrown
JS
cat >check.js <<'JS'
import assert from 'node:assert/strict'
import { createServer } from 'vite'

const logged = []
const { log, error } = console
for (const name of ['log', 'warn', 'error']) console[name] = (...parts) => logged.push(parts.join(' '))
const server = await createServer({ server: { port: 0 } })
await server.listen()
const seen = []
for (let request = 1; request <= 3; request += 1) {
  await (await fetch(`http://localhost:${server.httpServer.address().port}/`)).text()
  seen.push(globalThis.thrown.message.split('\n').filter((line) => line.includes('An error was thrown')).length)
}
await server.close()
Object.assign(console, { log, error })
const printed = logged.filter((line) => line.includes('settings.json has no name')).length
console.log(`lines of the logger in the message after each request: ${seen.join(', ')}; printed: ${printed} time(s)`)
assert.deepEqual([seen, printed], [[1, 2, 3], 1])
process.exit()
JS
node check.js
