import { expect, test } from 'vitest'
import { localeCodes } from '../../../locales/locales.ts'
import { allPages } from '../../../pages/all-pages.ts'
import { getMarkdownPath } from '../../shared/markdown-path.ts'
import { createLlmsTxt } from './llms-txt.ts'

test.each(localeCodes)('the overview has one title, a summary, and lists of links with notes: %s', async (locale) => {
  const lines = (await createLlmsTxt(locale, 'https://site.test')).trim().split('\n').filter(Boolean)
  expect(lines[0]).toMatch(/^# \S/)
  expect(lines[1]).toMatch(/^> \S/)
  expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1)
  for (const line of lines.slice(2)) expect(line).toMatch(/^## \S|^- \[.+\]\(https:\/\/site\.test\/\S+\)(: .+)?$/)
})

test.each(localeCodes)(
  'every service, case study, city and post is in the overview of its language: %s',
  async (locale) => {
    const text = await createLlmsTxt(locale, 'https://site.test')
    const names = ['service', 'caseStudy', 'city', 'cityService', 'post']
    for (const { path } of allPages.filter((page) => page.locale === locale && names.includes(page.name))) {
      expect(text).toContain(`(https://site.test${getMarkdownPath(path)})`)
    }
  },
)
