#!/usr/bin/env bash
# structured-headers 2.1.0 writes `1.` for a decimal that rounds to a whole number.
#
# Expected: `1.0` for 1.0004. A decimal has at least one digit after its point, and half rounds to the even digit,
# so 0.0625 is `0.062` (RFC 9651, 4.1.5).
# Seen: `1.`, which the parser of the same package refuses, and `0.063`.
# Hurts: who puts a measured number into a field, a ratio or seconds: it works until a value comes close to a
# whole number. A recipient that cannot parse a member ignores the entire field or refuses the message (4.2).
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact structured-headers@2.1.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { parseDictionary, serializeDictionary } from 'structured-headers'

const numbers = [1.25, 1.0004, 0.0004, 9.9996, 0.0625]
const seen = numbers.map((ratio) => {
  const field = serializeDictionary({ ratio, total: 3 })
  try {
    parseDictionary(field)
    return [field, 'read']
  } catch (error) {
    return [field, error.message]
  }
})
seen.forEach(([field, result], at) => console.log(`${numbers[at]}: ${field} (${result})`))
const written = ['1.25', '1.', '0.', '10.', '0.063']
assert.deepEqual(seen.map(([field]) => field), written.map((ratio) => `ratio=${ratio}, total=3`))
assert.deepEqual(seen.map(([, result]) => result === 'read'), [true, false, false, false, true])
JS
node check.mjs
