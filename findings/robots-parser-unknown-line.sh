#!/usr/bin/env bash
# robots-parser 3.0.1 ends a group of crawlers at a line that it does not know.
#
# Expected: both crawlers are kept out. RFC 9309, 2.2.4: other records "MUST NOT interfere with
# the parsing of explicitly defined records". `Content-Signal` is such a record; sites write it
# since 2025.
# Seen: the crawler that is named first may fetch everything.
# Hurts: site owners who put the signal below each name, and crawlers that mean to obey.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact robots-parser@3.0.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import parse from 'robots-parser'

const read = (lines) => {
  const robots = parse('https://example.com/robots.txt', lines.join('\n'))
  return ['FirstBot', 'SecondBot'].map((name) => robots.isAllowed('https://example.com/drafts/1', name))
}
const plain = read(['User-agent: FirstBot', 'User-agent: SecondBot', 'Disallow: /drafts/'])
const seen = read(['User-agent: FirstBot', 'Content-Signal: ai-train=no', 'User-agent: SecondBot', 'Disallow: /drafts/'])
console.log('may FirstBot and SecondBot fetch a draft? without the signal:', plain, 'with it:', seen)
assert.deepEqual(plain, [false, false])
assert.deepEqual(seen, [true, false])
JS
node check.mjs
