#!/usr/bin/env bash
# epub-gen-memory 1.1.2 starts each numbered list at 1, empties drawings, and takes dates out of their `time`.
#
# Expected: the list goes on at 4 and its last item is 9, the date can be read by a machine, and the drawing has its
# circle. A chapter of EPUB 3, which the package writes, is HTML in the syntax of XML with SVG in it (EPUB 3.3, 6.1):
# `start`, `value` and `datetime` are part of the former, `viewBox`, `cx`, `cy` and `r` of the latter. The README names
# no limit; the option `version` tells EPUB 2, which has no `start`, from EPUB 3.
# Seen: all of them are gone. The numbers are 1 and 2, and a circle without a radius is not drawn. The same tags, `lang`
# and `colspan` stay, so that the text looks complete, and nothing is said.
# Hurts: readers of laws, recipes and manuals, where a list goes on after a paragraph: "see step 4" leads to another
# step, and a figure is an empty space.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact epub-gen-memory@1.1.2 fflate@0.8.2 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { strFromU8, unzipSync } from 'fflate'

const { default: write } = createRequire(import.meta.url)('epub-gen-memory')
const content = `<p lang="fr">Suite</p><table><tr><td colspan="2">Step</td></tr></table>
<ol start="4"><li>Cut</li><li value="9">Serve</li></ol>
<p>See you <time datetime="2027-03-06">tomorrow</time>.</p>
<svg viewBox="0 0 200 200"><circle cx="100" cy="100" r="90"></circle></svg>`
const book = { title: 'Course', author: 'Ana', lang: 'es', version: 3 }
const files = unzipSync(await write(book, [{ title: 'One', content }]))
const name = Object.keys(files).find((each) => /0_.*\.xhtml$/.test(each))
const tags = strFromU8(files[name]).match(/<(p lang|td|ol|li|time|svg|circle)\b[^>]*>/g)
console.log(tags.join(' '))
assert.equal(tags.join(' '), '<p lang="fr"> <td colspan="2"> <ol> <li> <li> <time> <svg> <circle/>')
JS
node check.mjs
