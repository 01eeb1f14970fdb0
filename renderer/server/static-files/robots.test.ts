import { afterEach, expect, test } from 'vitest'
import { site } from '../../../model/kinds/site.ts'
import { createRobots } from './static-files.ts'

const uses = [...site.contentSignals]
afterEach(() => {
  site.contentSignals = uses
})

/** The lines of each group: those from a first `User-agent` to the next one that follows another line. */
function listGroups(robots: string): string[][] {
  const lines = robots.split('\n').filter((line) => line && !line.startsWith('#') && !line.startsWith('Sitemap'))
  const groups: string[][] = []
  for (const [index, line] of lines.entries()) {
    const isFirst = line.startsWith('User-agent') && !lines[index - 1]?.startsWith('User-agent')
    if (isFirst) groups.push([])
    groups.at(-1)?.push(line)
  }
  return groups
}

test.each([true, false])(
  'each group says once, behind its names, what texts may be used for; hidden: %s',
  (isHidden) => {
    site.contentSignals = ['search', 'ai-input']
    const groups = listGroups(createRobots(isHidden))
    expect(groups).toHaveLength(isHidden ? 2 : 1)
    for (const group of groups) {
      const names = group.filter((line) => line.startsWith('User-agent')).length
      expect(group.slice(names, names + 2)).toEqual([
        'Content-Signal: search=yes, ai-input=yes, ai-train=no',
        'Content-Usage: search=y, train-ai=n',
      ])
      expect(group.filter((line) => line.startsWith('Content-'))).toHaveLength(2)
    }
  },
)

test('the owner decides which uses are allowed', () => {
  site.contentSignals = ['ai-train']
  expect(createRobots(false)).toContain('search=no, ai-input=no, ai-train=yes\nContent-Usage: search=n, train-ai=y')
})
