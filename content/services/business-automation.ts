import type { Service } from './schema.ts'

export const businessAutomation: Service = {
  group: 'business',
  inMenu: true,
  formats: ['workshop', 'consulting'],
  for: ['company', 'team'],
  keywords: ['RPA, 办公自动化'],
  name: 'Business automation',
  title: 'Business process automation with AI',
  teaser: 'Invoices and inboxes that move on, with review',
  description:
    'Automate invoices, shared inboxes, quotes and reports with AI, with a measured baseline and a review queue for doubtful cases.',
  intro:
    'Invoices, shared inboxes, quotes and monthly reports pass through many hands because each document looks different. AI can read them; rules and your existing software should do the rest. A project usually runs for [claim:delivery] in three steps, diagnose, design and deploy, and the people who do the work today take part in each.',
  audience: [
    'Finance and administration teams that retype supplier invoices, delivery notes or expense claims',
    'Service and sales offices that share an inbox and sort it by hand',
    'Operations managers who rebuild the same spreadsheet report every month',
    'Owners of small and mid-sized companies without developers of their own',
  ],
  learn: [
    {
      id: 'baseline',
      before: 'Guess how long it takes',
      after: 'Measure a process before touching it: volume, minutes per case, exceptions, cost of errors',
    },
    {
      id: 'threshold',
      before: 'Check every case, or none',
      after: 'Set a confidence threshold and send doubtful cases to a review queue',
    },
    {
      id: 'handover',
      before: 'Call the supplier for each change',
      after: 'Run and change the flow after handover, with its log and its alarms',
    },
  ],
  scope: [
    {
      id: 'invoices',
      text: 'Invoices and delivery notes: reading, matching with orders, posting to the ERP after approval',
    },
    { id: 'inboxes', text: 'Shared inboxes: sorting, draft replies, routing and reminders' },
    { id: 'quotes', text: 'Quotes and contracts: first drafts from your price list and templates' },
    { id: 'reports', text: 'Reports: collecting figures, checking them against each other, drafting the comment' },
    { id: 'onboarding', text: 'Customer and staff onboarding: forms, document checks, requests for missing papers' },
  ],
  stack: ['n8n', 'Make', 'Power Automate', 'Python', 'Microsoft 365', 'Google Workspace'],
  deliverables: [
    { id: 'baseline', file: 'baseline.xlsx', text: 'A baseline of the process, measured before anything changes' },
    { id: 'flow', file: 'flow/', text: 'A flow in production, in your accounts and under your licenses' },
    { id: 'review-queue', file: 'review-queue/', text: 'A review queue for cases below the threshold' },
    { id: 'decision-log', file: 'decision-log.csv', text: 'A log of automated decisions, kept for the period you set' },
    { id: 'manual', file: 'manual.pdf', text: 'A handover session and a manual for the people who run it' },
  ],
  curriculum: [
    {
      id: 'diagnose',
      when: { unit: 'week', first: 1, last: 3 },
      title: 'Diagnose',
      text: 'Count cases, minutes and errors of one process with the people who run it.',
    },
    {
      id: 'design',
      when: { unit: 'week', first: 4, last: 7 },
      title: 'Design',
      text: 'Choose a rule, a model or a person for each step, and try it on past cases.',
    },
    {
      id: 'deploy',
      when: { unit: 'week', first: 8, last: 13 },
      title: 'Deploy',
      text: 'Run it beside the manual work first, then alone, with doubtful cases left to a person.',
    },
  ],
  faq: [
    {
      id: 'manual-work',
      question: 'How much manual work disappears?',
      answer:
        'The figure on this site is [claim:manualWork]; how it was measured is not documented yet. It can only hold for the steps that are automated: the process as a whole gains less, because approvals and exceptions stay with people. You see your own figure against the baseline.',
    },
    {
      id: 'erp',
      question: 'Does it work with our ERP?',
      answer:
        'If the ERP has an API, a database view or a file import, yes. Without any of them, screen automation is possible but tends to break with updates, so its upkeep is part of the decision.',
    },
    {
      id: 'verifactu',
      question: 'Does this affect VERI*FACTU or electronic invoicing?',
      answer:
        'Reading incoming invoices does not. Issuing them stays in your invoicing software, which has to meet the VERI*FACTU rules (Royal Decree 1007/2023) before [law:verifactu-companies] if you pay corporate income tax, and before [law:verifactu-others] otherwise, also as a self-employed person (Royal Decree-law 15/2025). Electronic invoices between companies (Law 18/2022) have dates of their own. The automation neither replaces that software nor changes what it issues; your tax adviser confirms which date is yours.',
    },
    {
      id: 'on-your-own',
      question: 'Can our team learn to do it alone?',
      answer:
        'Yes. In a one or two day workshop at a fixed price, your team maps one process and builds a first flow. A project adds integration, tests and handover.',
    },
  ],
  callsFor: 'team',
  caseStudy: 'spreadsheet-assistant',
  post: 'automating-invoices-without-losing-control',
  related: ['agents-automation', 'no-code-ai', 'ai-readiness-audit'],
}
