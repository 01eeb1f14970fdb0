import { day, hour, type Purpose } from '../shared/http/links.ts'

export const newsletterLinks = {
  confirm: { name: 'confirm', seconds: 7 * day, path: 'newsletter/confirm' },
  /** Unsubscribes, or asks by mail whether to erase. It must work for as long as people keep its mail. */
  leave: { name: 'leave', seconds: 5 * 366 * day, path: 'newsletter/unsubscribe' },
  erase: { name: 'erase', seconds: hour, path: 'newsletter/erase' },
  /** Has the minute's job look now; for the owner's commands. */
  run: { name: 'run', seconds: 300, path: 'newsletter/run' },
} satisfies Record<string, Purpose>
