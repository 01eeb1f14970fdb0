import type { Service } from './schema.ts'

export const acceleratorReadiness: Service = {
  group: 'business',
  formats: ['program', 'consulting'],
  for: ['company', 'university'],
  name: 'Accelerator readiness',
  title: 'Accelerator readiness for AI startups',
  teaser: 'Evidence, pitch and rehearsal before you apply',
  description:
    'Prepare your AI startup for Lanzadera or another accelerator: evidence of the problem, a demo that runs, real metrics and interview practice.',
  intro:
    'Selection committees read many AI pitches with the same model, the same market slide and no user. A team stands out when it shows a problem, somebody who has it, and a product that works on the day. This program brings your application to that point, or tells you early that another route fits better.',
  audience: [
    'Founders who apply to an accelerator for the first time',
    'Teams that were turned down and want to know what to change',
    'University and corporate spin-offs with strong technology and few customer conversations',
  ],
  scope: [
    { id: 'form', text: 'Application form: short, checkable answers that agree with the deck' },
    { id: 'deck', text: 'Deck: one message per slide, and a source for each figure' },
    { id: 'product', text: 'Product: a demo on your own data that survives questions and bad Wi-Fi' },
    { id: 'metrics', text: 'Metrics: users, retention, revenue and cost per request, however small' },
    { id: 'defensibility', text: 'Defensibility: what remains yours when the model provider ships the same feature' },
    { id: 'due-diligence', text: 'Due diligence: shareholder agreement, IP assignments, licenses, data protection' },
  ],
  curriculum: [
    {
      id: 'evidence',
      when: { unit: 'week', first: 1, last: 1, hours: 3 },
      title: 'Evidence of the problem',
      text: 'Interview notes, letters of intent, and what customers use today instead.',
    },
    {
      id: 'technical-review',
      when: { unit: 'week', first: 2, last: 2, hours: 3 },
      title: 'Technical review',
      text: 'Architecture, evaluation, hosting cost at ten times the users, and known weak points.',
    },
    {
      id: 'numbers',
      when: { unit: 'week', first: 3, last: 3, hours: 3 },
      title: 'The numbers',
      text: 'Cost per request, pricing and runway in one spreadsheet that you can defend line by line.',
    },
    {
      id: 'story',
      when: { unit: 'week', first: 4, last: 4, hours: 3 },
      title: 'Story and deck',
      text: 'From the case of one customer to the market, with the limits stated by you first.',
    },
    {
      id: 'mock-committee',
      when: { unit: 'week', first: 5, last: 5, hours: 3 },
      title: 'Mock committee',
      text: 'Recorded rounds in Spanish or English, with questions from business and from engineering.',
    },
  ],
  outcomes: [
    { id: 'application', file: 'application.docx', text: 'An application text ready to submit' },
    { id: 'pitch-deck', file: 'pitch-deck.pptx', text: 'A deck and a pitch that you have rehearsed under questions' },
    { id: 'demo-script', file: 'demo-script.md', text: 'A demo script with a fallback' },
    { id: 'data-room', file: 'data-room/', text: 'A data room in order' },
    { id: 'verdict', file: 'verdict.pdf', text: 'A written verdict: apply now, wait, or take another route' },
  ],
  faq: [
    {
      id: 'influence',
      question: 'Do you have any influence at Lanzadera?',
      answer:
        'No. I am independent of every accelerator, and selection is theirs alone. What you pay for is preparation; nobody can sell you a place.',
    },
    {
      id: 'early-start',
      question: 'How early should we start?',
      answer:
        'The program takes four to six weeks and is usually booked [claim:booking] ahead, so about two months before the deadline is comfortable. With less time, consulting covers the form, the deck and one mock committee.',
    },
    {
      id: 'which-accelerator',
      question: 'Which accelerator fits us?',
      answer:
        'That depends on stage, sector, whether you can be onsite, and what they take: some ask for equity, others do not. We compare current terms from their own websites, because they change between editions.',
    },
    {
      id: 'model-api',
      question: 'We only call a model API. Is that enough?',
      answer:
        'It can be, if you have data, a workflow or customers that others lack. The technical review says plainly whether you do, and what it would take to get there.',
    },
  ],
  callsFor: 'founder',
  caseStudy: 'lanzadera-readiness',
  related: ['ai-funding-grants', 'ai-competitive-research', 'ai-ip-patents'],
}
