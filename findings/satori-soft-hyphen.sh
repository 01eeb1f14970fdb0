#!/usr/bin/env bash
# satori 0.63.2 breaks a line at a soft hyphen and draws no hyphen there.
#
# Expected: a hyphen at the end of the line if a word is broken at its soft hyphen (CSS Text 3, 5.4: "hyphens:
# manual", the initial value), and nothing if it is not broken.
# Seen: "automatización" with a soft hyphen stands on two lines as "automati" and "zación": the picture has the
# same outlines as the word on one line. A written hyphen is drawn.
# Hurts: pictures for sharing in languages with long words (German, Spanish, Finnish): a title that its page
# hyphenates rightly has two halves in the picture that read as two words.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact satori@0.63.2 @fontsource/inter@5.3.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import satori from 'satori'

const data = readFileSync('node_modules/@fontsource/inter/files/inter-latin-400-normal.woff')
const fonts = [{ name: 'Inter', data, weight: 400, style: 'normal' }]

/** How many lines a word takes in a column, and of how many outlines its letters consist. */
async function measure(children, width) {
  const column = { type: 'div', props: { style: { display: 'flex', width, fontFamily: 'Inter', fontSize: 20 }, children } }
  const draw = (embedFont) => satori(column, { width: 400, height: 200, fonts, embedFont })
  const lines = new Set((await draw(false)).match(/(?<=<text[^>]* y=")[\d.]+/g))
  return [lines.size, (await draw(true)).match(/(?<= d=")[^"]*/g).join('').split('M').length - 1]
}

const [whole, broken, written] = await Promise.all([
  measure('automati\u00ADzación', 300),
  measure('automati\u00ADzación', 100),
  measure('automati-zación', 100),
])
console.log('lines and outlines: whole', whole, 'broken at the soft hyphen', broken, 'broken at a written hyphen', written)
assert.deepEqual([whole[0], broken[0], written[0]], [1, 2, 2])
assert.equal(broken[1], whole[1])
assert.ok(written[1] > whole[1])
JS
node check.mjs
