import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no French word that is cut before a vowel stands before a name, which may begin with one', () => {
  const cut =
    /^(?:msgstr )?".*\b(?:de|que|le|la|je|se|ce|ne)[ \u00a0]\{(?:name|owner|site|sender|who|city|place)\}.*$/gm
  const wrong = globSync('locales/fr/**/*.po').flatMap((file) => readFileSync(file, 'utf8').match(cut) ?? [])
  expect(wrong).toEqual([])
})
