#!/usr/bin/env bash
# pinyin-pro 3.29.4 forgets its words as soon as it is told that a surname may come first.
#
# Expected: `surname: 'head'` is for the beginning of the text, as its types say. Words after it keep their reading:
# headmaster is xiào zhǎng, Chongqing is chóng qìng, bank is yín háng (Xiandai Hanyu Cidian).
# Seen: only what stands at the beginning is read as a word. Each character after it gets the reading that it has
# alone: xiào cháng, zhòng qìng, yín xíng. `surname: 'all'` reads these rightly.
# Hurts: lists of people with their titles and of places, if they are sorted, searched or read aloud by pinyin.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact pinyin-pro@3.29.4
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { pinyin } from 'pinyin-pro'

const texts = [
  ['单校长', 'shàn xiào zhǎng', 'shàn xiào cháng'],
  ['曾重庆', 'zēng chóng qìng', 'zēng zhòng qìng'],
  ['我们的银行', 'wǒ men de yín háng', 'wǒ men de yín xíng'],
  ['银行', 'yín háng', 'yín háng'],
]
for (const [text, expected, seen] of texts) {
  const [head, all] = ['head', 'all'].map((surname) => pinyin(text, { surname }))
  console.log(`${text}: ${head} with head, ${all} with all`)
  assert.equal(head, seen)
  assert.equal(all, expected)
}
JS
node check.mjs
