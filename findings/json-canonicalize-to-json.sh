#!/usr/bin/env bash
# json-canonicalize 3.0.1 leaves the names unsorted that `toJSON` hands out.
#
# Expected: the same text that it writes of the plain object. RFC 8785 sorts the data that are
# serialized, and `JSON.stringify` asks `toJSON` first.
# Seen: {"subject":{"name":"Ana","id":1}}, while canonicalize writes
# {"subject":{"id":1,"name":"Ana"}}.
# Hurts: who signs credentials whose parts are objects of a class: nobody else can verify the
# signature, and no error says why.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact json-canonicalize@3.0.1 canonicalize@4.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import canonicalize from 'canonicalize'
import * as other from 'json-canonicalize'

const subject = { toJSON: () => ({ name: 'Ana', id: 1 }) }
const [seen, right] = [other.canonicalize({ subject }), canonicalize({ subject })]
console.log(`json-canonicalize 3.0.1: ${seen}\ncanonicalize 4.0.0:      ${right}`)
assert.equal(seen, '{"subject":{"name":"Ana","id":1}}')
assert.equal(right, '{"subject":{"id":1,"name":"Ana"}}')
assert.equal(other.canonicalize(JSON.parse(seen)), right)
JS
node check.mjs
