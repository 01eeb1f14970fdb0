import type { Lead } from './clean-leads.ts'
import { type Language, languages } from './facts.ts'

/** Why a language was chosen for a lead. */
export type LanguageReason = 'chosen' | 'column' | 'country' | 'several' | 'default'

/**
 * The language of a lead's messages: the visitor's choice, then that of the file, then that of the country. English is
 * taken if none of the four languages is the country's only one.
 */
export function chooseLanguage(
  lead: Pick<Lead, 'language' | 'country'>,
  chosen?: Language,
): { language: Language; reason: LanguageReason } {
  if (chosen) return { language: chosen, reason: 'chosen' }
  if (lead.language) return { language: lead.language, reason: 'column' }
  const ofCountry = languages.find((language) => countries[language].includes(lead.country ?? ''))
  if (ofCountry) return { language: ofCountry, reason: 'country' }
  return { language: 'en', reason: severalLanguages.includes(lead.country ?? '') ? 'several' : 'default' }
}

/** Taiwan, Hong Kong and Macao read traditional characters, which the messages do not have. */
const countries: Record<Language, string[]> = {
  en: ['GB', 'IE', 'US', 'AU', 'NZ'],
  es: 'ES AR BO CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE'.split(' '),
  fr: ['FR', 'MC'],
  zh: ['CN'],
}

const severalLanguages = ['BE', 'CA', 'CH', 'LU']
