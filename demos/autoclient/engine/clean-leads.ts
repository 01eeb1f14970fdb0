import { keyCompany, softenCapitals, tidyCompany } from './company-name.ts'
import { type Consent, joinConsents } from './consent.ts'
import { isEmail, normalizeEmail } from './email.ts'
import { type Language, readCountry, readLanguage } from './facts.ts'
import { type ColumnMapping, type FieldName, fieldNames } from './fields.ts'
import { readPersonName, type Salutation } from './person-name.ts'
import type { LeadTable } from './read-list.ts'
import { tidyText } from './text.ts'

/** One person at one company. Texts that the file does not give are empty. */
export type Lead = {
  /** Made from its first row, so it stays while the visitor changes rules, weights and texts. */
  id: string
  /** The rows of the file that it was made from. */
  rows: number[]
  /** In full. */
  name: string
  salutation: Salutation | undefined
  company: string
  role: string
  /** A valid, normalized address or nothing. */
  email: string
  phone: string
  website: string
  industry: string
  employees: string
  city: string
  /** ISO 3166-1. */
  country: string | undefined
  language: Language | undefined
  consent: Consent
  notes: string
}

export type CleanedLeads = { leads: Lead[]; emptyRows: number[] }

/** Turns rows into leads: trims, mends case, and normalizes addresses and countries. */
export function cleanLeads({ rows }: Pick<LeadTable, 'rows'>, mapping: ColumnMapping): CleanedLeads {
  const leads = rows.map(({ number, cells }) => {
    const list = (field: FieldName) => cells.filter((_, column) => mapping[column] === field)
    const consent = joinConsents(list('consent').map(tidyText).map(emptyPlaceholder), list('optOut').map(tidyText))
    return { ...cleanRow(number, readCells(cells, mapping)), consent }
  })
  return {
    leads: leads.filter(isWorthKeeping),
    emptyRows: leads.filter((lead) => !isWorthKeeping(lead)).flatMap((lead) => lead.rows),
  }
}

type Cells = Record<FieldName, string>

function cleanRow(row: number, raw: Cells): Omit<Lead, 'consent'> {
  const texts = mapFields((field) => emptyPlaceholder(tidyText(raw[field])))
  // Many lists repeat the company if nobody's name is known.
  const isCompany = texts.company !== '' && keyCompany(texts.fullName) === keyCompany(texts.company)
  const name = readPersonName(isCompany ? { ...texts, fullName: '' } : texts)
  const address = normalizeEmail(texts.email)
  const email = isEmail(address) ? address : ''
  const country = readCountry(texts.country)
  const { role, phone, website, industry, employees, notes } = texts
  return {
    id: `row-${row}`,
    rows: [row],
    ...name,
    ...{ role, phone, website, industry, employees, notes },
    company: tidyCompany(texts.company),
    email,
    city: softenCapitals(texts.city),
    country,
    language: readLanguage(texts.language),
  }
}

function readCells(cells: string[], mapping: ColumnMapping): Cells {
  return mapFields((field) => cells[mapping.indexOf(field)] ?? '')
}

function mapFields(read: (field: FieldName) => string): Cells {
  return Object.fromEntries(fieldNames.map((field) => [field, read(field)])) as Cells
}

/** Fillers that people and programs write if they have nothing to write, unfilled template fields included. */
function emptyPlaceholder(text: string): string {
  return /^([-–—?.]+|n\/?[ad]|#n\/[ad]|null|none|undefined|nan|sin datos|néant|无|暂无|\{.*\}|\[.*\]|<.*>|%\w+%)$/i.test(
    text,
  )
    ? ''
    : text
}

/** Somebody, or some company, has to be there. */
function isWorthKeeping(lead: Lead): boolean {
  return Boolean(lead.name || lead.company || lead.email)
}
