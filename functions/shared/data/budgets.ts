import type { Cause } from './alert.ts'

/** A ceiling of an hour that a mail is taken from, each its own, so that no sort of mail uses up another's. */
export type Budget = Cause & {
  variable: 'OWNER_MAILS_HOURLY' | 'VISITOR_MAILS_HOURLY'
  /** Above it a mail is left out; others wait for another hour. */
  isOptional?: boolean
}

export const ownerMails: Budget = {
  name: 'owner mails',
  variable: 'OWNER_MAILS_HOURLY',
  text: 'The mails to you of an hour are used up, and the others wait: see OWNER_MAILS_HOURLY.',
  isCeiling: true,
}

/** Mails that visitors wait for, such as links to confirm something. */
export const awaitedMails: Budget = {
  name: 'awaited mails',
  variable: 'VISITOR_MAILS_HOURLY',
  text: 'The links of an hour that visitors wait for are used up, and requests are refused: see VISITOR_MAILS_HOURLY.',
  isCeiling: true,
}

export const newsMails: Budget = {
  name: 'news mails',
  variable: 'VISITOR_MAILS_HOURLY',
  text: 'The news to visitors of an hour are used up, and the others wait: see VISITOR_MAILS_HOURLY.',
  isCeiling: true,
}

export const receiptMails: Budget = {
  name: 'receipts',
  variable: 'VISITOR_MAILS_HOURLY',
  text: 'The receipts of an hour are used up, and the others are left out: see VISITOR_MAILS_HOURLY.',
  isCeiling: true,
  isOptional: true,
}

export const budgets = [ownerMails, awaitedMails, newsMails, receiptMails]
