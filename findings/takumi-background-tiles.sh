#!/usr/bin/env bash
# Takumi 2.16.3 draws the last tile of a background beyond the edge of its box.
#
# Expected: a box 50 pixels wide stays so with tiles of 20 pixels: CSS clips a background to the
# border box (css-backgrounds-3, background-clip).
# Seen: 60 pixels, also with `overflow: hidden` and `background-clip: border-box`. A radius of
# the box clips it, and so does `overflow: hidden` around it.
# Hurts: who draws dots or stripes as a tiled gradient: they cover the neighbour, or stick out.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @takumi-rs/core@2.16.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { Renderer } from '@takumi-rs/core'

async function measure(own) {
  const box = { type: 'container', style: { width: 50, height: 20, ...own }, children: [] }
  const style = { display: 'flex', width: 100, height: 20, backgroundColor: 'white' }
  const root = { type: 'container', style, children: [box] }
  const pixels = await new Renderer().render(root, { width: 100, height: 20, format: 'raw' })
  return Array.from({ length: 100 }, (_, x) => pixels[4 * x]).filter((red) => red === 0).length
}

const tiles = { backgroundImage: 'linear-gradient(black, black)', backgroundSize: '20px 20px' }
const seen = {
  plain: await measure({ backgroundColor: 'black' }),
  tiles: await measure(tiles),
  clipped: await measure({ ...tiles, backgroundClip: 'border-box', overflow: 'hidden' }),
  rounded: await measure({ ...tiles, borderRadius: '0.1px' }),
}
console.log('black pixels of a box of 50:', seen)
assert.deepEqual(seen, { plain: 50, tiles: 60, clipped: 60, rounded: 50 })
JS
node check.mjs
