import { localizePath } from '../../locales/paths.ts'
import { getSiteI18n } from '../../locales/server.ts'
import { partialPages } from '../data/all-pages.ts'
import type { LoadContext } from '../data/load-context.ts'
import { loadHome } from '../home/load.ts'

export function loadElsewhere({ locale, params }: LoadContext<'elsewhere'>) {
  const path = `/${params['*']}`
  const i18n = getSiteI18n(locale)
  const words = i18n.t('header.suggestion.missing')
  const versions = (partialPages[path] ?? []).map((code) => ({ locale: code, path: localizePath(path, code) }))
  const intro = [i18n.t('page.elsewhere')]
  return {
    ...loadHome({ locale, params: {} }),
    name: words,
    heading: words,
    title: words,
    description: words,
    intro,
    versions,
  }
}
