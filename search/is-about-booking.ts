import { moneyAndTime } from '../content/search-words.ts'
import type { Locale } from '../locales/locales.ts'
import { tokenize } from './tokenize.ts'

/** Whether a question is about money or time, which an appointment settles. */
export function isAboutBooking(question: string, locale: Locale): boolean {
  const listTerms = (text: string) =>
    ` ${tokenize(text, locale)
      .map(({ term }) => term)
      .join(' ')} `
  const asked = listTerms(question)
  return moneyAndTime.some((words) => asked.includes(listTerms(words)))
}
