#!/usr/bin/env bash
# unhead 3.4.3 drops one of two tags that say different things.
#
# Expected: a page may have a translation and a feed in the same language (both `rel="alternate"` with one
# `hreflang`), one connection with and one without `crossorigin` to the same host (browsers keep two
# pools), and one `citation_author` for each author, as Google Scholar asks for.
# Seen: of each pair the last is written, and nothing is said. Two feeds without `hreflang` both stay, and so
# do two values of `article:tag`.
# Hurts: sites in several languages, which lose the links between their translations as soon as each language has
# a feed; pages that load fonts and pictures from one host; journals, whose papers keep their last author.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact unhead@3.4.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createHead, renderSSRHead } from 'unhead/server'

const pairs = {
  'a translation and its feed': { link: [
    { rel: 'alternate', hreflang: 'es', href: '/es/' },
    { rel: 'alternate', hreflang: 'es', type: 'application/rss+xml', href: '/es/feed.xml' },
  ] },
  'a connection with and without crossorigin': { link: [
    { rel: 'preconnect', href: 'https://media.example' },
    { rel: 'preconnect', href: 'https://media.example', crossorigin: '' },
  ] },
  'two authors': { meta: [
    { name: 'citation_author', content: 'Author, First' },
    { name: 'citation_author', content: 'Author, Second' },
  ] },
  'two feeds': { link: [
    { rel: 'alternate', type: 'application/rss+xml', href: '/posts.xml' },
    { rel: 'alternate', type: 'application/rss+xml', href: '/courses.xml' },
  ] },
  'two tags of an article': { meta: [
    { property: 'article:tag', content: 'one' },
    { property: 'article:tag', content: 'two' },
  ] },
}
const counts = []
for (const [name, tags] of Object.entries(pairs)) {
  const head = createHead({ disableDefaults: true })
  head.push(tags)
  const { headTags } = await renderSSRHead(head)
  counts.push(headTags.match(/<(link|meta)/g).length)
  console.log(`${name}: ${counts.at(-1)} of 2\n  ${headTags.replaceAll('\n', '\n  ')}`)
}
assert.deepEqual(counts, [1, 1, 1, 2, 2])
JS
node check.mjs
