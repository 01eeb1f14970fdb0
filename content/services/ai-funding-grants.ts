import type { Service } from './schema.ts'

export const aiFundingGrants: Service = {
  group: 'business',
  formats: ['consulting'],
  for: ['company', 'university'],
  name: 'AI funding and grants',
  title: 'Funding and grants for AI projects in Spain',
  metaTitle: 'Grants and funding for AI projects in Spain',
  teaser: 'The calls that fit, and the reasons against the others',
  description:
    'Find and prepare public funding for your AI project, from CDTI and ENISA to the EIC Accelerator, and learn early when no call fits.',
  intro:
    'Public money suits some AI projects and slows others down: it takes months, ties you to a plan and wants receipts. I check which calls fit your company, your technology and your cash, say so when none does, and help to write the technical part. You remain the applicant and understand each line you sign.',
  audience: [
    'Startups with a tested prototype that look for a grant or a participative loan',
    'Small and mid-sized companies that plan R&D with AI and can fund their own share',
    'Research groups and spin-offs that join or lead a European consortium',
    'Finance directors who need to see what a grant does to cash flow',
  ],
  scope: [
    {
      id: 'eligibility',
      when: { unit: 'day', first: 1, last: 2 },
      text: 'Eligibility check: size, age, technology readiness, own funds, de minimis aid already received',
    },
    {
      id: 'calls',
      when: { unit: 'day', first: 2, last: 6 },
      text: 'Search of national, regional and European calls, with dates from the official text',
    },
    {
      id: 'narrative',
      when: { unit: 'day', first: 6, last: 15 },
      text: 'Technical narrative: state of the art, novelty, work packages, milestones, risks',
    },
    {
      id: 'budget',
      when: { unit: 'day', first: 9, last: 15 },
      text: 'Budget and staffing in the form of the call, reviewed with your accountant',
    },
    {
      id: 'rehearsal',
      when: { unit: 'day', first: 15, last: 20 },
      text: 'Rehearsal for interviews, and answers to requests for correction',
    },
  ],
  topics: [
    'CDTI: partly repayable aid for R&D and innovation, and Neotec grants for young technology companies',
    'ENISA: participative loans without personal guarantees, and certification under the startup law',
    'EIC Accelerator: short proposal, full proposal and interview, for grant, equity or both',
    'Horizon Europe: consortium calls, the role that fits you, and the hours they cost',
    'Kit Digital and Kit Consulting: vouchers whose regular windows have closed, so checked and never assumed',
    'Tax relief: deductions for R&D and innovation, and the binding report (informe motivado)',
  ],
  deliverables: [
    {
      id: 'funding-map',
      file: 'funding-map.xlsx',
      text: 'A funding map: each call with fit, deadline, effort and the reasons against it',
    },
    { id: 'go-or-no-go', file: 'go-or-no-go.pdf', text: 'A go or no-go note on the best one or two' },
    {
      id: 'technical-description',
      file: 'technical-description.docx',
      text: 'A technical description ready for submission, in Spanish or English',
    },
    { id: 'documents', file: 'documents.xlsx', text: 'A document checklist with owners and dates' },
    {
      id: 'justification',
      file: 'justification.ics',
      text: 'A calendar for reporting and justification after an award',
    },
  ],
  faq: [
    {
      id: 'kit-digital',
      question: 'Can we still apply for Kit Digital or Kit Consulting?',
      answer:
        'Not in the regular way: both windows have closed, the last of Kit Digital on [law:kit-digital-window]. Two orders of January 2026 concern what is left of the funds, TDF/38/2026 for Kit Consulting and TDF/39/2026 for Kit Digital. By themselves they open no call. Whether one is open for your segment has to be checked at Red.es on the day; no plan should depend on it.',
    },
    {
      id: 'chances',
      question: 'What are our chances?',
      answer:
        'Competitive calls turn down good proposals, and nobody can promise a result. What can be known early is whether you fail on eligibility, own funds or maturity. You hear that before any writing starts.',
    },
    {
      id: 'writing-with-ai',
      question: 'May a proposal be written with AI?',
      answer:
        'Horizon Europe allows generative AI as an aid; applicants answer for the content and are asked to be open about its use. I use it to compare call texts and find gaps. Confidential material goes only into tools that you have approved.',
    },
    {
      id: 'grant-for-training',
      question: 'Can a grant pay for your training?',
      answer:
        'Sometimes, if the call lists it as an eligible cost. Costs incurred before the application are often excluded, so check first. For employees, Fundae training credit is another route; the page on training for companies says what it depends on.',
    },
  ],
  callsFor: 'founder',
  caseStudy: 'autofunding-grants',
  related: ['accelerator-readiness', 'ai-ip-patents', 'ai-competitive-research'],
}
