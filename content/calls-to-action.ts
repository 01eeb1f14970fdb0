import * as v from 'valibot'
import { defineContent, text } from './define.ts'
import type { ServiceSlug } from './slugs.ts'

/** Whom the last part of a page speaks to. */
export const audiences = [
  'team',
  'engineer',
  'clinical',
  'founder',
  'host',
  'rescue',
  'person',
  'family',
  'student',
  'language',
  'case',
  'reader',
] as const

export type Audience = (typeof audiences)[number]

/** Those who come for themselves: for them a group has no "team". */
export const privateAudiences: readonly Audience[] = ['person', 'family', 'student', 'language']

/** Where the second button leads: pages that a visitor reads before writing. */
export const furtherPages = ['services', 'training', 'caseStudies'] as const

export type FurtherPage = (typeof furtherPages)[number]

const callSchema = v.strictObject({ title: text, text, button: text, next: v.picklist(furtherPages) })

export const callsToActionSchema = v.strictObject({
  calls: v.strictObject(v.entriesFromList(audiences, callSchema)),
  /** The words of the second button. */
  next: v.strictObject({ services: text, training: text, caseStudies: text }),
})

/**
 * The last part of most pages, by whom the page is for. A service names its audience; a case study and a post take that of
 * their first service where its readers need words of their own.
 */
export const callsToAction = defineContent('content/calls-to-action.ts', callsToActionSchema, {
  calls: {
    team: {
      title: 'Start with a conversation',
      text: 'Tell me which task costs your team the most time. You get a yes, a no or a "not yet", with the reason and a first step.',
      button: 'Book strategy call',
      next: 'services',
    },
    engineer: {
      title: 'Bring one example',
      text: 'Tell me what the system should do, or what it does wrong, with one example. I tell you which part to look at first.',
      button: 'Ask about the sessions',
      next: 'services',
    },
    clinical: {
      title: 'Which tool have you been offered?',
      text: 'Tell me which department you work in, and which product or task is on the table. Please send no patient data.',
      button: 'Ask about the training',
      next: 'services',
    },
    founder: {
      title: 'Before you apply',
      text: 'Tell me which call, accelerator or patent you have in front of you, and its date. If it does not fit, you hear so before we begin.',
      button: 'Book strategy call',
      next: 'services',
    },
    host: {
      title: 'Which data do you have already?',
      text: 'Tell me how many homes you let or sell, and where your prices come from today. I tell you whether the data can carry more.',
      button: 'Ask about the analysis',
      next: 'services',
    },
    rescue: {
      title: 'What is failing?',
      text: 'Describe the symptom in two sentences, since when, and what changed. If a live system is doing harm, say so in the first line.',
      button: 'Describe the problem',
      next: 'services',
    },
    person: {
      title: 'What do you want to be able to do?',
      text: 'Tell me the task, and by when. I tell you which format suits it, or how to learn it alone.',
      button: 'Ask about the workshop',
      next: 'training',
    },
    family: {
      title: 'Shall we do it together?',
      text: 'Tell me how many of you there are and how old the children are, or which school or parent association it is for. I suggest a format and a date.',
      button: 'Ask about the workshop',
      next: 'training',
    },
    student: {
      title: 'Are you stuck?',
      text: 'Tell me which subject or thesis you are working on, and by when. I tell you whether I can help, and in how many sessions.',
      button: 'Ask about the sessions',
      next: 'training',
    },
    language: {
      title: 'What do you need the language for?',
      text: 'Tell me which language you are learning, your level, and by when you need it. I suggest a plan for your practice.',
      button: 'Ask about the method',
      next: 'training',
    },
    case: {
      title: 'Do you have a similar problem?',
      text: 'Tell me how yours is alike and how it differs. I tell you what it would take, and what it would not.',
      button: 'Book strategy call',
      next: 'services',
    },
    reader: {
      title: 'Has a question come up?',
      text: 'Write to me. If the answer helps others too, it goes into the article.',
      button: 'Ask a question',
      next: 'services',
    },
  },
  next: {
    services: 'Browse all services',
    training: 'See AI training',
    caseStudies: 'Read the case studies',
  },
})

/** What a call to action can know of its page. */
export type CallContext = { service?: ServiceSlug | undefined; city?: string; next?: FurtherPage }
