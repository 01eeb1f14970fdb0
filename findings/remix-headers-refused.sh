#!/usr/bin/env bash
# @remix-run/headers 0.21.1 hands out what a client refuses, if the client accepts "anything else".
#
# Expected: brotli for `gzip;q=0, *`: the asterisk stands for the codings that the field does not name, and a weight
# of 0 is "not acceptable" (RFC 9110, 12.5.3 and 12.4.2). Markdown for `text/html;q=0.5, text/*`: of several ranges
# that match, the most specific one counts (12.5.1). negotiator 1.1.0 answers so.
# Seen: gzip, and HTML. The entries are sorted by weight, and the first that matches wins. `compressResponse` of
# @remix-run/response 0.3.5 sends gzip to this client.
# Hurts: devices and proxies that cannot read one coding and say so: the body is of no use to them. Agents that
# prefer any other text to HTML get HTML.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @remix-run/headers@0.21.1 @remix-run/response@0.3.5 negotiator@1.1.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { Accept, AcceptEncoding } from '@remix-run/headers'
import { compressResponse } from '@remix-run/response/compress'
import Negotiator from 'negotiator'

const [refusing, ranking] = ['gzip;q=0, *', 'text/html;q=0.5, text/*']
const [codings, types] = [['gzip', 'br'], ['text/html', 'text/markdown']]
const other = new Negotiator({ headers: { 'accept-encoding': refusing, accept: ranking } })
const request = new Request('https://example.com/', { headers: { 'accept-encoding': refusing } })
const page = new Response('text '.repeat(1000), { headers: { 'content-type': 'text/plain' } })
const { headers } = await compressResponse(page, request, { encodings: codings })
const seen = {
  coding: new AcceptEncoding(refusing).getPreferred(codings),
  sent: headers.get('content-encoding'),
  type: new Accept(ranking).getPreferred(types),
}
const right = { coding: other.encoding(codings), type: other.mediaType(types) }
console.log(`Accept-Encoding: ${refusing}: ${seen.coding}, and ${seen.sent} is sent (negotiator: ${right.coding})`)
console.log(`Accept: ${ranking}: ${seen.type} (negotiator: ${right.type})`)
assert.deepEqual(seen, { coding: 'gzip', sent: 'gzip', type: 'text/html' })
assert.deepEqual(right, { coding: 'br', type: 'text/markdown' })
JS
node check.mjs
