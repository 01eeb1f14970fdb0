import { languages } from '../engine/facts.ts'
import type { Profile } from '../engine/score-lead.ts'
import { messagePacks, type Sender } from '../engine/write-sequence.ts'

/** Invented companies and people, with the faults that real lists have. Addresses end in .example (RFC 2606). */
export { default as sampleCsv } from './leads.csv?raw'

/** A small workshop for automation near Valencia, as invented as its leads. Its maximum is 100 points. */
export const sampleProfile: Profile = {
  rules: {
    industry: { weight: 25, isOn: true },
    size: { weight: 15, isOn: true },
    role: { weight: 20, isOn: true },
    place: { weight: 15, isOn: true },
    request: { weight: 10, isOn: true },
    manual: { weight: 10, isOn: true },
    deadline: { weight: 5, isOn: true },
    supplier: { weight: -10, isOn: true },
    own: { weight: 10, isOn: false },
  },
  industries: ['accounting', 'logistics', 'manufacturing'],
  employees: { from: 10, to: 60 },
  countries: ['ES', 'FR', 'GB'],
  cities: ['Valencia', 'Lyon'],
  ownWords: [],
}

export const sampleSender: Sender = {
  name: 'Lucía Ferrer',
  company: 'Taller Norte',
  offers: Object.fromEntries(
    languages.map((language) => [language, messagePacks[language].sampleOffer]),
  ) as Sender['offers'],
  visits: true,
}

/** Days after the first message. */
export const sampleDays = [0, 4, 10]
