import { expect, test } from 'vitest'
import { localeCodes } from '../../../locales/locales.ts'
import { pages } from '../../../pages/all-pages.ts'
import { routeFacts } from '../../../pages/route-facts.ts'
import { getMarkdownPath } from '../../shared/urls.ts'
import { createLlmsTxt } from './llms-txt.ts'

test.each(localeCodes)('the overview has one title, a summary, and lists of links with notes: %s', async (locale) => {
  const lines = (await createLlmsTxt(locale, 'https://site.test')).trim().split('\n').filter(Boolean)
  expect(lines[0]).toMatch(/^# \S/)
  expect(lines[1]).toMatch(/^> \S/)
  expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1)
  for (const line of lines.slice(2)) expect(line).toMatch(/^## \S|^- \[.+\]\(https:\/\/site\.test\/\S+\)(: .+)?$/)
})

test.each(localeCodes)('the overview says where agents connect, and to what: %s', async (locale) => {
  const [head = ''] = (await createLlmsTxt(locale, 'https://site.test')).split('\n## ')
  expect(head).toMatch(/^- \[.*MCP.*\]\(https:\/\/site\.test\/mcp\): .*Model Context Protocol.+$/m)
})

test.each(localeCodes)(
  'every listed page is in the overview of its language or left out on purpose: %s',
  async (locale) => {
    const text = await createLlmsTxt(locale, 'https://site.test')
    for (const { path, name, listed } of pages.filter((page) => page.locale === locale)) {
      const isWanted = listed && routeFacts[name].llms !== null
      expect(text.includes(`(https://site.test${getMarkdownPath(path)})`), path).toBe(isWanted)
    }
  },
)
