import * as v from 'valibot'
import { defineContent, heading, list, questionsAndAnswers, text, texts, titledText, titledTexts } from './define.ts'
import { contentIconNames } from './icons.ts'
import { serviceSlugs } from './slugs.ts'

// The pages /corporate and /ai-training.

export const corporateSchema = v.strictObject({
  title: heading,
  intro: text,
  programs: v.pipe(
    list({
      icon: v.picklist(contentIconNames),
      title: heading,
      description: text,
      audience: text,
      /** What the participants can do afterwards. */
      outcomes: texts,
      services: v.array(v.picklist(serviceSlugs)),
    }),
    v.length(3, 'expected three programs'),
  ),
  /** How a company books and runs a program. */
  steps: titledTexts,
  faq: questionsAndAnswers,
})

export const corporate = defineContent('content/training.ts (corporate)', corporateSchema, {
  title: 'Three programs for companies',
  intro:
    'Begin with the first program, and choose one of the others when you know which tasks are worth it. Each can be booked alone, onsite or online, in Spanish or English.',
  programs: [
    {
      id: 'all-staff',
      icon: 'users',
      title: 'A common base for all staff',
      description:
        'A one or two day workshop in groups of similar roles. People bring tasks from their own desk, try them with the assistant your company has approved, and learn what must not go into it.',
      audience: 'Office staff and managers in any department; no technical background needed',
      outcomes: [
        'Write and test a prompt for a task of their own',
        'Recognize an answer that sounds right and is not',
        'Apply written house rules on personal and confidential data',
        'Choose tasks where checking costs less than doing',
        'Keep a training record for article 4 of the AI Act: date, content, version, participants',
      ],
      services: ['prompt-engineering', 'no-code-ai', 'ai-for-marketing'],
    },
    {
      id: 'operations',
      icon: 'workflow',
      title: 'Automation for operations',
      description:
        'A program of four to six weeks with one process from your company, such as incoming invoices or customer requests. The group measures it, automates the dull steps and keeps a person at the ones that carry risk.',
      audience: 'Operations, finance and administration teams, with one person from IT',
      outcomes: [
        'Map a process and count what each step costs in time',
        'Build and change an automation without waiting for a developer',
        'Decide which steps need approval, and record who gave it',
        'Measure manual work before and after on the same steps',
      ],
      services: ['ai-readiness-audit', 'business-automation', 'agents-automation'],
    },
    {
      id: 'engineering',
      icon: 'cpu',
      title: 'Engineering with language models',
      description:
        'A program of four to six weeks for people who build. Participants put retrieval, agents and evaluation into a service of their own, with tests that run before each release.',
      audience: 'Software developers, data engineers and technical leads who work in Python or TypeScript',
      outcomes: [
        'Build retrieval over company documents with permissions kept intact',
        'Limit what an agent may do, and log what it did',
        'Evaluate a change on a fixed set of cases before release',
        'Find the cause when quality, cost or speed drifts',
      ],
      services: ['rag-langchain', 'agents-automation', 'advanced-ai', 'troubleshooting'],
    },
  ],
  steps: [
    {
      id: 'strategy-call',
      title: 'Strategy call',
      text: 'We talk about your tasks, people, tools and limits. If training is the wrong answer, this is where you hear it.',
    },
    {
      id: 'written-roadmap',
      title: 'Written roadmap',
      text: 'Within [claim:roadmap] of the call you get a short document: which program, for whom, in what order, and what is left out.',
    },
    {
      id: 'offer',
      title: 'Quote and dates',
      text: 'A fixed price for a workshop; for a program, a quote by module and team size. Bookings are usually made [claim:booking] ahead.',
    },
    {
      id: 'preparation',
      title: 'Preparation',
      text: 'Your contact person sends five to ten typical documents with personal data removed, and IT checks that the approved tools open in the room.',
    },
    {
      id: 'sessions',
      title: 'Sessions and follow-up',
      text: 'The group works, and the material stays with you. After some weeks we look together at what is still in use.',
    },
  ],
  faq: [
    {
      id: 'departments',
      question: 'Can you train several departments at once?',
      answer:
        'Yes, but in separate groups. Accounting and sales share the first hour at most; after that their examples differ so much that one half of the room would wait for the other.',
    },
    {
      id: 'documents',
      question: 'What happens to the documents we give you?',
      answer:
        'They are used to prepare your sessions and for nothing else. I work with samples that you have cleaned of personal data, sign your confidentiality agreement if you have one, and delete the files on the day agreed beforehand.',
    },
    {
      id: 'licenses',
      question: 'Do you sell licenses for the tools?',
      answer:
        'No. The sessions use what your company already pays for. If something is missing I say which kind of tool and why, and you buy it from whom you like.',
    },
    {
      id: 'measure',
      question: 'How do we know that it worked?',
      answer:
        'We agree on one measure per program before it begins, such as minutes per case or errors found in review, and take it again some weeks after the end. Participants also fill in a closing form.',
    },
  ],
})

export const trainingSchema = v.strictObject({
  title: heading,
  intro: text,
  /** 1-2 day workshop, 4-6 week program, consulting: how each runs. */
  formats: v.strictObject({ workshop: titledText, program: titledText, consulting: titledText }),
  delivery: texts,
  pricing: texts,
  /** Paths through the services by who the visitor is. */
  paths: list({ title: heading, text, services: v.pipe(v.array(v.picklist(serviceSlugs)), v.minLength(2)) }),
  faq: questionsAndAnswers,
})

export const training = defineContent('content/training.ts (training)', trainingSchema, {
  title: 'Formats and learning paths',
  intro:
    'All training is done with your own material as far as possible: your documents, data, code or homework. What changes is how long we work together and how much is built by the end.',
  formats: {
    workshop: {
      title: 'Workshop, 1-2 days',
      text: 'One subject, one group. The morning shows how a thing works, the afternoon applies it to your tasks. The second day, where there is one, is for building and testing.',
    },
    program: {
      title: 'Program, 4-6 weeks',
      text: 'A session or two each week and a piece of real work between them. It takes more patience than a workshop, and it changes habits, because people come back with what failed.',
    },
    consulting: {
      title: 'Consulting, by the project or by the hour',
      text: 'Advice or building for one problem: an audit, an automation, a system that has begun to give poor answers. Your people take part, so that they can continue alone.',
    },
  },
  delivery: [
    'Onsite in Madrid, Barcelona, Valencia or elsewhere in Spain, in your own rooms',
    'Online with live video, shared documents and notebooks that open in the browser',
    'In Spanish or English, agreed per group; the documents you work on can be in any language that somebody in the room reads well',
    'Mixed programs that begin and end onsite, with the weeks between them online',
  ],
  pricing: [
    'Workshops have a fixed price, which you know before you decide',
    'Programs of several weeks are quoted by module and team size',
    'Consulting is quoted by the project or by the hour before it starts',
  ],
  paths: [
    {
      id: 'companies',
      title: 'Companies',
      text: 'Find out first which processes and data are ready, then automate one of them. Add the page on intellectual property if you build something of your own.',
      services: ['ai-readiness-audit', 'business-automation', 'ai-ip-patents'],
    },
    {
      id: 'teams',
      title: 'Teams',
      text: 'Begin with prompts for daily work. Developers go on to retrieval and agents, and teams with a system in trouble can start from the problem itself.',
      services: ['prompt-engineering', 'rag-langchain', 'agents-automation', 'troubleshooting'],
    },
    {
      id: 'founders',
      title: 'Founders',
      text: 'Know who else does what you do, prepare the accelerator application, and find the grants whose conditions you meet.',
      services: ['ai-competitive-research', 'accelerator-readiness', 'ai-funding-grants'],
    },
    {
      id: 'clinicians',
      title: 'Clinicians',
      text: 'Read studies critically, understand what a model can and cannot see, and learn enough about data to talk to the people who build.',
      services: ['medical-ai', 'data-science-training'],
    },
    {
      id: 'students',
      title: 'University students',
      text: 'Machine learning in notebooks with the mathematics where it is needed, then data work, then a project that you can show.',
      services: ['university-ml', 'data-science-training', 'advanced-ai'],
    },
    {
      id: 'families',
      title: 'Families',
      text: 'Rules for homework that adults and children agree on, safe settings, and a sensible use of AI for learning a language.',
      services: ['family-ai', 'ai-language-learning'],
    },
    {
      id: 'creators',
      title: 'Content creators',
      text: 'Make texts, pictures and video without code, keep your own voice, and plan publication so that it does not eat the week.',
      services: ['no-code-ai', 'ai-for-marketing'],
    },
  ],
  faq: [
    {
      id: 'workshop-or-program',
      question: 'Should we take a workshop or a program?',
      answer:
        'Take a workshop if people need a common start or one clear skill. Take a program if something must be different in daily work afterwards, because that needs several weeks of trying and correcting.',
    },
    {
      id: 'mixed-group',
      question: 'How mixed may a group be?',
      answer:
        'Different jobs are fine if the tasks are alike. Different levels are harder: people who write code and people who do not learn more in two groups.',
    },
    {
      id: 'preparation',
      question: 'What must we prepare?',
      answer:
        'A list of tasks, a few typical documents without personal data, and accounts for the tools that you may use. You get a checklist when the date is fixed.',
    },
    {
      id: 'individuals',
      question: 'Can I join as one person?',
      answer:
        'Students, clinicians, founders and families can book lessons of their own, usually online. Company workshops are held for one organization at a time.',
    },
  ],
})
