import { type Locale, localeCodes } from './locales.ts'
import { readPo } from './po-file.ts'

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

const texts = Object.fromEntries(localeCodes.map((locale) => [locale, readTexts(locale)])) as Record<
  Locale,
  Map<string, string>
>

function readTexts(locale: Locale): Map<string, string> {
  const found = new Map<string, string>()
  for (const [filename, content] of Object.entries(files)) {
    if (!filename.startsWith(`./${locale}/`)) continue
    for (const [id, { text }] of readPo(content)) if (text) found.set(id, text)
  }
  return found
}
