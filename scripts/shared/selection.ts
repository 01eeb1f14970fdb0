import { type Translation, targetLocales } from '../../authoring/texts/list-texts.ts'
import { tell } from '../../locales/owner.ts'
import type { Arguments } from './command.ts'

/** How a command is told which translations it works on: by whole first parts of their ids, `services.medical-ai`, and their language. */
export const selection = { options: { locale: 'text' }, expects: [tell('texts.expects')], isOptional: true } as const

export function selectTranslations(
  translations: Translation[],
  { get, argument: id }: Pick<Arguments<never, 'locale'>, 'get' | 'argument'>,
): Translation[] {
  const locale = get('locale')
  if (locale && !targetLocales.some((code) => code === locale))
    throw new Error(tell('texts.locale', { locale, known: targetLocales.join(', ') }))
  const selected = translations.filter((text) => id === '' || text.id === id || text.id.startsWith(`${id}.`))
  // A site in one language has no translations at all.
  if (id !== '' && selected.length === 0) throw new Error(tell('texts.id', { id }))
  return selected.filter((text) => !locale || text.locale === locale)
}
