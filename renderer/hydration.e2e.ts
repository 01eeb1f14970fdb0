import { expect, test } from 'playwright/test'
import { localeCodes } from '../locales/locales.ts'
import { collectProblems, listSamples, waitForHydration } from './testing.ts'

const samples = localeCodes.flatMap(listSamples)

for (const sample of samples) {
  test(`${sample.path} becomes live without a message on the console`, async ({ page }) => {
    const problems = collectProblems(page)
    await page.goto(sample.path)
    const before = await page.locator('main').innerText()
    await waitForHydration(page)
    expect(await page.locator('main').innerText()).toBe(before)
    expect(problems).toEqual([])
  })
}

test('no page asks another host for anything, and none sets a cookie', async ({ page, context, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
  })
  for (const { path } of samples.filter((sample) => sample.locale === 'en')) {
    await page.goto(path)
    await waitForHydration(page)
  }
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})
