import type { Service } from './schema.ts'

export const aiLanguageLearning: Service = {
  group: 'specialized',
  formats: ['workshop', 'program'],
  for: ['family', 'university', 'team'],
  keywords: ['学西班牙语, 西语'],
  name: 'AI language learning',
  title: 'Learn a language with AI as a practice partner',
  teaser: 'Daily practice, with corrections that are checked',
  description:
    'A method for learning a language with AI: daily speaking practice, corrections that are checked, and a plan that follows your level and goal.',
  intro:
    'AI is a patient partner for conversation and a poor judge of its own mistakes. You learn to use the first and to guard against the second, with spoken practice every day and a plan tied to what you need the language for. This is a method with tools. It does not replace a teacher.',
  audience: [
    'Professionals who move to Spain and need Spanish for work',
    'Teams that meet clients in English, French or Chinese',
    'Students who prepare for an exam such as DELE, DELF, HSK or Cambridge',
    'Language teachers who want AI exercises for their own classes',
  ],
  learn: [
    {
      id: 'role-play',
      before: 'Chat about anything until it gets dull',
      after: 'Run a spoken role play with a task, a limit on vocabulary and a review at the end',
    },
    {
      id: 'corrections',
      before: 'Get a corrected text and skim it',
      after: 'Ask for corrections that explain one mistake at a time',
    },
    { id: 'errors', before: 'Believe each explanation', after: 'Notice when the assistant sounds sure and is wrong' },
  ],
  topics: ['Regional use and formality, such as tú and usted', 'Privacy when real conversations become exercises'],
  outcomes: [
    { id: 'weekly-plan', file: 'weekly-plan.pdf', text: 'A weekly plan for speaking, listening, reading and writing' },
    { id: 'prompts', file: 'prompts.md', text: 'A set of tested prompts for your language and level' },
    { id: 'errors', file: 'errors.apkg', text: 'A deck of your recurring errors' },
    {
      id: 'recordings',
      file: 'recordings/',
      text: 'Two recordings of yourself, from the first and the last session, to compare',
    },
  ],
  curriculum: [
    {
      id: 'voice-mode',
      when: { unit: 'week', first: 1, last: 1, hours: 3 },
      text: 'Voice mode, and what a transcript says about your pronunciation',
    },
    {
      id: 'role-plays',
      when: { unit: 'week', first: 2, last: 2, hours: 3 },
      text: 'Role plays: job interview, doctor, landlord, client meeting',
    },
    {
      id: 'flashcards',
      when: { unit: 'week', first: 3, last: 3, hours: 3 },
      text: 'Anki decks made from a conversation',
    },
    {
      id: 'writing',
      when: { unit: 'week', first: 4, last: 4, hours: 3 },
      text: 'Writing: your own draft first, the correction second',
    },
  ],
  faq: [
    {
      id: 'languages',
      question: 'Which languages does it work for?',
      answer:
        'I run the sessions in Spanish or English. The method works best for languages with a lot of training text, such as English, Spanish, French or Chinese. In smaller ones the assistants make more mistakes and we add human checks.',
    },
    {
      id: 'teacher',
      question: 'Do I still need a teacher?',
      answer:
        'For an exam or for pronunciation, usually yes. AI gives you the hours of practice between lessons, and a teacher hears what you cannot hear.',
    },
    {
      id: 'beginners',
      question: 'Is it suitable for complete beginners?',
      answer:
        'Only in part. Free conversation is worth the effort from about level A2. Before that, AI can prepare exercises for the course or book you already follow.',
    },
    {
      id: 'progress',
      question: 'How soon will my level rise?',
      answer:
        'I promise no level by a date; that depends on your hours. In four to six weeks you build the habit, and the two recordings show you what has changed.',
    },
    {
      id: 'teams',
      question: 'Can our company book it for a team?',
      answer:
        'Yes. A workshop of one or two days has a fixed price and uses situations from your work. A program of several weeks is scoped by module and team size.',
    },
  ],
  callsFor: 'language',
  related: ['family-ai', 'prompt-engineering', 'no-code-ai'],
}
