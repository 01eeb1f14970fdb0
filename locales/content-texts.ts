import { formatter } from '@lingui/format-po'
import { defaultLocale, type Locale, localeCodes } from './locales.ts'

const files = import.meta.glob<string>('./*/content/*.po', { eager: true, query: '?raw', import: 'default' })

/**
 * The translation of a text of `content/`, or undefined where it is missing; drafts count. Read at build time only: a
 * page gets its texts as data. The texts are plain, not ICU messages, so Lingui does not compile them.
 *
 * @param id dotted, as `content/localize.ts` makes it: `services.medical-ai.title`
 */
export function getContentText(locale: Locale, id: string): string | undefined {
  return texts[locale].get(id)
}

const { parse } = formatter({ explicitIdAsDefault: true })

const texts = Object.fromEntries(localeCodes.map((locale) => [locale, readTexts(locale)])) as Record<
  Locale,
  Map<string, string>
>

function readTexts(locale: Locale): Map<string, string> {
  const found = new Map<string, string>()
  for (const [filename, content] of Object.entries(files)) {
    if (!filename.startsWith(`./${locale}/`)) continue
    const catalog = parse(content, { locale, sourceLocale: defaultLocale, filename })
    if (catalog instanceof Promise) throw new Error(`${filename}: the PO format answered late`)
    for (const [id, message] of Object.entries(catalog)) {
      if (message.translation && !message.obsolete) found.set(id, message.translation)
    }
  }
  return found
}
