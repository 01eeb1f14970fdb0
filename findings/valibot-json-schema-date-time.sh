#!/usr/bin/env bash
# @valibot/to-json-schema 1.8.0 turns `isoDateTime` and `isoTime` into formats that no value of theirs fits.
#
# Expected: a JSON Schema that takes what the valibot schema takes. `isoTimeSecond` and `isoWeek` become a
# pattern for this reason, and an action without a counterpart raises an error.
# Seen: `isoDateTime` (2026-11-29T10:30) becomes the format "date-time", `isoTime` (10:30) becomes "time". RFC 3339,
# which JSON Schema names, asks both for seconds and a zone, and valibot refuses those. Nothing fits both.
# Hurts: tools for models (MCP, structured output) that ask for a start: the model follows the schema, and
# the server refuses each answer; forms and clients that are made from the schema refuse each right input.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @valibot/to-json-schema@1.8.0 valibot@1.5.0 ajv@8.20.0 ajv-formats@3.0.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { toJsonSchema } from '@valibot/to-json-schema'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import * as v from 'valibot'

const ajv = addFormats.default(new Ajv.default())
const cases = [
  ['isoDateTime', '2026-11-29T10:30', '2026-11-29T10:30:00Z'],
  ['isoTime', '10:30', '10:30:00Z'],
  ['isoTimeSecond', '10:30:00', '10:30'],
]
const seen = cases.flatMap(([action, own, other]) => {
  const schema = v.pipe(v.string(), v[action]())
  const isValid = ajv.compile(toJsonSchema(schema))
  return [own, other].map((text) => [action, text, v.is(schema, text), isValid(text)])
})
for (const [action, text, byValibot, bySchema] of seen) {
  console.log(`${action} ${text}: valibot ${byValibot ? 'takes' : 'refuses'} it, its JSON Schema ${bySchema ? 'takes' : 'refuses'} it`)
}
assert.deepEqual(seen.map((each) => each.slice(2)), [[true, false], [false, true], [true, false], [false, true], [true, true], [false, false]])
JS
node check.mjs
