import type { Figure } from './schema.ts'

export const aiActChecklistForSmallCompanies: Figure = {
  kind: 'timeline',
  isExample: false,
  title: 'The dates of the AI Act, as of November 2026',
  caption: 'Only the rules for high-risk systems were moved. Articles 4, 5 and 50 apply today.',
  events: [
    {
      id: 'literacy',
      day: '2025-02-02',
      when: '[law:ai-act-literacy]',
      what: 'AI literacy (article 4) and forbidden practices (article 5)',
    },
    {
      id: 'models',
      day: '2025-08-02',
      when: '[law:ai-act-models]',
      what: 'General-purpose models, penalties, authorities',
    },
    {
      id: 'transparency',
      day: '2026-08-02',
      when: '[law:ai-act-transparency]',
      what: 'Say that it is AI, label what deceives (article 50)',
    },
    {
      id: 'images',
      day: '2026-12-02',
      when: '[law:ai-act-images]',
      what: 'Two more forbidden practices; older systems mark what they generate',
    },
    {
      id: 'high-risk',
      day: '2027-12-02',
      when: '[law:ai-act-high-risk]',
      what: 'High-risk systems: hiring, credit, education (Annex III)',
    },
    {
      id: 'products',
      day: '2028-08-02',
      when: '[law:ai-act-products]',
      what: 'High-risk AI in products: medical devices, toys, elevators',
    },
  ],
}
