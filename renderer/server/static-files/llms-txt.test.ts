import { expect, test } from 'vitest'
import { localeCodes } from '../../../locales/locales.ts'
import { pages } from '../../../pages/data/all-pages.ts'
import { toWholeUrl } from '../../../pages/data/site-url.ts'
import { getMarkdownPath } from '../../shared/urls.ts'
import { createLlmsTxt } from './llms-txt.ts'

test.each(localeCodes)(
  'the overview for agents in %s is a title, a summary, and links to the listed pages',
  async (locale) => {
    const lines = (await createLlmsTxt(locale)).split('\n').filter(Boolean)
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^# \S/),
      expect.stringMatching(/^> \S/),
      expect.stringMatching(/^- \[.*MCP.*\]\(https:\/\/\S+\/mcp\): .*Model Context Protocol/),
    ])
    const others = lines.slice(3).filter((line) => !/^## \S|^- \[.+\]\(https:\/\/\S+\)(: .+)?$/.test(line))
    expect(others).toEqual([])
    const named = pages.filter(({ path }) =>
      lines.some((line) => line.includes(`(${toWholeUrl(getMarkdownPath(path))})`)),
    )
    expect(named).toEqual(pages.filter((page) => page.locale === locale && page.listed))
  },
)
