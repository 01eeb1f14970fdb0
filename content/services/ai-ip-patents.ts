import type { Service } from './schema.ts'

export const aiIpPatents: Service = {
  group: 'business',
  formats: ['consulting'],
  for: ['company', 'university'],
  name: 'AI patents and IP',
  title: 'AI patents and IP: technical preparation',
  teaser: 'Technical groundwork for your patent attorney',
  description:
    'Technical preparation of AI inventions for your patent attorney: prior art, evidence of the technical effect, and clean records.',
  intro:
    'To the European Patent Office a model is mathematics; a technical problem solved with it may be an invention. I work on the technical side: documenting what your team built, searching what existed before, and writing it so that your patent attorney can draft claims. This is not legal advice, and filing decisions stay with you and your attorney.',
  audience: [
    'Startups whose investors ask what is protected',
    'Research groups and hospitals that want to publish without losing novelty',
    'Product teams that ship generated code, text or images',
    'Patent attorneys who need a technical counterpart for an AI case',
  ],
  scope: [
    {
      id: 'inventors',
      when: { unit: 'day', first: 1, last: 3 },
      text: 'Interviews with the inventors, and a reading of code, notebooks and experiment logs',
    },
    {
      id: 'search',
      when: { unit: 'day', first: 2, last: 7 },
      text: 'Search in Espacenet, Google Patents, the databases of the OEPM and technical literature',
    },
    {
      id: 'experiments',
      when: { unit: 'day', first: 5, last: 12 },
      text: 'Design of experiments that compare the effect with the closest known method',
    },
    {
      id: 'licenses',
      when: { unit: 'day', first: 8, last: 11 },
      text: 'Review of licenses and provenance for models, data sets and open-source parts',
    },
    {
      id: 'attorney',
      when: { unit: 'day', first: 12, last: 18 },
      text: 'Calls with your attorney during drafting and examination',
    },
  ],
  topics: [
    'Technical character: why an abstract algorithm fails at the EPO, and which applications pass',
    'Disclosure: how much of the training data and parameters a skilled reader needs',
    'Timing: Europe has no general grace period, so a paper, demo or repository can destroy novelty',
    'Inventorship: the EPO requires a human inventor, so contributions are recorded as they happen',
    'Generated output: copyright looks for a human author, and the terms of the tool settle part of the rest',
    'Alternatives: trade secrets under Ley 1/2019, software copyright, database rights',
  ],
  deliverables: [
    {
      id: 'invention-disclosure',
      file: 'invention-disclosure.docx',
      text: 'An invention disclosure with figures, variants and experimental evidence',
    },
    {
      id: 'prior-art',
      file: 'prior-art.xlsx',
      text: 'A prior art table: document, passage, what it shows and what it lacks',
    },
    { id: 'publication-plan', file: 'publication-plan.pdf', text: 'A publication plan that respects the filing date' },
    { id: 'provenance', file: 'provenance.csv', text: 'A provenance register of data, models and licenses' },
  ],
  faq: [
    {
      id: 'filing',
      question: 'Can you file the patent for us?',
      answer:
        'No. Your patent attorney drafts the claims and represents you before the OEPM or the EPO. I bring the facts in order, so that attorney hours go into law. If you have no attorney yet, choose one before we start.',
    },
    {
      id: 'models',
      question: 'Can an AI model be patented at all?',
      answer:
        'Not as a mathematical method alone. The EPO Guidelines give examples that count as technical, such as a neural network that identifies irregular heartbeats in a heart monitor. A better sales forecast is usually a business matter. Which side you are on is the first thing we look at.',
    },
    {
      id: 'already-public',
      question: 'We have already shown it in public. Is it too late?',
      answer:
        'In Europe often yes, for what was shown. Details that were not shown may still be protectable, and some countries have a grace period. Tell your attorney at once and keep the slides, the date and the list of those present.',
    },
    {
      id: 'secrecy',
      question: 'Is an unpublished invention safe with AI tools?',
      answer:
        'It goes into no public assistant. A confidentiality agreement comes before the first file, searches use general terms until filing, and any tool that sees details runs under terms that you and your attorney have accepted.',
    },
  ],
  callsFor: 'founder',
  related: ['ai-competitive-research', 'ai-funding-grants', 'accelerator-readiness'],
}
