import type { Service } from './schema.ts'

export const acceleratorReadiness: Service = {
  group: 'business',
  formats: ['program', 'consulting'],
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
    'Application form: short, checkable answers that agree with the deck',
    'Deck: one message per slide, and a source for each figure',
    'Product: a demo on your own data that survives questions and bad Wi-Fi',
    'Metrics: users, retention, revenue and cost per request, however small',
    'Defensibility: what remains yours when the model provider ships the same feature',
    'Due diligence: shareholder agreement, IP assignments, licenses, data protection',
  ],
  curriculum: [
    {
      id: 'evidence',
      title: 'Evidence of the problem',
      text: 'Interview notes, letters of intent, and what customers use today instead.',
    },
    {
      id: 'technical-review',
      title: 'Technical review',
      text: 'Architecture, evaluation, hosting cost at ten times the users, and known weak points.',
    },
    {
      id: 'numbers',
      title: 'The numbers',
      text: 'Cost per request, pricing and runway in one spreadsheet that you can defend line by line.',
    },
    {
      id: 'story',
      title: 'Story and deck',
      text: 'From the case of one customer to the market, with the limits stated by you first.',
    },
    {
      id: 'mock-committee',
      title: 'Mock committee',
      text: 'Recorded rounds in Spanish or English, with questions from business and from engineering.',
    },
  ],
  outcomes: [
    'An application text ready to submit',
    'A deck and a pitch that you have rehearsed under questions',
    'A demo script with a fallback',
    'A data room in order',
    'A written verdict: apply now, wait, or take another route',
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
