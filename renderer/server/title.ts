import { site } from '../../model/kinds/site.ts'

/** Length in letters at which search results cut; a Chinese character counts as two. */
export const mostLetters = { title: 60, description: 156 }

export function createTitle(title: string, name: string = site.name): string {
  return `${title} — ${name}`
}

export function measureWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(letter) ? 2 : 1),
    0,
  )
}
