import * as v from 'valibot'
import { defineContent, heading, list, text, texts, titledTexts } from './define.ts'
import { contentIconNames } from './icons.ts'

// What the owner says of themselves: shown on the home page.

export const heroSchema = v.strictObject({
  /** Above the heading, a few words. */
  kicker: text,
  title: heading,
  lead: text,
})

export const hero = defineContent('content/profile.ts (hero)', heroSchema, {
  kicker: 'AI trainer and consultant, Madrid',
  title: 'AI training with your own documents and tasks',
  lead: 'I teach teams to use AI on the tasks they already have, and build automations with them. Onsite across Spain or online, in Spanish or English.',
})

export const aboutSchema = v.strictObject({ paragraphs: texts })

/** The person, in a few words, beside the portrait. */
export const about = defineContent('content/profile.ts (about)', aboutSchema, {
  paragraphs: [
    'I write software and I teach. What I build has to make sense to the people who will live with it, and what I teach has to run on their tasks.',
    'I teach in Spanish and English, and read and answer messages in French and Chinese too.',
  ],
})

export const methodSchema = v.strictObject({
  title: heading,
  intro: text,
  steps: v.pipe(titledTexts, v.length(3, 'expected three steps')),
})

/** How a project goes. */
export const method = defineContent('content/profile.ts (method)', methodSchema, {
  title: 'How I work',
  intro:
    'An automation project usually takes [claim:delivery] from diagnosis to deployment, in three steps. A workshop is shorter but goes the same way: look at the work, try something small, keep what holds up.',
  steps: [
    {
      id: 'diagnose',
      title: 'Diagnose',
      text: 'I sit with the people who do the task, count how often it happens and where it goes wrong, and write down what a good result looks like. Some ideas end here, which is cheap.',
    },
    {
      id: 'design',
      title: 'Design',
      text: 'We choose the smallest system that could work, test it on real examples, and decide which steps a person must approve. You see it fail before your customers can.',
    },
    {
      id: 'deploy',
      title: 'Deploy',
      text: 'The system goes to a few users, then to the rest, with logs, a way to switch it off and an owner on your side. I leave when your team can change it without me.',
    },
  ],
})

export const skillsSchema = v.strictObject({
  /** What the levels are. */
  note: text,
  skills: list({ name: heading, level: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  /** Products by their own names; not translated. */
  tools: v.array(v.strictObject({ name: v.string(), icon: v.picklist(contentIconNames) })),
  cloudPlatforms: v.array(v.string()),
})

export const skills = defineContent('content/profile.ts (skills)', skillsSchema, {
  note: 'My own estimate, as a comparison between the three.',
  skills: [
    { id: 'javascript', name: 'JavaScript and TypeScript', level: 95 },
    { id: 'python', name: 'Python and machine learning', level: 90 },
    { id: 'full-stack', name: 'Full-stack development', level: 85 },
  ],
  tools: [
    { name: 'TypeScript', icon: 'braces' },
    { name: 'React', icon: 'atom' },
    { name: 'Python', icon: 'code-xml' },
    { name: 'PyTorch', icon: 'flame' },
    { name: 'pandas', icon: 'table' },
    { name: 'Jupyter', icon: 'notebook-pen' },
    { name: 'LangChain', icon: 'link' },
    { name: 'PostgreSQL', icon: 'database' },
    { name: 'n8n', icon: 'workflow' },
    { name: 'Docker', icon: 'container' },
    { name: 'Git', icon: 'git-branch' },
  ],
  cloudPlatforms: ['AWS', 'Google Cloud', 'Microsoft Azure'],
})

export const experienceSchema = v.pipe(
  list({
    title: heading,
    duration: text,
    company: v.optional(text),
    description: text,
    /** True until the owner replaces it. */
    sample: v.boolean(),
  }),
  v.length(4, 'expected four positions'),
)

export const experience = defineContent('content/profile.ts (experience)', experienceSchema, [
  // Samples, like the owner's data in site.ts: to be replaced by the owner's real positions.
  {
    id: 'trainer',
    title: 'AI trainer and consultant',
    duration: '2022 to today',
    company: 'Own practice, Madrid',
    description:
      'Workshops, programs and automation projects for companies, clinics, universities and families, onsite across Spain and online.',
    sample: true,
  },
  {
    id: 'engineer',
    title: 'Machine learning engineer',
    duration: '2018 to 2022',
    company: 'Health technology company, Madrid',
    description:
      'Text models for clinical documents and the tools around them: annotation, evaluation with clinicians, and monitoring after release.',
    sample: true,
  },
  {
    id: 'developer',
    title: 'Full-stack developer',
    duration: '2014 to 2018',
    company: 'Banking software company, Barcelona',
    description:
      'Web applications for account statements and payments, from the database to the browser, and the training of the people who used them.',
    sample: true,
  },
  {
    id: 'freelancer',
    title: 'Freelance web developer',
    duration: '2011 to 2014',
    description: 'Sites and small internal tools for local businesses, with programming lessons in the evenings.',
    sample: true,
  },
])

export const testimonialsSchema = v.pipe(
  list({
    quote: text,
    /** A person's name is not translated. */
    name: v.string(),
    title: heading,
    /** True until the owner replaces it by the words of a real client. */
    sample: v.boolean(),
    /** Where the words come from, and the person's consent: "Closing form of March 2026, quoted with consent". */
    source: v.optional(text),
  }),
  v.maxLength(3, 'expected no more than three testimonials'),
  // Directive 2005/29/EC, article 7(6): a site must say how it knows that its reviews are real.
  v.check(
    (quotes) => quotes.every(({ sample, source }) => sample || source),
    'expected the source of a real testimonial',
  ),
)

export const testimonials = defineContent('content/profile.ts (testimonials)', testimonialsSchema, [
  {
    id: 'juan-perez',
    quote:
      'We came with three tasks that nobody liked. Two of them now run with a person checking the result, and for the third we learned why we should leave it alone.',
    name: 'Juan Pérez',
    title: 'Head of operations, insurance company',
    sample: true,
  },
  {
    id: 'maria-garcia',
    quote:
      'The test set was the part I had not expected. We now compare two prompts on real examples, and our meetings about wording have become shorter.',
    name: 'María García',
    title: 'Product manager, software company',
    sample: true,
  },
  {
    id: 'jane-doe',
    quote:
      'The notebooks ran in the classroom on the first try. At the end the students could explain what their own model got wrong, which is what I had asked for.',
    name: 'Jane Doe',
    title: 'Lecturer, engineering school',
    sample: true,
  },
])
