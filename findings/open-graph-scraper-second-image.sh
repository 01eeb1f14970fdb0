#!/usr/bin/env bash
# open-graph-scraper 6.12.0 gives the size and the text of the second image to the first, and keeps the last author.
#
# Expected: `og:image:width`, `og:image:height` and `og:image:alt` belong to the `og:image` before them, and an image
# may have none; of several values the first is preferred (The Open Graph protocol, "Structured Properties" and
# "Arrays", whose example has images with and without a size). `article:author`, `article:tag` and
# `og:locale:alternate` are arrays there.
# Seen: of two images the second alone has a size and a text; the result has them at the first. Of two authors, tags
# and further languages the last one is handed out, without the others.
# Hurts: who shows cards of links: the picture stands in a frame of the wrong shape, and a screen reader reads the text
# of another one. Newspapers lose all authors but the last, and a page in three languages one of them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact open-graph-scraper@6.12.0 ||
  { echo 'The package could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import scrape from 'open-graph-scraper'

const properties = [
  ['og:title', 'News'],
  ['og:type', 'article'],
  ['og:url', 'https://example.com/news'],
  ['og:image', 'https://example.com/portrait.png'],
  ['og:image', 'https://example.com/map.png'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', 'Map'],
  ['og:locale', 'en_GB'],
  ['og:locale:alternate', 'es_ES'],
  ['og:locale:alternate', 'fr_FR'],
  ['article:author', 'https://example.com/ana'],
  ['article:author', 'https://example.com/bea'],
  ['article:tag', 'school'],
  ['article:tag', 'maps'],
]
const tags = properties.map(([property, content]) => `<meta property="${property}" content="${content}">`)
const html = `<!doctype html><html><head><meta charset="utf-8"><title>News</title>${tags.join('')}</head></html>`
const { result } = await scrape({ html })
const { ogImage, ogLocaleAlternate, articleAuthor, articleTag } = result
console.log(ogImage, { ogLocaleAlternate, articleAuthor, articleTag })
assert.deepEqual(
  ogImage.map(({ url, width, height, alt }) => [new URL(url).pathname, width, height, alt]),
  [
    ['/portrait.png', '1200', '630', 'Map'],
    ['/map.png', undefined, undefined, undefined],
  ],
)
assert.deepEqual([ogLocaleAlternate, articleAuthor, articleTag], ['fr_FR', 'https://example.com/bea', 'maps'])
JS
node check.mjs
