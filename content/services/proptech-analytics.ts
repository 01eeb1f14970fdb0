import type { Service } from './schema.ts'

export const proptechAnalytics: Service = {
  group: 'business',
  formats: ['consulting', 'workshop'],
  for: ['company'],
  name: 'Proptech analytics',
  title: 'Proptech analytics and property price models',
  metaTitle: 'AI for real estate: prices and demand',
  teaser: 'Prices, demand and documents for real estate',
  description:
    'Price models, market dashboards and data pipelines for property firms in Spain, built on sources you may use and tested on past sales.',
  intro:
    'A home in Spain is priced by its street, its floor, its elevator and the year of its last renovation, and each of these sits in a different source. I join those sources, build models that state how far off they can be, and hand the code to your team. Where the data is too thin for a model, you hear it before you pay for one.',
  audience: [
    'Agencies and investors who compare listings by hand in spreadsheets',
    'Proptech founders who need a first valuation or matching model in their product',
    'Asset managers who report on portfolios across several cities',
    'Property developers who choose plots and want local demand in figures',
  ],
  scope: [
    {
      id: 'inventory',
      when: { unit: 'day', first: 1, last: 3 },
      text: 'An inventory of your data and of public sources, with license, coverage and update cycle',
    },
    {
      id: 'address-matching',
      when: { unit: 'day', first: 3, last: 8 },
      text: 'Address matching against cadastral references, so that one dwelling counts once',
    },
    {
      id: 'model',
      when: { unit: 'day', first: 8, last: 16 },
      text: 'A price or rent model with an error range for each district',
    },
    {
      id: 'listing-texts',
      when: { unit: 'day', first: 10, last: 15 },
      text: 'A reader of listing texts that extracts lift, terrace, condition and energy rating',
    },
    {
      id: 'dashboard',
      when: { unit: 'day', first: 15, last: 20 },
      text: 'A dashboard that your analysts can change without me',
    },
  ],
  stack: ['Python', 'pandas', 'GeoPandas', 'PostGIS', 'scikit-learn', 'LightGBM', 'dbt', 'Metabase'],
  topics: [
    'Asking prices against closing prices, and what each can tell you',
    'Distances to transport, schools and noise as inputs of a model',
    'Validation by time and by district, since random splits flatter the model',
    'Stressed market areas and the state reference index for rents',
    'Personal data in property records, and what has to stay out',
  ],
  deliverables: [
    { id: 'pipeline', file: 'pipeline/', text: 'A documented pipeline in your own repository' },
    { id: 'test-report', file: 'test-report.pdf', text: 'A model with a test report by district and price band' },
    { id: 'dashboard', file: 'dashboard/', text: 'A dashboard for the questions your team asks every week' },
    { id: 'handover', file: 'handover.md', text: 'A handover session and a note on when to retrain' },
  ],
  faq: [
    {
      id: 'sources',
      question: 'Which data sources do you use?',
      answer:
        'Your own records first, then the services of the Catastro, INE statistics and open city data. Listing portals come in through their API or a license; I do not scrape sites whose terms forbid it.',
    },
    {
      id: 'appraisal',
      question: 'Can the model replace a formal appraisal?',
      answer:
        'No. A mortgage valuation in Spain has to come from an approved appraiser. The model helps you to sort and compare, and to find the properties that deserve a visit.',
    },
    {
      id: 'sales-needed',
      question: 'How many sales do we need for a price model?',
      answer:
        'It depends on how mixed the area is. A few hundred comparable sales can support a model of one district. With fewer, a careful table of comparables says more, and costs less.',
    },
    {
      id: 'price',
      question: 'How is a project priced?',
      answer:
        'A workshop has a fixed price. A longer project is quoted once we have seen the data, and you can stop after the inventory.',
    },
  ],
  callsFor: 'host',
  caseStudy: 'proptech-analytics',
  related: ['airbnb-analytics', 'data-science-training', 'ai-competitive-research'],
}
