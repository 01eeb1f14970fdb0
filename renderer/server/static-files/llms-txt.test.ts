import { expect, test } from 'vitest'
import { joinSentences } from '../../../locales/get-space.ts'
import { localeCodes } from '../../../locales/locales.ts'
import { agentTexts } from '../../../model/kinds/agents.ts'
import { plainText } from '../../../model/kit/localize.ts'
import { pages } from '../../../pages/data/all-pages.ts'
import { localizeContent } from '../../../pages/data/load-context.ts'
import { toWholeUrl } from '../../../pages/data/site-url.ts'
import { getMarkdownPath } from '../../shared/urls.ts'
import { createLlmsTxt } from './llms-txt.ts'

test.each(localeCodes)(
  'the overview for agents in %s is a title, a summary, and links to the listed pages',
  async (locale) => {
    const lines = (await createLlmsTxt(locale)).split('\n').filter(Boolean)
    const [title, summary, mcp] = lines
    expect(title).toMatch(/^# \S/)
    expect(summary).toMatch(/^> \S/)
    const { server } = localizeContent(locale, agentTexts)
    expect(mcp).toBe(
      `- [${plainText(server.title)}](${toWholeUrl('/mcp')}): ${joinSentences(server.intro.map(plainText))}`,
    )
    const others = lines.slice(3).filter((line) => !/^## \S|^- \[.+\]\(https:\/\/\S+\)(: .+)?$/.test(line))
    expect(others).toEqual([])
    const named = pages.filter(({ path }) =>
      lines.some((line) => line.includes(`(${toWholeUrl(getMarkdownPath(path))})`)),
    )
    expect(named).toEqual(pages.filter((page) => page.locale === locale && page.listed))
  },
)
