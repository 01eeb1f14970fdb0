#!/usr/bin/env bash
# letterparser 0.1.8 writes the code of an invitation into the text of its message, and takes a group for an address.
#
# Expected: the text of the plain part. The parts of `multipart/alternative` are versions of the same content, of which
# one is shown (RFC 2046, 5.1.4); in an invitation `text/calendar` is one of them (RFC 6047, 4.2). A receiver can be a
# group, which has a name, its members, and a semicolon at its end; it can be empty (RFC 5322, 3.4).
# Seen: the text ends with "BEGIN:VCALENDAR …", and the calendar is not among the attachments. "Course: ana@example.com",
# "bea@example.com;" and "undisclosed-recipients:;" are addresses. mailparser 3.14.2 reads both rightly.
# Hurts: who hands messages to a ticket system or a model: each invitation of Google or Outlook brings a page of code,
# the event itself cannot be read, and an answer to all goes to addresses that are none.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact letterparser@0.1.8 mailparser@3.14.2 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { extract } from 'letterparser'
import { simpleParser } from 'mailparser'

const part = (type, ...lines) => ['--part', `Content-Type: ${type}; charset=utf-8`, '', ...lines]
const message = [
  'From: Cleo <cleo@example.com>',
  'To: Course: ana@example.com, bea@example.com;',
  'Cc: undisclosed-recipients:;',
  'Subject: First lesson',
  'Date: Mon, 1 Mar 2027 10:00:00 +0100',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary="part"',
  '',
  ...part('text/plain', 'See you on Monday.'),
  ...part('text/html', '<p>See you on Monday.</p>'),
  ...part('text/calendar; method=REQUEST', 'BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR'),
  '--part--',
  '',
].join('\r\n')

const seen = extract(message)
const addresses = [...seen.to, ...seen.cc].map(({ address }) => address)
console.log({ text: seen.text, addresses, attachments: seen.attachments.length })
assert.match(seen.text, /^See you on Monday\.\s+BEGIN:VCALENDAR/)
assert.equal(seen.attachments.length, 0)
assert.deepEqual(addresses, ['Course: ana@example.com', 'bea@example.com;', 'undisclosed-recipients:;'])

const other = await simpleParser(message)
assert.equal(other.text.trim(), 'See you on Monday.')
assert.deepEqual(other.attachments.map(({ contentType }) => contentType), ['text/calendar'])
assert.deepEqual(other.to.value[0].group.map(({ address }) => address), ['ana@example.com', 'bea@example.com'])
JS
node check.mjs
