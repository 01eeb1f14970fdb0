import { expect, test } from 'playwright/test'
import { localeCodes } from '../../locales/locales.ts'
import { collectProblems, listSamples, waitForHydration } from './testing.ts'

for (const locale of localeCodes) {
  test(`every screen becomes live as it was served, without a message on the console: ${locale}`, async ({ page }) => {
    test.slow()
    const problems = collectProblems(page)
    for (const { path } of listSamples(locale)) {
      await page.goto(path)
      const before = await page.locator('main').innerText()
      await waitForHydration(page)
      expect.soft(await page.locator('main').innerText(), path).toBe(before)
      expect.soft(problems.splice(0), path).toEqual([])
    }
  })
}

test('no page asks another host for anything, and none sets a cookie', async ({ page, context, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
  })
  for (const { path } of listSamples('en')) {
    await page.goto(path)
    await waitForHydration(page)
  }
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})
