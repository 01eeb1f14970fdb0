#!/usr/bin/env bash
# @plussub/srt-vtt-parser 2.0.5 shows a caption for minutes instead of seconds if it has a position, and drops one
# whose name has "note", "style" or "region" in it.
#
# Expected: WebVTT (W3C, 4.1) lets a time leave out its hours, lets settings such as `line:0` follow the times, and
# takes any line without `-->` for the name of a cue. Blocks of comments, styles and regions begin with exactly
# NOTE, STYLE or REGION.
# Seen: `00:04.000 line:0` ends after 240 seconds instead of 4. The cues `footnote-1` and `Lifestyle` are missing,
# and nothing is said.
# Hurts: people who need captions: a caption stays on the screen over all that follow, or never appears.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @plussub/srt-vtt-parser@2.0.5 media-captions@1.0.4
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { parse } from '@plussub/srt-vtt-parser'
import { parseText } from 'media-captions'

const captions = `WEBVTT

welcome
00:01.500 --> 00:04.000 line:0
Welcome

footnote-1
00:05.000 --> 00:06.000
First source

Lifestyle
00:07.000 --> 00:08.000
Second chapter

goodbye
00:09.000 --> 00:10.000
Goodbye
`
const seen = parse(captions).entries.map(({ id, from, to }) => [id, from / 1000, to / 1000])
const others = (await parseText(captions)).cues.map(({ id, startTime, endTime }) => [id, startTime, endTime])
console.log('@plussub/srt-vtt-parser 2.0.5:', seen, '\nmedia-captions 1.0.4, as WebVTT:', others)
assert.deepEqual(seen, [['welcome', 1.5, 240], ['goodbye', 9, 10]])
assert.deepEqual(others, [['welcome', 1.5, 4], ['footnote-1', 5, 6], ['Lifestyle', 7, 8], ['goodbye', 9, 10]])
JS
node check.mjs
