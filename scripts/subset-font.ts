import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

// Cuts the display font down to the letters of our languages and to one weight: a page waits for it.
// Run it after an update of the font, or for a language with other letters, and commit the result.

const source = new URL(import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'))
const result = 'renderer/styles/fraunces.woff2'

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('')
const accented = 'áàâçéèêëíîïñóôœúùûüÁÀÂÇÉÈÊËÍÎÑÓÔŒÚÜ¿¡ºª'
const punctuation = '\u00a0\u202f’‘“”«»–—…·€×−•ﬁﬂ'

const font = await subsetFont(readFileSync(source), ascii + accented + punctuation, {
  targetFormat: 'woff2',
  // One weight: a second kilobyte for each other one, and headings and numerals look the same in it.
  variationAxes: { wght: 560 },
  // Without the letters of features that no stylesheet turns on; the ligatures are named above.
  noLayoutClosure: true,
})
writeFileSync(result, font)
console.log(`${result}: ${font.length} bytes`)
