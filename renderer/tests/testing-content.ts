import type { Locale } from '../../locales/locales.ts'
import { getPost, postSlugs } from '../../model/kinds/posts.ts'
import { projects } from '../../model/kinds/projects.ts'
import { services } from '../../model/kinds/services.ts'
import { words } from './testing-words.ts'

// Pieces of the owner's for tests that need any of their kind, so that another owner's do as well.

/** The longest question of a service that the header of every page links: the more words, the surer the search finds its answer. */
const [longest] = services.all
  .filter(([, { inMenu }]) => inMenu)
  .flatMap(([slug, { faq }]) => faq.map(({ id, question }) => ({ slug, id, question })))
  .toSorted((one, other) => other.question.length - one.question.length)

/** Its service. */
export const service = longest?.slug ?? ''

export const question = (locale: Locale) => words(locale, `services.${service}.faq.${longest?.id}.question`)

/** The longest post. */
export const post = postSlugs.toSorted((one, other) => getPost(other).body.length - getPost(one).body.length)[0] ?? ''

/** A project with an assistant, and one with a demo; empty if there is none. */
export const assistant = projects.all.find(([, { questions }]) => questions)?.[0] ?? ''
export const demo = projects.all.find(([, { repository }]) => !repository)?.[0] ?? ''

/** The words of a text in Latin letters that are long enough to be searched for. */
export const listLongWords = (text: string): string[] =>
  text.toLowerCase().match(/(?<!\p{L})[a-z]{7,}(?!\p{L})/gu) ?? []
