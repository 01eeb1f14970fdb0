import { expect, type Page, test } from 'playwright/test'
import { laws } from '../../model/kinds/laws.ts'
import { waitForHydration } from '../../renderer/tests/testing.ts'
import { hasPages } from '../data/route-facts.ts'
import { href } from '../data/routes.ts'

test.skip(!hasPages('rules', 'en'), 'no page of rules')

const days = laws.rows.map(({ date }) => date).sort()

/** The rows that say in the middle of a day, by the reader's clock, that their date has passed. */
async function countPassed(page: Page, moment: string): Promise<number> {
  await page.clock.setFixedTime(moment)
  await page.goto(href('rules', {}, 'en'))
  await waitForHydration(page)
  return page.locator('tbody tr').getByText(laws.texts.passed).count()
}

test('a row says that its date has passed by the day of the reader, not by that of the build', async ({ page }) => {
  expect(await countPassed(page, `${days[0]}T12:00:00`)).toBe(0)
  const last = days.at(-1) ?? ''
  expect(await countPassed(page, `${last}T12:00:00`)).toBe(days.filter((day) => day < last).length)
  const later = new Date(Date.parse(last) + 36 * 60 * 60 * 1000).toISOString()
  expect(await countPassed(page, later)).toBe(days.length)
})
