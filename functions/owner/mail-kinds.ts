import { bookingMails } from '../booking/mails.ts'
import { contactMails } from '../contact/mails.ts'
import { courseMails } from '../courses/mails.ts'
import { newsletterMails } from '../newsletter/mails.ts'
import type { MailKinds } from '../shared/mail/outbox.ts'
import { askedMails } from './asked-mail.ts'
import { deskMails } from './desk-session.ts'
import { digestMails } from './digest.ts'

export const mailKinds: MailKinds = {
  // Appointments and seats wait for nobody's messages.
  ...bookingMails,
  ...courseMails,
  ...askedMails,
  ...contactMails,
  ...newsletterMails,
  ...digestMails,
  ...deskMails,
}
