#!/usr/bin/env bash
# parse-link-header 2.0.0 keeps one link of each relation, and cuts a title at its semicolon.
#
# Expected: all three links. RFC 8288, 3.3: several links may have the same relation, and
# languages (`hreflang`) and formats of a page are given so; a quoted string may hold commas and
# semicolons.
# Seen: the Markdown copy is gone, because the French page comes after it under `alternate`; the
# title ends before "c".
# Hurts: agents and feed readers that look for a page's other formats by its headers.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact parse-link-header@2.0.0 http-link-header@1.1.4
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import LinkHeader from 'http-link-header'
import parse from 'parse-link-header'

const header = [
  '</catalog>; rel="api-catalog"; title="a, b; c"',
  '</page.md>; rel="alternate"; type="text/markdown"',
  '</fr/page>; rel="alternate"; hreflang="fr"',
].join(', ')
const seen = parse(header)
console.log('parse-link-header 2.0.0:', Object.values(seen).map(({ url, title }) => ({ url, title })))
console.log('http-link-header 1.1.4: ', LinkHeader.parse(header).refs.map(({ uri, title }) => ({ uri, title })))
assert.deepEqual(Object.values(seen).map(({ url }) => url), ['/catalog', '/fr/page'])
assert.equal(seen['api-catalog'].title, 'a, b')
assert.equal(LinkHeader.parse(header).refs.length, 3)
JS
node check.mjs
