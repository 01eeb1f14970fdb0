import type { City } from './schema.ts'

export const online: City = {
  name: 'Online',
  keywords: ['时差, 北京时间, 中国, 国内'],
  title: 'Live online AI training for teams',
  metaTitle: 'Live online AI course for teams',
  description:
    'Live online AI workshops and programs for distributed teams, in short blocks across time zones, in Spanish or English.',
  intro:
    'An online session is not a filmed classroom. It is cut into shorter blocks, everybody works in a shared document that I can see, and cameras matter less than questions. This site speaks of participants in [claim:countries] countries.',
  sectors: [
    {
      id: 'software-teams',
      title: 'Remote software teams',
      text: 'Developers in three or four places who review each other in writing. Exercises happen in a repository, with pull requests instead of raised hands.',
    },
    {
      id: 'support',
      title: 'Support and operations over several time zones',
      text: 'Shifts that hand work over in text. A shared set of prompts and a clear form for the handover count for more than any single clever trick.',
    },
    {
      id: 'latin-america',
      title: 'Companies with subsidiaries in Latin America',
      text: 'Spanish-speaking groups in which Madrid ends its day as Mexico or Bogotá begins. Afternoon blocks in Spain suit both sides.',
    },
    {
      id: 'students',
      title: 'Students and families',
      text: 'People who learn in the evening from home, in small groups, with homework or a course project as the subject.',
    },
  ],
  teams: [
    'Teams with no office, or with one that nobody goes to',
    'Departments split between a head office and several countries',
    'Founders whose technical partner lives somewhere else',
    'Clinicians and lecturers who can free two hours but never a day',
  ],
  logistics: [
    'A workshop day becomes two or three blocks of up to three hours, on consecutive days or a week apart',
    'Your platform or mine: Microsoft Teams, Google Meet and Zoom all serve; notebooks open in the browser through Google Colab or your own environment',
    "Invitations show the hour in each participant's zone, and we check them when clocks change, because some countries move on other dates and some never do",
    'Before the first block there is a fifteen-minute check of sound, accounts and access',
    'A session is recorded only if everyone in it agrees; written notes and the finished exercises are shared in any case',
  ],
  programs: [
    {
      service: 'prompt-engineering',
      why: 'Everything happens in text, so nothing is lost through a screen, and the library is shared from the first hour.',
    },
    {
      service: 'advanced-ai',
      why: 'A program of several weeks with code reviews between blocks suits developers better than two full days of calls.',
    },
    {
      service: 'troubleshooting',
      why: 'A screen shared with logs and prompts is often all that it takes to find out why a system misbehaves.',
    },
    {
      service: 'ai-language-learning',
      why: 'Learners can practice with an assistant between meetings and bring their transcripts to the next one.',
    },
  ],
  faq: {
    delivery: {
      question: 'How do you keep people awake online?',
      answer:
        'By talking less. A block alternates ten minutes of showing with twenty of doing, in pairs or alone, in a document that I read along. There is a break each hour, and groups stay small.',
    },
    languages: {
      question: 'What if some of us speak Spanish and some English?',
      answer:
        'Each group has one language, and two groups can follow the same plan on different days. I do not interpret during a session, since that halves the time for everybody.',
    },
    availability: {
      question: 'Can we start sooner, as nobody travels?',
      answer:
        'Sometimes. [claim:booking] ahead remains usual, because accounts, documents and examples have to be prepared. Single blocks are easier to place than a full series.',
    },
  },
}
