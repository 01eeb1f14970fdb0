import { createDayWriter } from '../../locales/date-format.ts'
import { type LegalPageName, legal } from '../../model/kinds/legal.ts'
import { site } from '../../model/kinds/site.ts'
import { isSample } from '../../model/site-samples.ts'
import { type LoadContext, localizeContent, type PageMeta } from '../data/load-context.ts'
import { localizeSource } from '../shared/localize-source.ts'

export type LegalPageData = PageMeta & ReturnType<typeof loadLegalPage>

export function loadLegalPage({ locale }: LoadContext, name: LegalPageName) {
  const { changed, sections } = localizeContent(locale, legal[name])
  const { owner } = localizeContent(locale, site)
  return {
    changed: { day: changed, text: createDayWriter(locale)(changed) },
    sections: Object.entries(sections).map(([id, section]) => ({
      ...section,
      id,
      links: section.links?.map((link) => ({ ...link, url: localizeSource(link.url, locale) })),
      owner: section.owner?.flatMap((field) => {
        const value = owner[field]
        // An owner without an entry in a register has no such field.
        return value === undefined ? [] : [{ field, value, isSample: isSample(`owner.${field}`) }]
      }),
    })),
  }
}
