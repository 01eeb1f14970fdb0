import { site, siteSchema } from '../../content/site.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load.ts'

export type ContactData = ReturnType<typeof loadContact>

export function loadContact(context: LoadContext) {
  const { owner, social } = localizeContent(context.locale, siteSchema, site, 'site')
  const { email, phone, whatsapp, place, mapUrl } = owner
  return { ...loadPageMeta(context, 'contact'), email, phone, whatsapp, place, mapUrl, linkedin: social.linkedin }
}
