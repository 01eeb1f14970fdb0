import { site } from '../../content/site.ts'
import { type LoadContext, loadPageMeta } from '../load.ts'

export type PrivacyData = ReturnType<typeof loadPrivacy>

export function loadPrivacy(context: LoadContext) {
  return { ...loadPageMeta(context, 'privacy'), email: site.owner.email }
}
