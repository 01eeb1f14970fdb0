import type { CaseStudy } from './schema.ts'

export const attioSequences: CaseStudy = {
  name: 'Attio Sequences',
  title: 'Attio Sequences from outside: build or buy',
  description:
    'We analyzed from outside how the Sequences feature of the Attio CRM behaves, decided what to buy, and built the missing part on the public API.',
  intro:
    'A company on the Attio CRM had to choose between its Sequences feature and a sequencer of its own. Reverse engineering here means describing behavior from outside, with public documentation, a paid workspace and our own test mailboxes. The outcome was a specification, a decision and one small service. The work is independent of Attio.',
  sector: 'Software company that sells subscriptions to other companies',
  headline: 'Buy the feature for sales follow-ups, build only the onboarding part, decided on evidence',
  situation: [
    'Sales wanted automatic follow-ups, engineering wanted to write its own sequencer, and both argued from assumptions.',
    'The rules were unwritten: how long to wait, what counts as a reply, who must never be contacted.',
    'Onboarding messages came from a mailbox on the company mail server, while Attio documents that sequences send through synced Gmail or Microsoft accounts.',
  ],
  constraints: [
    'The terms of Attio were read first, with the lawyer of the client: normal use of a paid workspace, public documentation and public API only.',
    'No decompiling, no private endpoints, no load tests, no copying of interface or texts.',
    'Test recipients were mailboxes of the team, and no customer received a test message.',
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
      text: 'For our own service, Attio sends a webhook when a list entry changes. The receiver verifies the HMAC-SHA256 signature over the raw body, drops repeats by idempotency key because delivery is at least once, stores the event and answers at once.',
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
      'Questions are tested in our own mailboxes and become a state model, on which the company decides what to buy and what to build. Sales follow-ups stay in Attio Sequences. For onboarding, webhooks fill a queue, a worker sends or stops, and the state returns to an Attio list.',
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
    'Sales follow-ups stay in Attio Sequences, and the client maintains no code for them.',
    'Only onboarding runs on the small service, and sellers see its state inside the CRM.',
    'The argument between the teams ended, because each statement has a source that can be opened.',
  ],
  figure: {
    title: 'From assumptions to sources',
    caption: 'The study gives no percentage, because its main outcome is a decision, which no percentage describes.',
    before: [
      'Sales and engineering argued from assumptions.',
      'What counts as a reply was written nowhere.',
      'Engineering wanted to write its own sequencer.',
    ],
    after: [
      'Each statement has a source that can be opened.',
      'Replies, bounces and opt-outs have written rules.',
      'Only onboarding runs on a service of its own.',
    ],
  },
  learned: [
    'We tested one question for days that vendor support then answered in a single message. Ask first, test what remains.',
    'Our first version took an out-of-office answer for a reply and stopped a sequence. The Auto-Submitted header solved most cases. Some systems do not set it, so doubtful answers go to a person.',
    'Due times stored only in UTC moved by an hour when the clocks changed. We now store local time with its zone and compute UTC late.',
    'Observed behavior ages, so a finding without a date is worth little.',
  ],
  inYourCompany: [
    'List the decisions that depend on the tool before anyone tests it.',
    'Read the contract, then the documentation, then ask support, and observe last.',
    'Build only where the rule is truly yours, and count years of maintenance in the price.',
  ],
  stack: ['Attio REST API', 'Attio webhooks', 'TypeScript', 'Node.js', 'PostgreSQL', 'IMAP'],
  services: ['agents-automation', 'ai-competitive-research', 'business-automation'],
}
