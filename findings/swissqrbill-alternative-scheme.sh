#!/usr/bin/env bash
# swissqrbill 4.4.1 writes the alternative scheme of a Swiss QR bill, such as eBill, into the line of the billing
# information.
#
# Expected: the elements of the code are known by the number of their line: 31 is the end mark EPD, 32 the billing
# information, 33 the first alternative scheme. One that is empty stays as an empty line if others follow (SIX, Swiss
# Implementation Guidelines for the QR-bill, chapter 4).
# Seen: with `av1` and without `additionalInformation` there is no line 33, and line 32 says "eBill/B/…". With both,
# each is in its place.
# Hurts: who bills customers in Switzerland: what reads the code finds no eBill address, and billing information that
# is none. The bill in print does not show it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact swissqrbill@4.4.1 jsqr@1.4.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import jsQR from 'jsqr'
import { SwissQRCode } from 'swissqrbill/svg'

const person = { name: 'Ana Example', address: 'Musterweg', buildingNumber: 1, zip: 3000, city: 'Bern', country: 'CH' }
const bill = { amount: 100, currency: 'CHF', creditor: { ...person, account: 'CH5800791123000889012' }, debtor: person }
const av1 = 'eBill/B/ana@example.com'

/** The lines of the code, read from its picture as a phone does. */
function read(data) {
  const [scale, edge] = [12, 48] // Pixels of a millimetre, and of the margin.
  const width = 46 * scale + 2 * edge
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  const number = (tag, name) => Number(tag.match(new RegExp(` ${name}="([\\d.]+)mm"`))[1])
  for (const [tag] of new SwissQRCode(data).toString().matchAll(/<rect [^>]*>/g)) {
    const [x, y] = ['x', 'y'].map((name) => number(tag, name))
    const ends = [x + number(tag, 'width'), y + number(tag, 'height')].map((end) => Math.round(end * scale))
    const color = tag.includes('fill="black"') ? 0 : 255
    for (let row = Math.round(y * scale); row < ends[1]; row += 1)
      for (let column = Math.round(x * scale); column < ends[0]; column += 1) {
        const index = ((row + edge) * width + column + edge) * 4
        pixels.fill(color, index, index + 3)
      }
  }
  return jsQR(pixels, width, width).data.split('\n')
}
const seen = [{ av1 }, { av1, additionalInformation: '//S1/10/1' }].map((more) => read({ ...bill, ...more }).slice(30))
console.log('lines from 31 on, without billing information:', seen[0], '\nwith it:', seen[1])
assert.deepEqual(seen, [['EPD', av1], ['EPD', '//S1/10/1', av1]])
JS
node check.mjs
