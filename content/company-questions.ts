import * as v from 'valibot'
import { defineContent, heading, questionAndAnswer, text } from './define.ts'

export const companyQuestionsSchema = v.strictObject({
  /** An answer for each status that the owner can have: `terms.fundae` of content/site.ts. */
  fundae: v.strictObject({
    question: heading,
    answers: v.strictObject({ unset: text, registered: text, partner: text, no: text }),
  }),
  article4: questionAndAnswer,
  dataAgreement: questionAndAnswer,
  invoice: questionAndAnswer,
  /** Questions that only the owner can answer; each is hidden until `terms` of content/site.ts has its answer. */
  terms: v.strictObject({ cancellation: heading, illness: heading, payment: heading, retention: heading }),
})

/** What a company's purchasing, personnel and legal departments ask, on each page where they look for it. */
export const companyQuestions = defineContent('content/company-questions.ts', companyQuestionsSchema, {
  fundae: {
    question: 'Can we use our Fundae training credit?',
    answers: {
      unset:
        'That depends on three things: whether your company has credit left, whether the course meets the rules for training that companies organize themselves (Law 30/2015 and Royal Decree 694/2017), and who is entered as organizer and trainer. The start has to be reported to Fundae beforehand, so ask when you write: before you book I tell you in writing how I stand in the register. Consulting and projects are not covered. Fundae publishes the rules and deadlines at fundae.es.',
      registered:
        'If your company has credit left and the course meets the rules of Law 30/2015 and Royal Decree 694/2017. I am entered in the register of training entities. Your company or its organizing entity reports the start to Fundae beforehand; I hand over program, attendance sheets, questionnaires and an invoice that shows the cost of teaching. Consulting and projects are not covered.',
      partner:
        'If your company has credit left and the course meets the rules of Law 30/2015 and Royal Decree 694/2017. It is then organized by a registered entity that I work with, which reports it to Fundae and invoices it; you hear its name and its cost before you book. Consulting and projects are not covered.',
      no: 'Not at present: I am not entered in the register of training entities and work with no organizing entity. Whether a course that your company organizes itself can be covered is for Fundae or your adviser to say, before you book.',
    },
  },
  article4: {
    question: 'Does the training help with article 4 of the AI Act?',
    answer:
      'Yes, as one measure among others. Article 4 asks companies that use AI systems to take measures for the AI literacy of their staff, suited to what people do and know; it prescribes neither a certificate nor a syllabus. After each course you get a record with date, content, version and participants. It shows what was done and promises nothing about the rest of the law.',
  },
  dataAgreement: {
    question: 'Do you sign a data processing agreement?',
    answer:
      'Yes, before I get access to anything that holds personal data; your confidentiality agreement too. Most sessions need neither, because they work with samples from which personal data have been removed.',
  },
  invoice: {
    question: 'What does the quote say?',
    answer:
      'The full price, which taxes it includes, and travel costs where there are any. You get it in writing before anything is agreed, made out to the company that pays.',
  },
  terms: {
    cancellation: 'What if we have to cancel or postpone?',
    illness: 'What happens if the trainer is ill?',
    payment: 'How and when do we pay?',
    retention: 'How long do you keep our documents?',
  },
})
