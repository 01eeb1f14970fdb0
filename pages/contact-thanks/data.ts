import { type LoadContext, loadPageMeta } from '../load.ts'

export type ContactThanksData = ReturnType<typeof loadContactThanks>

export function loadContactThanks(context: LoadContext) {
  return loadPageMeta(context, 'contactThanks')
}
