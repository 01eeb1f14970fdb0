#!/usr/bin/env bash
# linkinator 7.6.1 with --check-fragments calls each link to a passage broken.
#
# Expected: `guide.html#:~:text=hola` and `guide.html#price:~:text=hola` are fine: browsers take off what follows `:~:`
# before they look for an element (URL Fragment Text Directives, WICG). The page has `price`.
# Seen: both are reported as broken, because an element with the whole text as its id is looked for. A link to `#price`
# alone is fine, and so is one to an accented id that is percent-encoded.
# Hurts: people who cite by "copy link to highlight" of their browser, or pages that search engines link to: their check
# of links fails, and they take the citation out.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact linkinator@7.6.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
mkdir site
cat >site/index.html <<'HTML'
<!doctype html>
<html lang="en">
  <title>Links</title>
  <a href="guide.html#price">price</a>
  <a href="guide.html#a%C3%B1o">year</a>
  <a href="guide.html#:~:text=hola">passage</a>
  <a href="guide.html#price:~:text=hola">passage near the price</a>
</html>
HTML
cat >site/guide.html <<'HTML'
<!doctype html>
<html lang="es">
  <title>Guía</title>
  <p id="price">hola</p>
  <p id="año">2027</p>
</html>
HTML
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { LinkChecker } from 'linkinator'

const { links } = await new LinkChecker().check({ path: 'site', checkFragments: true })
const broken = links.filter(({ state }) => state === 'BROKEN').map(({ url }) => new URL(url, 'http://localhost').hash)
console.log('broken:', broken)
assert.deepEqual(broken.sort(), ['#:~:text=hola', '#price:~:text=hola'])
JS
node check.mjs
