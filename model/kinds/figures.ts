import * as v from 'valibot'
import { day, label, list, text } from '../kit/define.ts'
import { listPresent, readContents } from '../kit/read-content.ts'
import { listNames } from '../kit/references.ts'
import { caseStudySchema } from './case-studies.ts'
import { specimen, specimenSchema } from './specimens.ts'

// The figure of a post shows only facts of this post: numbers of its text, of its tested code or of a source that it links.

/** Dates in their order, at distances that follow the time between them. */
const timeline = specimen('timeline', {
  events: list({
    day,
    /** The day in words: `[law:ai-act-models]`. */
    when: text,
    what: text,
  }),
})

/** The fate of a number of people or cases: a square for each, in groups side by side. */
const parts = specimen('parts', {
  groups: list({
    title: text,
    parts: list({ label, count: v.number(), tone: v.picklist(['strong', 'warning', 'missed', 'quiet']) }),
  }),
})

/** One dot for each result, in a row for each method. */
const strip = specimen('strip', {
  axis: text,
  rows: list({ title: text, isWarning: v.boolean(), values: v.array(v.number()) }),
  /** A line across all rows. */
  reference: v.strictObject({ at: v.number(), text }),
})

/** A system, drawn as those of case studies. */
const flow = v.strictObject({ kind: v.literal('flow'), diagram: caseStudySchema.entries.diagram })

export const figureSchema = v.variant('kind', [...specimenSchema.options, timeline, parts, strip, flow])

/** The figures of posts; a post may have none. */
export const figures = readContents('figures', listPresent('figures', listNames('posts')), figureSchema)
