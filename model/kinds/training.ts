import * as v from 'valibot'
import {
  heading,
  itemId,
  list,
  listBy,
  questionAndAnswer,
  questionsAndAnswers,
  text,
  texts,
  titledText,
  titledTexts,
} from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'
import { reference } from '../kit/references.ts'
import { contentIconNames } from './icons.ts'
import { need } from './needs.ts'

// The pages /corporate and /ai-training.

export const corporate = readEntries('corporate', {
  title: heading,
  intro: text,
  programs: list({
    icon: v.picklist(contentIconNames),
    title: heading,
    description: text,
    audience: text,
    outcomes: texts,
    /** The papers that the company gets. */
    record: v.optional(text),
    services: v.array(reference('services')),
  }),
  steps: titledTexts,
  faq: questionsAndAnswers,
})

export const training = readEntries('training', {
  title: heading,
  intro: text,
  /** 1-2 day workshop, 4-6 week program, consulting, courses with dates: how each runs. */
  formats: v.strictObject({
    workshop: titledText,
    program: titledText,
    consulting: titledText,
    course: v.optional(v.strictObject({ ...titledText.entries, needs: v.optional(need) })),
  }),
  delivery: texts,
  pricing: texts,
  paths: list({ title: heading, text, services: v.array(reference('services')) }),
  faq: listBy('id', { id: itemId, ...questionAndAnswer.entries, needs: v.optional(need) }),
})
