import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getMarkdownPath } from '../../renderer/shared/urls.ts'
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
    const description = $('main svg desc').first().text()
    problems.push(...findMarkdownProblems(text, description).map((problem) => `${file} ${problem}`))
  }
  return problems
}

/** @param description of the page's drawing, empty where it has none */
export function findMarkdownProblems(markdown: string, description: string): string[] {
  const problems: string[] = []
  if (!/^(---\n[\s\S]*?\n---\n+)?# \S/.test(markdown)) problems.push('does not begin with its title')
  const prose = markdown.replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm, '').replace(/`[^`\n]+`/g, '')
  if (prose.includes('<!--')) problems.push('holds a comment')
  for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]*)/g)) {
    if (!/^(https?:\/\/|\/|mailto:|tel:)/.test(target)) problems.push(`links to "${target}", which is not absolute`)
  }
  if (!keepLetters(markdown).includes(keepLetters(description))) problems.push(`lacks the drawing's "${description}"`)
  return problems
}

/** Leaves out what Markdown escapes or breaks. */
function keepLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
