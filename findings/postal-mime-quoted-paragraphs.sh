#!/usr/bin/env bash
# postal-mime 4.0.0 puts the marks of a quotation into the middle of its paragraphs.
#
# Expected: in text that is `format=flowed`, the marks before a line are counted and taken away before the line is
# joined to the one above; the paragraph has them once (RFC 3676, 4.1 and 4.5). mailparser does so.
# Seen: "> The course > begins on > Monday.", and likewise with two marks. Text that is not quoted is joined rightly.
# Hurts: help desks and agents that read answers by mail. Each longer quotation is full of marks that
# people and models read as "greater than", and its text is not found in the mail that it answers.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact postal-mime@4.0.0 mailparser@3.14.2 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

const bodies = [
  ['> The course ', '> begins on ', '> Monday.'],
  ['>> Which day ', '>> suits you?', '> Monday.'],
  ['The course ', 'begins on ', 'Monday.'],
]
const seen = []
for (const lines of bodies) {
  const head = ['From: ana@example.com', 'Subject: Re: Course', 'Content-Type: text/plain; charset=utf-8; format=flowed', '']
  const message = [...head, ...lines, ''].join('\r\n')
  const texts = [(await PostalMime.parse(message)).text, (await simpleParser(message)).text].map((text) => text.trim())
  console.log(`postal-mime: ${JSON.stringify(texts[0])}\nmailparser:  ${JSON.stringify(texts[1])}`)
  seen.push(texts)
}
assert.deepEqual(seen, [
  ['> The course > begins on > Monday.', '> The course begins on Monday.'],
  ['>> Which day >> suits you?\n> Monday.', '>> Which day suits you?\n> Monday.'],
  ['The course begins on Monday.', 'The course begins on Monday.'],
])
JS
node check.mjs
