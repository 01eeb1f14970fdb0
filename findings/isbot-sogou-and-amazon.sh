#!/usr/bin/env bash
# isbot 5.2.3 takes a phone browser of China for a machine, and a fetcher of Amazon for a
# person.
#
# Expected: Sogou's browser is used by people (only "Sogou web spider" is the crawler); `Amzn-
# User` fetches pages for an assistant, as Amazon's page about its crawlers says.
# Seen: true for the browser, because the name Sogou is enough; false for Amzn-User, while
# ChatGPT-User and Claude-User are known.
# Hurts: who counts visits without cookies: readers in China are left out, and an assistant
# counts as a reader.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact isbot@5.2.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { isbot } from 'isbot'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const agents = {
  'Sogou mobile browser': `Mozilla/5.0 (Linux; Android 10; V1962A Build/QP1A.190711.020; wv) ${chrome} Version/4.0 Chrome/78.0.3904.62 Mobile Safari/537.36 SogouMSE,SogouMobileBrowser/5.28.12`,
  'Amzn-User': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-User/0.1) Chrome/119.0.6045.214 Safari/537.36',
  'Claude-User': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
}
const seen = Object.fromEntries(Object.entries(agents).map(([name, agent]) => [name, isbot(agent)]))
console.log('isbot 5.2.3 says machine:', seen)
assert.deepEqual(seen, { 'Sogou mobile browser': true, 'Amzn-User': false, 'Claude-User': true })
JS
node check.mjs
