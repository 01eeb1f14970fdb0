import type { CaseStudy } from './schema.ts'

export const attioSequences: CaseStudy = {
  kind: 'example',
  sample: true,
  name: 'Attio Sequences',
  title: 'Attio Sequences from outside: build or buy',
  description:
    'Worked example: find out from outside how the Sequences feature of the Attio CRM behaves, decide what to buy, and build what it lacks on the public API.',
  intro:
    'A company on the Attio CRM may have to choose between its Sequences feature and a sequencer of its own. Reverse engineering here means describing behavior from outside, with public documentation, a paid workspace and test mailboxes. The outcome would be a specification, a decision and one small service. The work is independent of Attio.',
  trade: 'sales',
  sector: 'Software company that sells subscriptions to other companies',
  headline: 'Buy the feature and build only what it lacks; measured by statements with a source that can be opened',
  count: { value: '7', label: 'states, each transition with its source' },
  lesson: 'Observed behavior ages, so a finding without a date is worth little.',
  figure: {
    form: 'matrix',
    title: 'Six assumptions, and the source that settles each',
    caption:
      'An example of the method: it says where an answer has to come from, and none of the answers. Before, all six were assumed.',
    columns: [
      { id: 'documentation', title: 'Documentation' },
      { id: 'test', title: 'Dated test' },
      { id: 'own-rule', title: 'Own rule' },
    ],
    rows: [
      { id: 'mailbox', title: 'Which mailboxes can send', column: 0 },
      { id: 'webhooks', title: 'How webhooks are signed and repeated', column: 0 },
      { id: 'reply', title: 'What counts as a reply', column: 1 },
      { id: 'weekend', title: 'What happens at a weekend', column: 1 },
      { id: 'edit', title: 'What an edited step does to people enrolled', column: 1 },
      { id: 'never', title: 'Who must never be contacted', column: 2 },
    ],
  },
  situation: [
    'Sales wants automatic follow-ups, engineering wants to write its own sequencer, and both argue from assumptions.',
    'The rules are unwritten: how long to wait, what counts as a reply, who must never be contacted.',
    'Onboarding messages come from a mailbox on the company mail server, while Attio documents that sequences send through synced Gmail or Microsoft accounts.',
  ],
  constraints: [
    'The terms of Attio are read first, with a lawyer: normal use of a paid workspace, public documentation and public API only.',
    'No decompiling, no private endpoints, no load tests, no copying of interface or texts.',
    'Test recipients are mailboxes of the team, and no customer receives a test message.',
    'The service is for internal use and is not offered as a product.',
  ],
  built: [
    'A behavior specification in which each statement cites a documentation page or a dated test',
    'A decision table of needs, documented behavior, cost to build and cost to maintain',
    'A small sequencer for the onboarding mailbox, with its state visible in an Attio list',
    'A set of repeatable observations to run again when the vendor changes something',
  ],
  howItWorks: [
    {
      id: 'questions',
      title: 'Questions',
      text: 'Every assumption becomes a question that can be tested: what ends a sequence, what happens at a weekend, what an edited step does to people already enrolled.',
    },
    {
      id: 'observation',
      title: 'Observation',
      text: 'A script creates test records through the API, a person starts the sequence in the interface, and the test mailboxes are read by IMAP. Headers give send time, thread and sender, in one timeline per recipient.',
    },
    {
      id: 'state-model',
      title: 'State model',
      text: 'The timelines become a finite state machine: enrolled, waiting, sent, replied, bounced, unsubscribed, finished. A transition that the documentation does not mention is marked as observed and never relied on.',
    },
    {
      id: 'events',
      title: 'Events',
      text: 'For a service of its own, the company lets Attio send a webhook when a list entry changes. The receiver verifies the HMAC-SHA256 signature over the raw body, drops repeats by idempotency key because delivery is at least once, stores the event and answers at once.',
    },
    {
      id: 'scheduling',
      title: 'Scheduling',
      text: 'PostgreSQL rows hold the next step and its due time. Workers take them with SKIP LOCKED, check consent and replies again, and claim the send under a unique key of recipient and step. A send whose outcome is unknown after a crash goes to a person and is not repeated.',
    },
    {
      id: 'stopping',
      title: 'Stopping',
      text: 'Replies are matched by In-Reply-To and References, automatic answers by Auto-Submitted, bounces by delivery status notifications, opt-outs by one-click List-Unsubscribe. The new state is written back to the list entry.',
    },
  ],
  diagram: {
    title: 'Observe, decide, build the missing part',
    description:
      'Questions are tested in mailboxes of the team and become a state model, on which the company decides what to buy and what to build. Sales follow-ups stay in Attio Sequences. For onboarding, webhooks fill a queue, a worker sends or stops, and the state returns to an Attio list.',
    nodes: [
      { id: 'questions', label: 'Testable questions', kind: 'source', column: 0, row: 0 },
      { id: 'tests', label: 'Tests in own mailboxes', kind: 'step', column: 1, row: 0 },
      { id: 'states', label: 'State model', kind: 'step', column: 2, row: 0 },
      { id: 'decision', label: 'Buy or build', kind: 'person', column: 3, row: 0 },
      { id: 'sales', label: 'Sequences for sales', kind: 'result', column: 4, row: 0 },
      { id: 'webhooks', label: 'Attio webhooks', kind: 'source', column: 1, row: 1 },
      { id: 'queue', label: 'Queue with due times', kind: 'store', column: 2, row: 1 },
      { id: 'worker', label: 'Send or stop', kind: 'step', column: 3, row: 1 },
      { id: 'list', label: 'State in Attio list', kind: 'result', column: 4, row: 1 },
    ],
    links: [
      { from: 'questions', to: 'tests' },
      { from: 'tests', to: 'states' },
      { from: 'states', to: 'decision' },
      { from: 'decision', to: 'sales' },
      { from: 'webhooks', to: 'queue' },
      { from: 'queue', to: 'worker' },
      { from: 'decision', to: 'worker' },
      { from: 'worker', to: 'list' },
    ],
  },
  result: [
    'Sales follow-ups stay in Attio Sequences, without code of their own to maintain.',
    'Only onboarding runs on the small service, and sellers see its state inside the CRM.',
    'Measured by the share of statements in the specification with a page or a dated test behind them, and by how many of those tests still come out the same a quarter later.',
  ],
  learned: [
    'Days go into testing a question that vendor support answers in a single message. Ask first, test what remains.',
    'An out-of-office answer looks like a reply and stops a sequence. The Auto-Submitted header solves most cases. Some systems do not set it, so doubtful answers go to a person.',
    'Due times stored only in UTC move by an hour when the clocks change. Store local time with its zone, and compute UTC late.',
    'Observed behavior ages, so a finding without a date is worth little.',
  ],
  inYourCompany: [
    'List the decisions that depend on the tool before anyone tests it.',
    'Read the contract, then the documentation, then ask support, and observe last.',
    'Build only where the rule is truly yours, and count years of maintenance in the price.',
  ],
  question:
    'Which decision hangs on a tool that you cannot see into? The decision and the name of the tool are enough for a first answer.',
  stack: ['Attio REST API', 'Attio webhooks', 'TypeScript', 'Node.js', 'PostgreSQL', 'IMAP'],
  services: ['agents-automation', 'ai-competitive-research', 'business-automation'],
}
