import type { Service } from './schema.ts'

export const aiReadinessAudit: Service = {
  group: 'core',
  inMenu: true,
  formats: ['consulting'],
  for: ['company'],
  name: 'AI readiness audit',
  title: 'AI readiness audit: processes, data and risk',
  metaTitle: 'AI audit for companies: where to start',
  teaser: 'What to build, what to buy and what to leave',
  description:
    'An AI readiness audit looks at your processes, data, tools and skills, and ranks what to build, what to buy and what to leave alone.',
  intro:
    'Most companies have more AI ideas than time, and tools in use that nobody approved. The audit talks to the people who do the work, looks at the data itself, and puts each idea next to its cost and its risk. You get a short ranked list with reasons, including the ideas to drop.',
  audience: [
    'Managing directors who must set an AI budget and hear a different answer from each supplier',
    'IT and data leads who know that staff use chat assistants and want to see how far it goes',
    'Data protection, quality and legal officers who need an inventory of AI systems',
  ],
  scope: [
    {
      id: 'interviews',
      when: { unit: 'day', first: 1, last: 4 },
      text: 'Interviews with the people who run the candidate processes, at their desks or online',
    },
    {
      id: 'data-samples',
      when: { unit: 'day', first: 3, last: 6 },
      text: 'Samples of the data behind each process: where it lives, who owns it, how complete it is',
    },
    {
      id: 'tools-in-use',
      when: { unit: 'day', first: 2, last: 5 },
      text: 'Inventory of AI tools in use, whether the company pays for them or not',
    },
    {
      id: 'contracts',
      when: { unit: 'day', first: 5, last: 7 },
      text: 'Check of those tools: contracts, hosting regions and data processing agreements',
    },
    { id: 'skills', when: { unit: 'day', first: 7, last: 10 }, text: 'Skills survey by role, in Spanish or English' },
  ],
  topics: [
    'Value: hours spent, cost of errors and waiting time in each process',
    'Feasibility: access to data, integrations and how a result would be checked',
    'Risk: personal data, confidential know-how and the consequences of a wrong answer',
    'Rules: GDPR, and the risk classes, transparency duties and AI literacy of the AI Act',
    'People: who would own each system after launch, and what they would have to learn',
  ],
  deliverables: [
    {
      id: 'roadmap',
      file: 'roadmap.pdf',
      text: 'A first written roadmap within [claim:roadmap] of the first strategy call',
    },
    {
      id: 'use-cases',
      file: 'use-cases.xlsx',
      text: 'A ranked list of use cases with effort, cost drivers, risk and the reason for each rank',
    },
    {
      id: 'ai-register',
      file: 'ai-register.xlsx',
      text: 'A register of AI systems in use, with a provisional AI Act class for your counsel to confirm',
    },
    {
      id: 'data-sheets',
      file: 'data-sheets.pdf',
      text: 'A data sheet for each candidate process: sources, gaps and owner',
    },
    { id: 'training-plan', file: 'training-plan.pdf', text: 'A training plan by role' },
  ],
  faq: [
    {
      id: '48-hours',
      question: 'How can there be a roadmap after [claim:roadmap]?',
      answer:
        'It rests on the strategy call: your goals, the candidate processes and what to examine first. The ranked list comes after the interviews and the look at your data, and may change the order.',
    },
    {
      id: 'ai-act',
      question: 'Is this an AI Act compliance audit?',
      answer:
        'No, and it issues no certificate. It lists your systems, says which risk class each seems to fall into, and marks what your lawyer should examine. The Act applies in stages and its dates have been amended, so the report states the dates valid on the day it is written.',
    },
    {
      id: 'time-needed',
      question: 'How much of our time does it take?',
      answer:
        'A strategy call, one conversation with each process owner, and somebody from IT who can show the data. A single contact person keeps it moving. Interview days are usually booked [claim:booking] ahead.',
    },
    {
      id: 'own-services',
      question: 'Will the report only recommend your own services?',
      answer:
        'No. Where training or a project fits, it stands next to the alternatives: an off-the-shelf product, your own team or another supplier. The report is written so that anyone can carry it out.',
    },
  ],
  callsFor: 'team',
  post: 'what-an-ai-readiness-audit-finds',
  related: ['business-automation', 'prompt-engineering', 'ai-funding-grants'],
}
