import * as v from 'valibot'
import { day, heading, line, list, text, texts } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'
import { conditionalTexts, need } from './needs.ts'

/** Fields of the owner's record that a legal page can show, in the order that it gives them. */
const ownerField = v.picklist(['name', 'nif', 'address', 'email', 'phone', 'register'])

export type OwnerField = v.InferOutput<typeof ownerField>

/** Things that are described under the same few labels: processed data, stored notes. */
const records = v.pipe(
  v.strictObject({
    labels: texts,
    rows: list({
      name: v.optional(heading),
      /** In the place of `name`: a word of the program, the same in every language. */
      code: v.optional(line),
      cells: texts,
      needs: v.optional(need),
    }),
  }),
  v.check(({ labels, rows }) => rows.every(({ cells }) => cells.length === labels.length), 'problems.cells'),
)

const section = v.strictObject({
  title: heading,
  needs: v.optional(need),
  intro: v.optional(texts),
  /** Shown from content/site.json, samples marked. */
  owner: v.optional(v.array(ownerField)),
  records: v.optional(records),
  list: v.optional(conditionalTexts),
  /** The words after them, or all words of the section. */
  paragraphs: v.optional(conditionalTexts),
  /** To the laws and authorities that the section names, and to files of the site. */
  links: v.optional(
    list({
      text,
      url: v.pipe(
        v.string(),
        v.check((url) => url.startsWith('/') || URL.canParse(url), 'problems.address'),
      ),
    }),
  ),
})

export const legal = {
  // LSSI art. 10 asks for the first two sections (https://www.boe.es/eli/es/l/2002/07/11/34/con).
  legalNotice: readPage('legalNotice', ['owner', 'prices', 'use', 'rights', 'liability', 'links', 'law']),
  // The facts that GDPR art. 13 asks for (https://eur-lex.europa.eu/eli/reg/2016/679/oj), in the order in which a reader asks.
  privacy: readPage('privacy', [
    'controller',
    'purposes',
    'choice',
    'recipients',
    'transfers',
    'rights',
    'decisions',
    'minors',
    'security',
  ]),
  // legal.test.ts compares the rows of `stored` with the notes that the sources keep in a browser.
  cookies: readPage('cookies', ['stored', 'consent', 'erase', 'others']),
  // AI Act art. 50(1), applicable since 2 August 2026 (https://eur-lex.europa.eu/eli/reg/2024/1689/oj).
  aiNotice: readPage('aiNotice', [
    'assistant',
    'answers',
    'provider',
    'marks',
    'input',
    'limits',
    'demos',
    'texts',
    'person',
  ]),
  accessibility: readPage('accessibility', ['aim', 'tests', 'limits', 'browsers', 'feedback']),
}

export type LegalPageName = keyof typeof legal

export const legalPageNames = Object.keys(legal) as LegalPageName[]

/** A page has its sections by name, in their order, and the day on which its words last changed. */
function readPage<const Name extends string>(name: string, sections: readonly Name[]) {
  return readEntries(`legal.${name}`, { changed: day, sections: v.strictObject(v.entriesFromList(sections, section)) })
}
