import { site, siteSchema } from '../../content/site.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load.ts'

export type LegalNoticeData = ReturnType<typeof loadLegalNotice>

export function loadLegalNotice(context: LoadContext) {
  const { owner } = localizeContent(context.locale, siteSchema, site, 'site')
  const isSample = (field: string) => site.samples.includes(`owner.${field}`)
  const { name, nif, address, email, phone } = owner
  return {
    ...loadPageMeta(context, 'legalNotice'),
    fields: {
      name: { value: name, isSample: isSample('name') },
      nif: { value: nif, isSample: isSample('nif') },
      address: { value: address, isSample: isSample('address') },
      email: { value: email, isSample: isSample('email') },
      phone: { value: phone, isSample: isSample('phone') },
    },
  }
}
