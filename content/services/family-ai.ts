import type { Service } from './schema.ts'

export const familyAi: Service = {
  group: 'specialized',
  formats: ['workshop'],
  for: ['family', 'university'],
  name: 'Family AI',
  title: 'AI workshop for parents and children',
  teaser: 'Parents and children try AI and agree on rules',
  description:
    'A workshop where parents and children try AI together, learn what to trust and what to keep private, and agree on rules for homework.',
  intro:
    "Children meet AI at school, in games and on friends' phones, often before their parents do. In this workshop both sit at the same screen, try the tools and catch them making mistakes. At the end you write house rules that each side can live with. Nobody needs technical knowledge.",
  audience: [
    'Families with children between 8 and 16',
    'Parent associations and schools that host an afternoon or a Saturday',
    'Grandparents and caregivers who help with homework',
  ],
  learn: [
    {
      id: 'how-it-answers',
      before: 'Think that the chatbot looks it up',
      after: 'Explain in plain words how a chatbot arrives at an answer',
    },
    {
      id: 'tutor',
      before: 'Copy the homework and hand it in',
      after: 'Use AI as a tutor that asks, and not as a ghostwriter',
    },
    {
      id: 'fakes',
      before: 'Pass the picture on',
      after: 'Spot made-up pictures, cloned voices and pressure to share photos',
    },
  ],
  topics: [
    'Homework: where help ends and cheating begins',
    'Privacy: names, faces, school and health',
    'Companion chatbots, and when to talk to a person instead',
    'Stories, drawings and small games made together',
    'Photos of classmates, and why they stay out of AI tools',
  ],
  modules: [
    {
      id: 'person-or-machine',
      when: { unit: 'clock', day: 1, from: '10:00', to: '10:30' },
      title: 'Person or machine',
      text: 'A guessing game with texts and pictures, and a talk about the wrong guesses.',
    },
    {
      id: 'how-it-works',
      when: { unit: 'clock', day: 1, from: '10:30', to: '11:15' },
      title: 'How it works',
      text: 'The next-word game with paper cards, without a computer.',
    },
    {
      id: 'make-something',
      when: { unit: 'clock', day: 1, from: '11:15', to: '12:00' },
      title: 'Make something',
      text: 'Child and adult write and illustrate a short story, taking turns at the keyboard.',
    },
    {
      id: 'mistakes',
      when: { unit: 'clock', day: 1, from: '12:15', to: '12:45' },
      title: 'Catch the mistake',
      text: 'Children question the assistant on what they know best and find where it invents.',
    },
    {
      id: 'house-rules',
      when: { unit: 'clock', day: 1, from: '12:45', to: '13:30' },
      title: 'House rules',
      text: 'Each family writes its own page, and teenagers argue their side.',
    },
  ],
  outcomes: [
    {
      id: 'family-agreement',
      file: 'family-agreement.pdf',
      text: 'A one-page family agreement that everyone has signed',
    },
    {
      id: 'account-settings',
      file: 'account-settings.pdf',
      text: 'Accounts with settings that fit the age of each child',
    },
    { id: 'our-story', file: 'our-story.pdf', text: 'A story or a game that you made together' },
    {
      id: 'help-in-spain',
      file: 'help-in-spain.pdf',
      text: "A note of where to get help in Spain, such as INCIBE's 017 line",
    },
  ],
  faq: [
    {
      id: 'age',
      question: 'From what age can children take part?',
      answer:
        'From eight, and always with an adult. We split groups at about twelve, because teenagers bring other questions than children in primary school.',
    },
    {
      id: 'accounts',
      question: 'Do children need their own accounts?',
      answer:
        "No. The adult holds the account and types for the younger ones. Most assistants set a minimum age or ask for a parent's permission, and we read those terms for the products you use.",
    },
    {
      id: 'dependence',
      question: 'Will this make my child depend on AI for homework?',
      answer:
        'It can, if the answer comes first. So we practice the order that protects learning: try alone, ask for a hint, then explain the solution in your own words.',
    },
    {
      id: 'recording',
      question: 'Do you record the children or keep their work?',
      answer: 'No. There are no recordings, no photos and no real names in prompts. Families take their work home.',
    },
    {
      id: 'schools',
      question: 'Can our school or parent association book it?',
      answer:
        'Yes, at a fixed price, in Spanish or English, onsite or online. A room with tables works better than an auditorium.',
    },
  ],
  callsFor: 'family',
  workshopLength: 'Workshop of an afternoon or a Saturday',
  post: 'ai-homework-rules-for-families',
  related: ['ai-language-learning', 'no-code-ai', 'university-ml'],
}
