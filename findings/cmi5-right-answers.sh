#!/usr/bin/env bash
# @xapi/cmi5 1.4.0 sends the right answers of number questions in a form that nobody can read, and loses open ranges.
#
# Expected: "1[:]5" for a number from 1 to 5, "4[:]" for 4 or more, and "brake[.]1[:]5" for a step with the id "brake".
# Minimum and maximum are parted by [:], a missing one is left out, the delimiter stays; a step is named by its id (xAPI
# 1.0.3, part 2, 2.4.4.1). The types of the package let each bound be left out, and take a step as an object with its
# id, so that the pattern is left to the package.
# Seen: "1:5", ":" for the open range, and "0[.]1:5": the place in the list stands for the id. What the learner
# answered is sent with the id, "brake[.]4", so the two can never fit.
# Hurts: teachers and reviewers of tests: for estimates, measures and practical tasks the report shows a text in place
# of the range, or no range at all, and whatever compares finds each answer wrong. The LMS takes the statements.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @xapi/cmi5@1.4.0 xhr2@0.2.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
# The package is a module without saying so, and made for browsers.
cp node_modules/@xapi/cmi5/dist/Cmi5.esm.js cmi5.mjs
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import XMLHttpRequest from 'xhr2'

globalThis.XMLHttpRequest = XMLHttpRequest
const { default: Cmi5 } = await import('./cmi5.mjs')

/** An LMS that starts the unit and keeps its statements. */
const statements = []
const lms = createServer(async (request, response) => {
  const isStatement = request.url.startsWith('/statements')
  if (isStatement) statements.push(await json(request))
  response.setHeader('Content-Type', 'application/json')
  const other = request.url.startsWith('/token') ? { 'auth-token': 'a' } : { launchMode: 'Normal', contextTemplate: {} }
  response.end(JSON.stringify(isStatement ? [statements.at(-1).id] : other))
})
await new Promise((resolve) => lms.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${lms.address().port}`
const unit = new Cmi5({
  fetch: `${address}/token`,
  endpoint: `${address}/`,
  actor: { account: { homePage: 'https://example.com', name: 'ana' } },
  activityId: 'https://example.com/unit',
  registration: 'ec531277-b57b-4c15-8d91-d292c5b2b8f7',
})
await unit.initialize()
await unit.interactionNumeric('test', 'exact', 4, { exact: 4 })
await unit.interactionNumeric('test', 'range', 4, { min: 1, max: 5 })
await unit.interactionNumeric('test', 'open', 4, { min: 4 })
const right = [
  { id: 'brake', min: 1, max: 5 },
  { id: 'park', exact: 2 },
]
await unit.interactionPerformance('test', 'steps', { brake: 4, park: 2 }, right, [{ id: 'brake' }, { id: 'park' }])
lms.close()

const answered = statements.slice(1)
const seen = answered.map(({ result, object }) => [result.response, ...object.definition.correctResponsesPattern])
for (const [response, pattern] of seen) console.log(`answer "${response}", right answer "${pattern}"`)
assert.deepEqual(seen, [
  ['4', '4'],
  ['4', '1:5'],
  ['4', ':'],
  ['brake[.]4[,]park[.]2', '0[.]1:5[,]1[.]2'],
])
JS
node check.mjs
