import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { languages } from '../engine/facts.ts'
import { messagePacks, type Sender } from '../engine/messages/write-sequence.ts'
import type { Profile } from '../engine/score-lead.ts'
import list from './leads.csv?raw'
import frenchList from './leads.fr.csv?raw'

/** A list with the customers that its sender looks for. */
export type Sample = { csv: string; profile: Profile; sender: Sender }

/** The sample of a language. Companies and people are invented, and addresses end in .example (RFC 2606). */
export function getSample(locale: DemoLocale): Sample {
  return locale === 'fr' ? frenchSample : sample
}

/** Days after the first message. */
export const sampleDays = [0, 4, 10]

const offers = Object.fromEntries(
  languages.map((language) => [language, messagePacks[language].sampleOffer]),
) as Sender['offers']

/** A small workshop for automation near Valencia, as invented as its leads. Its maximum is 100 points. */
const sample: Sample = {
  csv: list,
  profile: {
    rules: {
      industry: { weight: 25, isOn: true },
      size: { weight: 15, isOn: true },
      role: { weight: 20, isOn: true },
      place: { weight: 15, isOn: true },
      request: { weight: 10, isOn: true },
      manual: { weight: 10, isOn: true },
      deadline: { weight: 5, isOn: true },
      supplier: { weight: -10, isOn: true },
    },
    industries: ['accounting', 'logistics', 'manufacturing'],
    employees: { from: 10, to: 60 },
    countries: ['ES', 'FR', 'GB'],
    cities: ['Valencia', 'Lyon'],
  },
  sender: {
    name: 'Lucía Ferrer',
    company: 'Taller Norte',
    offers,
    visits: true,
  },
}

/** The same workshop in the other Valence, between Lyon and Avignon. */
const frenchSample: Sample = {
  csv: frenchList,
  profile: { ...sample.profile, countries: ['BE', 'CH', 'FR'], cities: ['Lyon', 'Valence'] },
  sender: { ...sample.sender, name: 'Lucie Ferrand', company: 'Atelier du Nord' },
}
