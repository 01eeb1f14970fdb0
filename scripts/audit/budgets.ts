import { budgets as limits } from '../budgets.ts'
import { weighPage, weighSearch, weighSite } from '../build/weigh.ts'
import type { BuiltSite } from './site.ts'

/** Nothing weighs more than its budget; the message names the files that weigh most. */
export async function budgets({ folder, documents }: BuiltSite): Promise<string[]> {
  const problems: string[] = []
  const check = (what: string, bytes: number, limit: number, parts = '') => {
    if (bytes > limit) problems.push(`${what}: ${bytes} bytes of ${limit} (scripts/budgets.ts). ${parts}`)
  }
  for (const { file, $ } of documents.values()) {
    const { frame, javaScript, scripts } = weighPage(folder, file)
    if ($('style').text() === '') problems.push(`${file} has no styles; renderer/server/document-assets.ts writes them`)
    if (scripts.length === 0) problems.push(`${file} starts no script; renderer/server/document-assets.ts writes it`)
    const heaviest = scripts.slice(0, 3).map((script) => `${script.file} ${script.bytes}`)
    check(`JavaScript of ${file}`, javaScript, limits.javaScript, `The heaviest: ${heaviest.join(', ')}`)
    check(`${file} without the words of its page`, frame, limits.frame)
  }
  for (const { name, bytes, budget } of [...weighSite(folder), ...(await weighSearch(folder))])
    check(name, bytes, budget)
  return problems
}
