import type { Lead } from './clean-leads.ts'

/** A lead of which only the named facts are known. */
export function createLead(facts: Partial<Lead> = {}): Lead {
  return {
    id: 'row-2',
    rows: [2],
    name: '',
    salutation: undefined,
    company: '',
    role: '',
    email: '',
    phone: '',
    website: '',
    industry: '',
    employees: '',
    city: '',
    country: undefined,
    language: undefined,
    consent: 'unknown',
    notes: '',
    ...facts,
  }
}
