import type { DemoLocale } from '../../../locales/demo-locales.ts'

const files = { es: () => import('./sample-es.csv?raw'), gb: () => import('./sample-gb.csv?raw') }

/** The sample comes from the country of the page's language, or otherwise from the country of the site's owner. */
const countries: Record<DemoLocale, keyof typeof files> = { en: 'gb', es: 'es', fr: 'es', zh: 'es' }

export type Sample = { name: string; content: string }

/**
 * The account of an invented household over fourteen months, as the file of a bank of its country. All persons, amounts
 * and dates are made up, and the IBAN is the example of its registry; the merchants carry names as statements have them.
 */
export async function loadSample(locale: DemoLocale): Promise<Sample> {
  const { default: content } = await files[countries[locale]]()
  return { name: `sample-${countries[locale]}.csv`, content }
}
