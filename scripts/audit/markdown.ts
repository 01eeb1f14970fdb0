import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getMarkdownPath } from '../../renderer/shared/urls.ts'
import { keepLetters } from './keep-letters.ts'
import type { Rule } from './site.ts'

/** Every page has a Markdown version that makes sense on its own; renderer/server/markdown.ts writes it. */
export const markdown: Rule = ({ folder, documents }) => {
  const problems: string[] = []
  for (const { page, $ } of documents.values()) {
    const file = getMarkdownPath(page.path).slice(1)
    if (!existsSync(join(folder, file))) {
      problems.push(`${file} is missing`)
      continue
    }
    const text = readFileSync(join(folder, file), 'utf8')
    const list = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).text())
    const shown = {
      description: $('main svg desc').first().text(),
      questions: list('main details:not(nav *, figure *, form *) > summary'),
      controls: list('main figure summary'),
    }
    problems.push(...findMarkdownProblems(text, shown).map((problem) => `${file} ${problem}`))
  }
  return problems
}

type Shown = {
  /** Of its drawing, empty where it has none. */
  description: string
  questions: string[]
  /** Words that open something, which say nothing without the page. */
  controls: string[]
}

export function findMarkdownProblems(markdown: string, { description, questions, controls }: Shown): string[] {
  const problems: string[] = []
  if (!/^(---\n[\s\S]*?\n---\n+)?# \S/.test(markdown)) problems.push('does not begin with its title')
  const prose = markdown.replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm, '').replace(/`[^`\n]+`/g, '')
  if (prose.includes('<!--')) problems.push('holds a comment')
  for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]*)/g)) {
    if (!/^(https?:\/\/|\/|mailto:|tel:)/.test(target)) problems.push(`links to "${target}", which is not absolute`)
  }
  const headings = new Set((prose.match(/^#+ .+$/gm) ?? []).map(keepLetters))
  for (const question of questions) {
    if (!headings.has(keepLetters(question))) problems.push(`lacks "${question}" as a heading`)
  }
  for (const control of controls) {
    if (headings.has(keepLetters(control)))
      problems.push(`has the heading "${control}", which opens a part of the page`)
  }
  if (!keepLetters(markdown).includes(keepLetters(description))) problems.push(`lacks the drawing's "${description}"`)
  return problems
}
