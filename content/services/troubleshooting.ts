import type { Service } from './schema.ts'

export const troubleshooting: Service = {
  group: 'specialized',
  inMenu: true,
  keywords: ['wrong answers, hallucinations, alucinaciones, respuestas falsas, réponses fausses, 幻觉'],
  formats: ['consulting'],
  for: ['team', 'company'],
  name: 'AI troubleshooting',
  title: 'Troubleshooting for stalled AI projects',
  teaser: 'Why it fails, what to repair and what to stop',
  description:
    'A second pair of eyes for an AI project that gives wrong answers, costs too much or never leaves the pilot, with a written diagnosis.',
  intro:
    'AI projects rarely fail in one dramatic moment. Answers get worse, the bill grows, users go back to e-mail, and nobody can say which part is to blame. I read the data, the prompts, the code and the logs, reproduce the failure, and tell you what to repair and what to stop.',
  audience: [
    'Teams whose pilot impressed everyone and then stood still',
    'Founders whose customers complain about wrong answers',
    'Companies that inherited a chatbot or an automation from a vendor',
    'IT leads who see cost or response time rise without a visible reason',
  ],
  scope: [
    {
      id: 'first-call',
      when: { unit: 'day', first: 1, last: 1 },
      text: 'A first call to pin the symptom down with real examples',
    },
    {
      id: 'reading',
      when: { unit: 'day', first: 1, last: 3 },
      text: 'A reading of code, prompts, logs and a sample of the data',
    },
    {
      id: 'test-set',
      when: { unit: 'day', first: 2, last: 4 },
      text: 'A small test set that shows the failure on demand',
    },
    {
      id: 'measurements',
      when: { unit: 'day', first: 4, last: 6 },
      text: 'Measurements of quality, delay and cost for each step of the system',
    },
    {
      id: 'repair',
      when: { unit: 'day', first: 6, last: 10 },
      text: 'Repair of the small faults, side by side with your developers',
    },
  ],
  topics: [
    'Retrieval that finds the wrong passage, or cuts the right one in half',
    'Invented answers, and answers that differ from one day to the next',
    'Agents that loop, pick the wrong tool or spend without limit',
    'Prompts that broke after a model update',
    'Prompt injection, and data shown to the wrong user',
    'Tools that work and that nobody opens',
  ],
  deliverables: [
    { id: 'diagnosis', file: 'diagnosis.pdf', text: 'A written diagnosis with the evidence for each cause' },
    { id: 'test-set', file: 'test-set.jsonl', text: 'A test set that stays with you and warns of a relapse' },
    { id: 'repair-list', file: 'repair-list.csv', text: 'A repair list ordered by effect and effort' },
    {
      id: 'recommendation',
      file: 'recommendation.pdf',
      text: 'A recommendation to continue, rebuild or stop, with its reasons',
    },
    { id: 'findings', file: 'findings.pptx', text: 'A session with your team on the findings' },
  ],
  faq: [
    {
      id: 'start',
      question: 'How fast can you start?',
      answer:
        'Bookings usually run [claim:booking] ahead. If a live system is doing harm, say so in the first line of your message. The first advice may be to switch one function off.',
    },
    {
      id: 'vendors',
      question: 'Can you look at something that a vendor built?',
      answer:
        'Yes, as far as your contract gives you access to prompts, logs and settings. The report names causes and not culprits, so that the vendor can work with it too.',
    },
    {
      id: 'customer-data',
      question: 'Will you see our customer data?',
      answer:
        'Only what the failure needs, masked where possible and inside your environment. Confidentiality and data processing agreements are signed before I get access.',
    },
    {
      id: 'price',
      question: 'What does a diagnosis cost?',
      answer:
        'You can book it by the hour or as a project. Either way we agree on a ceiling first, and I stop there and report, even when a question is still open.',
    },
    {
      id: 'wrong-tool',
      question: 'What if AI turns out to be the wrong tool?',
      answer:
        'Then the report says so and describes the simpler way. Sometimes a search box or a fixed rule is the better product.',
    },
  ],
  callsFor: 'rescue',
  post: 'evaluating-rag-before-your-users-do',
  related: ['rag-langchain', 'agents-automation', 'ai-readiness-audit'],
}
