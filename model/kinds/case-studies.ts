import * as v from 'valibot'
import { heading, label, line, listBy, pageWords, text, texts, titledTexts } from '../kit/define.ts'
import { readContents } from '../kit/read-content.ts'
import { naming, reference } from '../kit/references.ts'
import { languages, limitLanguages } from './piece-languages.ts'
import { caseStudySlugs } from './slugs.ts'
import { table } from './specimens.ts'
import { trades } from './trades.ts'

/** The system as it is drawn: boxes on a grid, arrows between them. */
const diagramSchema = v.strictObject({
  title: heading,
  /** The drawing in two or three sentences, for those who do not see it. */
  description: text,
  nodes: v.pipe(
    listBy('id', {
      id: v.string(),
      /** At most 24 characters, 10 in Chinese. */
      label,
      /** Decides shape and colour of the box. */
      kind: v.picklist(['source', 'step', 'model', 'store', 'person', 'result']),
      /** From 0; data flows from the first column to the last, and there are at most five. */
      column: v.pipe(v.number(), v.minValue(0), v.maxValue(4)),
      /** From 0; at most three rows, halves stand between two. */
      row: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
    }),
    v.minLength(4, 'problems.least 4'),
  ),
  links: v.array(v.strictObject({ from: v.string(), to: v.string() })),
})

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'problems.month 2026-11'))

export const caseStudySchema = v.strictObject({
  /** The client: a real one, the owner, or nobody yet. The page of an example says what it should achieve. */
  kind: v.picklist(['client', 'own', 'example']),
  /** True until the owner confirms every sentence of it. */
  sample: v.boolean(),
  languages,
  period: v.optional(v.strictObject({ from: month, to: month })),
  /** The person or record that can confirm it: "Published by the client", "A call with the client on request". */
  evidence: v.optional(text),
  /** Short, for cards and breadcrumbs: the system's own name. */
  name: heading,
  /** The heading of the page and its title in search results: at most 55 characters. */
  title: heading,
  ...pageWords,
  trade: naming('trades', v.picklist(trades.map(({ id }) => id))),
  /** The kind of organisation and its field, never a client's name. */
  sector: text,
  /** The benefit to the reader in one line for cards: its measure stands under `result`, figures only from `content/claims.json`. */
  headline: text,
  /** For the first screen: the change that it would bring, by its design or an invented example, as its caption says; no result. */
  figure: table,
  duration: v.optional(text),
  situation: texts,
  constraints: texts,
  built: texts,
  /** The parts of the system in the order in which data passes through them. */
  howItWorks: v.pipe(titledTexts, v.minLength(3, 'problems.least 3')),
  diagram: diagramSchema,
  result: texts,
  learned: texts,
  /** The effort of the same project in the reader's company. */
  inYourCompany: texts,
  /** The question that a reader would send to learn it. */
  question: text,
  stack: v.array(line),
  services: v.array(reference('services')),
})

export const caseStudies = readContents('caseStudies', caseStudySlugs, caseStudySchema)

for (const [slug, { languages }] of caseStudies.all) limitLanguages(`caseStudies.${slug}`, languages)
