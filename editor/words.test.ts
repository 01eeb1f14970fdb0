import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The owner reads the editor in a language of his own: its words stand in catalogs. Sources hold markup, names and ids alone.

const shown = ['check', 'fields', 'lists', 'pictures', 'record', 'texts', 'new/piece', 'new/post', 'files/publish']

const sources = [
  ...globSync('editor/**/*.ts').filter((file) => !/test|e2e/.test(file)),
  ...shown.map((name) => `authoring/${name}.ts`),
]

/** Commands, commits, by which git knows those of the editor, names of kinds, ids, selectors, and a pattern. */
const known =
  /^(npm run|git) |back: |^Made-with|This reverts|^Change the words of|^the site$|^(case study|social account|owner's record)$|^(site\.\S+ ?)+$|^[.a-z]+( button$|, )|^msgid|^\(\?/

test.each(sources)('its words are in catalogs: %s', (file) => {
  expect(listLiterals(readFileSync(file, 'utf8')).filter((text) => isProse(text) && !known.test(text))).toEqual([])
})

test('words in markup, in a message and beside a value are found', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source to read
  const source = 'const a = html`<p class="b c">Not ${d ? html`<b>Found yet</b>` : \'or here\'} said</p>` // As noted'
  expect(listLiterals(source).filter(isProse)).toEqual(['<b>Found yet</b>', 'or here', '<p class="b c">Not … said</p>'])
})

/** The texts of strings and templates; a value in a template is `…`. */
function listLiterals(source: string): string[] {
  const all: string[] = []
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm, '')
  const open: Array<{ quote: string; text: string; depth: number }> = []
  for (let at = 0; at < code.length; at += 1) {
    const [sign = '', last] = [code[at], open.at(-1)]
    const isInside = last && last.depth === 0
    if (isInside && sign === '\\') at += 1
    else if (isInside && sign === last.quote) all.push(open.pop()?.text ?? '')
    else if (isInside && last.quote === '`' && code.startsWith('${', at)) {
      last.text += '…'
      last.depth = 1
      at += 1
    } else if (isInside) last.text += sign
    else if (/['"`]/.test(sign)) open.push({ quote: sign, text: '', depth: 0 })
    else if (last && /[{}]/.test(sign)) last.depth += sign === '{' ? 1 : -1
  }
  return all
}

/** Two words side by side, or one in markup: neither a name nor an attribute. */
function isProse(text: string): boolean {
  const words = text.replace(/<style>[\s\S]*|<[^>]*>|^[\s\S]*?(?=<)/g, (part) => (part.startsWith('<') ? ' ' : part))
  return text.includes('<') ? /\p{L}{2,}/u.test(words.replaceAll('…', ' ')) : /\p{L}{2,},? \p{L}/u.test(words)
}
