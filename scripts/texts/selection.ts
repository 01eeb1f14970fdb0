import type { Locale } from '../../locales/locales.ts'
import { parseOptions } from '../parse-options.ts'
import { type Translation, targetLocales } from './list-texts.ts'

/** The translations that a command works on. */
export type Selection = {
  /** Whole first parts of the texts' ids, such as `services.medical-ai`; empty for all texts. */
  id: string
  locales: Locale[]
}

const options = {
  accept: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  locale: { type: 'string', multiple: true, default: [] as string[] },
} as const

/**
 * Reads the arguments of a command: `[id] [--locale es] [--accept]`.
 *
 * @param usage shown with an error
 * @throws Error that names the unknown option or language
 */
export function parseSelection(
  args: string[],
  usage: string,
): { selection: Selection; accept: boolean; isHelp: boolean } {
  const { values, positionals } = parseOptions({ args, options, allowPositionals: true }, usage)
  const unknown = values.locale.filter((locale) => !targetLocales.some((code) => code === locale))
  if (unknown.length > 0)
    throw new Error(`--locale ${unknown}: expected one of ${targetLocales.join(', ')}\n\n${usage}`)
  if (positionals.length > 1) throw new Error(`Expected one id, found ${positionals.join(' and ')}\n\n${usage}`)
  const locales = targetLocales.filter((code) => values.locale.length === 0 || values.locale.includes(code))
  return { selection: { id: positionals[0] ?? '', locales }, accept: values.accept, isHelp: values.help }
}

/** @throws Error where no text has such an id */
export function selectTranslations(translations: Translation[], { id, locales }: Selection): Translation[] {
  const selected = translations.filter((text) => id === '' || text.id === id || text.id.startsWith(`${id}.`))
  if (selected.length === 0) throw new Error(`No text has the id ${id} or one that begins with ${id}.`)
  return selected.filter(({ locale }) => locales.includes(locale))
}
