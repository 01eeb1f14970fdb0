#!/usr/bin/env bash
# zod 4.6.7 and json-schema-to-zod 2.8.1 refuse every name if the pattern of a JSON Schema asks for letters.
#
# Expected: "Ana", "Núñez" and 王 fit `^\p{L}[\p{L} '-]*$`. Patterns are to be built with the flag "u" or its equal (JSON
# Schema 2020-12, Core, 6.4). Ajv 8.20.0 takes the three. zod writes this very pattern itself, from /…/u.
# Seen: `z.fromJSONSchema` and json-schema-to-zod build the expression without the flag, where \p{L} means the four
# characters "p{L}". No name fits any more, "p{L}" does, and nothing is thrown. A schema that `z.toJSONSchema` wrote
# comes back as another.
# Hurts: everyone who fills in a form, or whose assistant calls a tool, if the check is made from the schema: no name
# is good enough. The side that wrote the schema has the flag, and takes the name.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact zod@4.6.7 json-schema-to-zod@2.8.1 ajv@8.20.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { jsonSchemaToZod } from 'json-schema-to-zod'
import { z } from 'zod'

const own = z.string().regex(/^\p{L}[\p{L} '-]*$/u)
const schema = z.toJSONSchema(own)
writeFileSync('made.mjs', jsonSchemaToZod(schema, { module: 'esm', name: 'made' }))
const { made } = await import('./made.mjs')
const read = z.fromJSONSchema(schema)
const ajv = new Ajv2020().compile(schema)
console.log(schema.pattern)
for (const name of ['Ana', 'Núñez', '王', 'p{L}']) {
  const seen = [own.safeParse(name).success, ajv(name), read.safeParse(name).success, made.safeParse(name).success]
  console.log(`${name}: zod's own ${seen[0]}, Ajv ${seen[1]}, fromJSONSchema ${seen[2]}, json-schema-to-zod ${seen[3]}`)
  const right = name !== 'p{L}'
  assert.deepEqual(seen, [right, right, !right, !right])
}
JS
node check.mjs
