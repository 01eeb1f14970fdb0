import type { Cause } from '../shared/data/alert.ts'

export const replies: Cause = {
  name: 'replies',
  text: 'The assistant has used up its replies: see CHAT_HOURLY_REPLIES and CHAT_DAILY_REPLIES.',
  isCeiling: true,
}
