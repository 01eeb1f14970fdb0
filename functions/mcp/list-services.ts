import { mapTexts } from '../../content/map-texts.ts'
import { serviceSchema } from '../../content/services/schema.ts'
import { services } from '../../content/services.ts'
import { serviceSlugs } from '../../content/slugs.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { createContentTranslator } from '../shared/data/content-words.ts'

/** The services in one language, in the order of the site. */
export function listServices(locale: Locale, siteUrl: string) {
  const translate = createContentTranslator(locale)
  return serviceSlugs.map((slug) => {
    const { name, description } = mapTexts(serviceSchema, services.get(slug), `services.${slug}`, translate)
    return { name, url: `${siteUrl}${localizePath(`/services/${slug}`, locale)}`, description }
  })
}
