#!/usr/bin/env bash
# @minify-html/node 0.18.1 writes hidden="until-found" as hidden, so that the page's search never finds the text.
#
# Expected: hidden="until-found" stays. `hidden` has been an enumerated attribute since 2022 (HTML Standard, 6.1): the
# value lets the search of the browser and links to a fragment open the text; without it the text stays hidden.
# Seen: the value is taken off as if the attribute were a boolean one, and lang="", which says that the language is
# unknown (3.2.6.2), goes too, so that a foreign name is read aloud in the language around it.
# Hurts: visitors who search long pages with closed parts (answers, terms, chapters): the page is right as it is
# written, and wrong as it is published.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @minify-html/node@0.18.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import minifier from '@minify-html/node'

const cases = [
  ['<div hidden="until-found">The answer</div>', '<div hidden>The answer</div>'],
  ['<p lang="fr">Par <i lang="">Xoqura</i></p>', '<p lang=fr>Par <i>Xoqura</i>'],
  // Values of two younger attributes stay.
  ['<div popover="hint">A hint</div>', '<div popover=hint>A hint</div>'],
  ['<dialog closedby="any">A question</dialog>', '<dialog closedby=any>A question</dialog>'],
]
for (const [source, expected] of cases) {
  const seen = minifier.minify(Buffer.from(source), {}).toString()
  console.log(`${source}\n  ${seen}`)
  assert.equal(seen, expected)
}
JS
node check.mjs
