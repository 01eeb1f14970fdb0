import type { Service } from './schema.ts'

export const agentsAutomation: Service = {
  group: 'core',
  inMenu: true,
  formats: ['workshop', 'program'],
  for: ['team', 'company'],
  keywords: ['智能客服, 客服机器人'],
  name: 'Agents and automation',
  title: 'AI agents and automation bootcamp',
  teaser: 'One agent for one of your processes, with limits',
  description:
    'A bootcamp where your developers build an AI agent for one real process, with tools, approvals, replay tests and limits on its cost.',
  intro:
    'An agent is a model in a loop, with tools and permission to act. The model is the easy part; permissions, stopping rules and a record of what it did are the work. Over four to six weeks your team builds one agent for a process it knows, starting from a plain workflow and adding autonomy only where the tests support it.',
  audience: [
    'Backend developers who can write an API client and have not yet put an agent in front of users',
    'Operations teams with technical members who already run n8n, Make or their own scripts',
    'Technical leads who must decide how much an agent may do without a person',
  ],
  learn: [
    {
      id: 'workflow-or-agent',
      before: 'Build an agent because somebody asked for one',
      after: 'Tell a fixed workflow from a task that needs an agent, and to choose the cheaper one',
    },
    {
      id: 'approvals',
      before: 'Hand over the credentials and watch the log',
      after: 'Place a person before payments, outgoing messages and deletions',
    },
    {
      id: 'replay',
      before: 'Try two cases by hand after a change',
      after: 'Replay past cases after every change of prompt, tool or model',
    },
  ],
  stack: ['Python', 'LangGraph', 'OpenAI Agents SDK', 'Model Context Protocol', 'n8n', 'Langfuse'],
  bootcamp: [
    {
      id: 'process',
      when: { unit: 'week', first: 1, last: 1, hours: 4 },
      text: 'Map one process, list its exceptions and collect past cases as a test set',
    },
    {
      id: 'workflow',
      when: { unit: 'week', first: 2, last: 2, hours: 4 },
      text: 'Build the workflow without a model, then add one model call where rules fail',
    },
    {
      id: 'tools',
      when: { unit: 'week', first: 3, last: 3, hours: 4 },
      text: 'Give the agent tools through the Model Context Protocol, with scoped credentials',
    },
    {
      id: 'limits',
      when: { unit: 'week', first: 4, last: 4, hours: 4 },
      text: 'Add approvals, limits, tracing and a stop switch, and run it in shadow mode beside your staff',
    },
    {
      id: 'pilot',
      when: { unit: 'week', first: 5, last: 6, hours: 8 },
      text: 'If booked: pilot on live cases, attack it in a red-team session and hand it over',
    },
  ],
  outcomes: [
    {
      id: 'agent',
      file: 'agent/',
      text: 'One agent for your own process, in shadow mode after week 4 or in a pilot after week 6',
    },
    {
      id: 'permissions',
      file: 'permissions.csv',
      text: 'A permission table: what it may do alone, what with approval and what never',
    },
    { id: 'replay-suite', file: 'replay-suite/', text: 'A replay suite of past cases that runs in your CI' },
    { id: 'runbook', file: 'runbook.md', text: 'A runbook for incidents, model changes and cost alarms' },
  ],
  faq: [
    {
      id: 'which-process',
      question: 'Which process should we bring?',
      answer:
        'One that happens every day, has written examples, and whose mistakes can be undone: sorting requests, preparing quotes, checking documents. Payments and legal commitments are poor first choices. We choose it together in the call before week 1.',
    },
    {
      id: 'non-programmers',
      question: 'Can people who do not program take part?',
      answer:
        'Yes, as owners of the process. They write the test cases and the approval rules, which decide much of the quality. At least two participants should be able to program.',
    },
    {
      id: 'code-or-n8n',
      question: 'Do we need code, or is n8n enough?',
      answer:
        'n8n is enough for many processes with clear steps, and easier to maintain. Code pays when you need long conversations, fine-grained permissions or tests in CI. The bootcamp tries both and ends with a choice for your case.',
    },
    {
      id: 'two-days',
      question: 'Can it be done in two days?',
      answer:
        'The two-day workshop covers tools, approvals and limits on a prepared example. It does not produce an agent for your own process; that takes the weeks.',
    },
  ],
  callsFor: 'engineer',
  caseStudy: 'autoclient',
  post: 'agents-that-ask-before-they-act',
  related: ['rag-langchain', 'business-automation', 'advanced-ai'],
}
