import { expect, test } from 'playwright/test'
import { href } from '../../pages/data/routes.ts'
import { browserArguments, findBrowser } from '../../scripts/shared/browser.ts'
import { waitForHydration } from './testing.ts'
import { words } from './words.ts'

// A file of its own: this feature of Chromium needs a browser of its own.
const executablePath = findBrowser()
test.use({
  launchOptions: { ...(executablePath && { executablePath }), args: [...browserArguments, '--enable-features=WebMCP'] },
})

test('an agent in the browser finds the search and the message as tools, which are never sent by themselves', async ({
  page,
}) => {
  for (const [path, name, field] of [
    [href('search', {}, 'es'), 'search', 'query'],
    [href('contact', {}, 'es'), 'contact', 'message'],
  ] as const) {
    await page.goto(path)
    await waitForHydration(page)
    const tools = await page.webmcp.tools()
    expect(tools.map((tool) => [tool.name, tool.description])).toEqual([
      [name, words('es', `tools.${name}.description`)],
    ])
    expect(JSON.stringify(tools[0]?.inputSchema)).toContain(words('es', `tools.${name}.${field}`))
    await expect(page.locator('[toolautosubmit]')).toHaveCount(0)
  }
})
