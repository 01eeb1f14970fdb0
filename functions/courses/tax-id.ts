import { findCountry } from '../../locales/countries.ts'
import type { FieldError } from '../../model/kinds/forms.ts'
import type { Seat } from './store.ts'

/** A tax number without the signs that people put into it. A Spanish one loses its `ES` in Spain, as invoices write it there. */
export function normalizeTaxId(given: string, country = 'ES'): string {
  const compact = given.toUpperCase().replace(/[\s./\u2010-\u2015-]/g, '')
  return country === 'ES' ? compact.replace(/^ES(?=[0-9A-Z]\d{7}[0-9A-Z]$)/, '') : compact
}

/** A wrong number, or one that nobody could check, which is asked about and taken. */
type TaxIdVerdict = 'right' | 'unsure' | Extract<FieldError, 'taxIdForm' | 'taxIdCheck'>

/**
 * Judges the tax number of a company. Only a Spanish one is refused: of other countries `stdnum` refuses some valid ones
 * (Northern Ireland, some persons of Bulgaria and Czechia) and knows not all. It is loaded here, because it is large and few ask.
 */
export async function judgeTaxId(given: string, country: string): Promise<TaxIdVerdict> {
  const { stdnum, euVat, entityValidators, personValidators } = await import('stdnum')
  const id = normalizeTaxId(given)
  const prefix = findPrefix(given)
  if ((prefix ?? country) === 'ES') {
    const result = stdnum.ES?.nif?.validate(id)
    if (result?.isValid) return 'right'
    return result?.error.name === 'InvalidChecksum' ? 'taxIdCheck' : 'taxIdForm'
  }
  const known = [prefix, country].flatMap((code = '') =>
    [euVat, entityValidators, personValidators].flatMap((validators) => validators[code] ?? []),
  )
  return known.some(({ validate }) => validate(id).isValid) ? 'right' : 'unsure'
}

export async function isTaxIdUnsure({ buyer, taxId, country }: Pick<Seat, 'buyer' | 'taxId' | 'country'>) {
  return buyer === 'company' && taxId !== undefined && (await judgeTaxId(taxId, country ?? '')) === 'unsure'
}

/** The country that a number names itself. A Spanish one begins with one letter at most, so two are another country's. */
function findPrefix(given: string): string | undefined {
  const letters = /^[A-Z]{2}/.exec(given.toUpperCase().trim())?.[0].replace('EL', 'GR')
  return letters === 'XI' ? letters : letters && findCountry(letters)
}
