import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getMarkdownPath } from '../../renderer/shared/urls.ts'
import { ofEach } from './site.ts'

/** Every page has a Markdown version that makes sense on its own; renderer/server/markdown.ts writes it. */
export const markdown = ofEach(({ page, $ }, { folder }) => {
  const file = join(folder, getMarkdownPath(page.path))
  if (!existsSync(file)) return ['its Markdown version is missing']
  const shown = $.extract({
    description: 'main svg desc',
    questions: ['main details:not(nav *, figure *, form *, :has(> form)) > summary'],
    controls: ['main figure summary'],
  })
  return findMarkdownProblems(readFileSync(file, 'utf8'), shown).map((problem) => `its Markdown version ${problem}`)
})

type Shown = {
  /** The description of its drawing. */
  description: string | undefined
  questions: string[]
  /** Words of controls, which mean nothing without the page. */
  controls: string[]
}

export function findMarkdownProblems(markdown: string, { description, questions, controls }: Shown): string[] {
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
  if (!keepLetters(markdown).includes(keepLetters(description ?? '')))
    problems.push(`lacks the drawing's "${description}"`)
  return problems
}

/** Removes spaces, breaks and escapes, which HTML and Markdown write differently. */
export function keepLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
