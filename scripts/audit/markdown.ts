import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { defaultLocale } from '../../locales/locales.ts'
import { getMarkdownPath } from '../../renderer/shared/urls.ts'
import { ofEach } from './site.ts'

/** Every page has a Markdown version that makes sense on its own; renderer/server/markdown.ts writes it. */
export const markdown = ofEach(({ page, $ }, { folder }) => {
  const file = join(folder, getMarkdownPath(page.path))
  if (!existsSync(file)) return ['its Markdown version is missing']
  const shown = {
    ...$.extract({
      questions: ['main details:not(nav *, figure *, form *, :has(> form)) > summary'],
      controls: ['main figure summary'],
    }),
    // The markup is the same in each language, but for pieces that one language alone has.
    words: page.locale === defaultLocale ? listWords($) : [],
  }
  return findMarkdownProblems(readFileSync(file, 'utf8'), shown).map((problem) => `its Markdown version ${problem}`)
})

/** A Markdown version lacks controls, decoration and the letters of a drawing, which its description tells. */
const unread =
  'form, button, nav, search, meter, iframe, script, style, noscript, summary, svg > :not(desc), [hidden], [aria-hidden=true], .visually-hidden, ' +
  'figcaption:has([data-kind]), a:is([href^="#"], [href^="?"], [href^="data:"]), section:has(form):not(:has(> p)) > h2'

function listWords($: CheerioAPI): string[] {
  const main = $('main').clone()
  main.find(unread).remove()
  const nodes = main.find('*').contents().toArray()
  return nodes.flatMap((node) => (node.type === 'text' ? node.data : []))
}

type Shown = {
  /** All text of its page, piece by piece. */
  words: string[]
  questions: string[]
  /** Words of controls, which mean nothing without the page. */
  controls: string[]
}

export function findMarkdownProblems(markdown: string, { words, questions, controls }: Shown): string[] {
  const problems: string[] = []
  if (!/^(---\n[\s\S]*?\n---\n+)?# \S/.test(markdown)) problems.push('does not begin with its title')
  const prose = markdown.replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm, '').replace(/`[^`\n]+`/g, '')
  if (prose.includes('<!--')) problems.push('holds a comment')
  if (prose.includes('&#x')) problems.push('has a code in place of a letter')
  for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]*)/g))
    if (!/^(https?:\/\/|\/|mailto:|tel:)/.test(target)) problems.push(`links to "${target}", which is not absolute`)
  const headings = new Set((prose.match(/^#+ .+$/gm) ?? []).map(keepLetters))
  for (const question of questions)
    if (!headings.has(keepLetters(question))) problems.push(`lacks "${question}" as a heading`)
  for (const control of controls) {
    if (headings.has(keepLetters(control)))
      problems.push(`has the heading "${control}", which opens a part of the page`)
  }
  const letters = keepLetters(markdown.replace(codeOrTarget, (found) => (found.startsWith('`') ? found : '')))
  for (const piece of words) if (!letters.includes(keepLetters(piece))) problems.push(`lacks "${piece}"`)
  return problems
}

/** Code can hold the signs of a link. */
const codeOrTarget = /(`{3,})[\s\S]*?\1|`[^`\n]+`|\]\([^)\n]*\)/g

/** Removes spaces, breaks and escapes, which HTML and Markdown write differently. */
export function keepLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
