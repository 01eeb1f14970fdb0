#!/usr/bin/env bash
# http-link-header 1.1.4 loses the next link after a parameter without a value.
#
# Expected: two links. RFC 8288, 3: `link-param = token BWS [ "=" … ]`, so a bare `crossorigin`,
# as preload headers have it, is valid.
# Seen: one link, with a parameter whose name is the whole second link.
# Hurts: servers and crawlers that read preloads and catalogs from one header.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact http-link-header@1.1.4 parse-link-header@2.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import LinkHeader from 'http-link-header'
import parse from 'parse-link-header'

const header = '</font.woff2>; rel="preload"; crossorigin, </catalog>; rel="api-catalog"'
const { refs } = LinkHeader.parse(header)
console.log('http-link-header 1.1.4:', refs)
assert.deepEqual(refs.map(({ uri }) => uri), ['/font.woff2'])
assert.deepEqual(Object.values(parse(header)).map(({ url }) => url), ['/font.woff2', '/catalog'])
JS
node check.mjs
