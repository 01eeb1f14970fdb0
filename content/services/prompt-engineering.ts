import type { Service } from './schema.ts'

export const promptEngineering: Service = {
  group: 'core',
  inMenu: true,
  keywords: ['ChatGPT, Copilot, Claude, chat assistant, asistente, assistant, 助手'],
  formats: ['workshop', 'program'],
  for: ['team', 'company'],
  name: 'Prompt engineering',
  title: 'Prompt engineering workshop for teams',
  metaTitle: 'ChatGPT and Copilot workshop for teams',
  teaser: 'Prompts your team tests and reuses',
  description:
    'A one or two day prompt engineering workshop on your own documents: patterns, tests and a shared prompt library your team keeps using.',
  intro:
    'Most teams already use a chat assistant; few can say why one prompt works and another does not. In this workshop your people write prompts for their own tasks, test them against real examples, and leave with a library that someone owns.',
  audience: [
    'Teams who use ChatGPT, Claude or Gemini every day and get uneven results',
    'Managers who want written rules for what may go into a prompt and what may not',
    'Developers who put prompts into products and need them to stay stable',
  ],
  learn: [
    {
      id: 'task',
      before: 'Rephrase the question until something usable comes out',
      after: 'State a task so that the model has role, context, examples and a form for its answer',
    },
    {
      id: 'test-set',
      before: 'Judge a prompt by its best answer',
      after: 'Build a small test set, and to compare two prompts on it instead of by feeling',
    },
    {
      id: 'confidential-data',
      before: 'Paste the whole e-mail and hope',
      after: 'Keep personal and confidential data out of prompts',
    },
  ],
  modules: [
    {
      id: 'reading',
      when: { unit: 'clock', day: 1, from: '09:30', to: '11:00' },
      title: 'How a model reads',
      text: 'Tokens, context, temperature and why order matters, shown on live examples.',
    },
    {
      id: 'patterns',
      when: { unit: 'clock', day: 1, from: '11:00', to: '13:30' },
      title: 'Patterns',
      text: 'Examples, step-by-step work, roles, checklists and critique, each tried on a task from your team.',
    },
    {
      id: 'testing',
      when: { unit: 'clock', day: 1, from: '14:30', to: '16:00' },
      title: 'Testing',
      text: 'Twenty real inputs, a scoring sheet, and a decision on evidence.',
    },
    {
      id: 'library',
      when: { unit: 'clock', day: 1, from: '16:00', to: '17:00' },
      title: 'The library',
      text: 'Where prompts live, who reviews them, and when they are thrown away.',
    },
  ],
  outcomes: [
    {
      id: 'prompt-library',
      file: 'prompt-library.md',
      text: 'A library of ten to fifteen tested prompts for your own tasks',
    },
    { id: 'data-guide', file: 'data-guide.pdf', text: 'A one-page guide for data protection in prompts' },
    { id: 'scoring-sheet', file: 'scoring-sheet.xlsx', text: 'A scoring sheet to compare models and prompts later' },
  ],
  faq: [
    {
      id: 'which-assistant',
      question: 'Which assistant do we need?',
      answer:
        'The one your company has approved. The exercises run on ChatGPT, Claude, Gemini or Copilot, and what you learn carries over between them.',
    },
    {
      id: 'programming',
      question: 'Do participants need to program?',
      answer:
        'No. The one-day edition needs only a browser. The two-day edition adds an optional track for developers.',
    },
    {
      id: 'group-size',
      question: 'How many people can take part?',
      answer:
        'As many as can get comments on their own prompts, which is fewer online than in a room. The quote names the number.',
    },
  ],
  callsFor: 'team',
  post: 'prompt-patterns-that-survive-production',
  related: ['rag-langchain', 'ai-for-marketing', 'no-code-ai'],
}
