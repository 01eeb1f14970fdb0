#!/usr/bin/env bash
# @extractus/feed-extractor 8.0.3 leads to the recording or the comments of an entry instead of its page, dates it by
# its last change, and takes plain text for HTML.
#
# Expected: of several links the one without `rel` or with `rel="alternate"` is the entry's page (RFC 4287, 4.2.7.2).
# `published` is when it was first there, `updated` its last change (4.2.9 and 4.2.15). `content_text` of a JSON Feed
# is plain text (JSON Feed 1.1, "Items"). feedsmith hands out all of them as they are.
# Seen: `link` is the first one in the entry, whatever its relation; `published` holds `updated`, though the entry has
# both; and "If a < b and c > d" becomes "If a  d".
# Hurts: who reads or gathers feeds by the normalized entry: it opens a sound file or a list of answers, an entry of
# last year comes up as new after each correction, and the summary says something else.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @extractus/feed-extractor@8.0.3 feedsmith@3.0.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { extractFromJson, extractFromXml } from '@extractus/feed-extractor'
import { parseFeed } from 'feedsmith'

const page = '<link rel="alternate" type="text/html" href="https://example.com/course"/>'
const links = {
  recording: '<link rel="enclosure" type="audio/mpeg" length="1" href="https://example.com/course.mp3"/>',
  comments: '<link rel="replies" type="text/html" href="https://example.com/comments"/>',
  related: '<link rel="related" href="https://example.com/another"/>',
}
const write = (link) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Courses</title><id>urn:courses</id>
<updated>2027-03-05T10:00:00Z</updated><author><name>Ana</name></author>
<entry><title>Course</title><id>urn:course</id>${link}${page}<summary>Two days</summary>
<published>2026-01-15T10:00:00Z</published><updated>2027-03-05T10:00:00Z</updated></entry></feed>`

for (const [name, link] of [['page alone', ''], ...Object.entries(links)]) {
  const [entry] = extractFromXml(write(link)).entries
  const [other] = parseFeed(write(link)).feed.entries
  console.log(`${name} first: ${entry.link}, published ${entry.published}`)
  assert.equal(entry.link, link ? link.match(/href="(.*?)"/)[1] : 'https://example.com/course')
  assert.equal(new Date(entry.published).toISOString(), '2027-03-05T10:00:00.000Z')
  assert.equal(other.published, '2026-01-15T10:00:00Z')
  assert.equal(other.links.find(({ rel }) => rel === 'alternate').href, 'https://example.com/course')
}
const text = 'If a < b and c > d'
const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'Courses', items: [{ id: '1', content_text: text }] }
const { description } = extractFromJson(feed).entries[0]
console.log(`"${text}" becomes "${description}"`)
assert.match(description, /^If a\s+d$/)
assert.equal(parseFeed(JSON.stringify(feed)).feed.items[0].content_text, text)
JS
node check.mjs
