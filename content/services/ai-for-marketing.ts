import type { Service } from './schema.ts'

export const aiForMarketing: Service = {
  group: 'business',
  inMenu: true,
  formats: ['workshop', 'program'],
  for: ['team', 'company'],
  name: 'AI for marketing',
  title: 'AI for marketing teams: a content workshop',
  teaser: 'Drafts in your voice, and [claim:editorialCalendar] planned',
  description:
    'A marketing workshop where your team turns briefs into reviewed drafts with AI, keeps its own voice and plans [claim:editorialCalendar] of content.',
  intro:
    'AI writes average copy quickly, and average copy is what readers skip. This workshop starts from what only you have: customer interviews, product facts, sales objections, campaigns that worked. Your team builds templates on that material, reviews what comes out and plans the next [claim:editorialCalendar].',
  audience: [
    'Small marketing teams that publish in several channels and languages',
    'Agencies and freelancers whose clients ask how AI is used in their work',
    'Founders and sales staff who write their own posts, newsletters and proposals',
  ],
  learn: [
    {
      id: 'voice',
      before: 'Ask for a post “in our tone”',
      after: 'Write a voice guide from your own texts, with examples of what you would never say',
    },
    {
      id: 'one-source',
      before: 'Start from an empty page for each channel',
      after: 'Turn one interview or webinar into posts, a newsletter and a sales page',
    },
    {
      id: 'facts',
      before: 'Publish a figure because it sounds right',
      after: 'Check each claim, figure and quotation against a source before publishing',
    },
  ],
  topics: [
    'Search and AI answers: quotable pages, structured data, and what nobody can promise',
    'Images and video: licenses, the likeness of real people, labels for synthetic content',
    'Advertising: variants for Google Ads and Meta, and how far to trust their own automation',
    'E-mail: segments, subject lines, and consent under the LSSI, the GDPR and the rules of the country you write to',
    'Disclosure: where the AI Act asks for a label, and where clients expect one',
  ],
  modules: [
    {
      id: 'voice',
      when: { unit: 'clock', day: 1, from: '09:30', to: '12:00' },
      title: 'Voice',
      text: 'A voice guide and a list of banned phrases, drawn from texts you are proud of.',
    },
    {
      id: 'source-material',
      when: { unit: 'clock', day: 1, from: '12:00', to: '13:30' },
      title: 'Source material',
      text: 'Interviews, reviews, support tickets and product sheets put in order, personal data removed.',
    },
    {
      id: 'templates',
      when: { unit: 'clock', day: 1, from: '14:30', to: '17:00' },
      title: 'Templates',
      text: 'Briefs and prompts for each format, tried on a campaign that you have to run anyway.',
    },
    {
      id: 'review',
      when: { unit: 'clock', day: 2, from: '09:30', to: '11:30' },
      title: 'Review',
      text: 'Facts, law and tone: what is checked, by whom, and who may publish.',
    },
    {
      id: 'calendar',
      when: { unit: 'clock', day: 2, from: '11:30', to: '13:30' },
      title: 'Calendar',
      text: 'Topics, owners and dates for [claim:editorialCalendar], with room for news.',
    },
  ],
  outcomes: [
    {
      id: 'editorial-calendar',
      file: 'editorial-calendar.xlsx',
      text: 'An editorial calendar for [claim:editorialCalendar] with a topic, a format and an owner for each date',
    },
    { id: 'voice-guide', file: 'voice-guide.pdf', text: 'A voice guide that works in ChatGPT, Claude or Gemini' },
    { id: 'templates', file: 'templates.docx', text: 'A set of tested templates for your main formats' },
    { id: 'review-checklist', file: 'review-checklist.pdf', text: 'A review checklist with names on it' },
  ],
  faq: [
    {
      id: 'speed',
      question: 'How fast does the team write afterwards?',
      answer:
        'The figure on this site is [claim:contentPieces] pieces per hour. These are drafts for review, and reading them with care takes its own time, which the calendar includes.',
    },
    {
      id: 'google',
      question: 'Does Google penalize text written with AI?',
      answer:
        'Its spam policies are aimed at pages produced in bulk to manipulate rankings, however they are written. Checked text with your own facts is not the target. No tool can promise a position, in search results or in AI answers.',
    },
    {
      id: 'labels',
      question: 'Must we label content made with AI?',
      answer:
        'Since [law:ai-act-transparency] the AI Act asks for disclosure of deepfakes, and of text on matters of public interest that nobody has reviewed and taken editorial responsibility for. Product copy that a person has edited usually falls outside the second rule; editing does not take a realistic picture of a real person out of the first. Platforms and contracts may ask for more.',
    },
    {
      id: 'languages',
      question: 'Can we work in several languages?',
      answer:
        'Sessions are held in Spanish or English. The exercises can use any language that somebody in the room reads well enough to judge.',
    },
  ],
  callsFor: 'team',
  related: ['prompt-engineering', 'no-code-ai', 'ai-competitive-research'],
}
