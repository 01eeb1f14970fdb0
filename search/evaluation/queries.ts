import type { Locale } from '../../locales/locales.ts'
import written from './queries.json' with { type: 'json' }

/** Queries with the expected page, as a path without language. */
type Expectations = Record<string, string>

/**
 * Queries as visitors type them: names, tasks, questions, misspellings, plurals, words of another language.
 * `first` must be the first result, `firstThree` among the first three, because other pages match as well.
 * Write a query as a visitor would and before looking at its results; mend the ranking if a query fails.
 */
export const queries: Partial<Record<Locale, { first: Expectations; firstThree: Expectations }>> = written
