import { expect, test } from 'playwright/test'
import { suggestions } from '../../locales/suggestions.ts'
import { findViolations, readLayoutShift, recordLayoutShifts, waitForHydration } from './testing.ts'

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('is shown the Spanish page in Spanish, keeps its query, and is not sent there', async ({ page }) => {
    await recordLayoutShifts(page)
    await page.goto('/fr/search?q=rag')
    const link = page.getByRole('link', { name: suggestions.es.text })
    await expect(link).toHaveAttribute('href', '/es/search?q=rag')
    await expect(page.locator('aside', { has: link })).toHaveAttribute('lang', 'es')
    expect(new URL(page.url()).pathname).toBe('/fr/search')
    expect(await findViolations(page, { include: 'aside[lang]' })).toEqual([])
    expect(await readLayoutShift(page)).toBeLessThan(0.0005)
  })

  test('is left alone after saying no, on this page and the next', async ({ page }) => {
    await page.goto('/services')
    await page.getByRole('button', { name: suggestions.es.dismiss }).click()
    await expect(page.getByRole('link', { name: suggestions.es.text })).toHaveCount(0)
    await page.goto('/contact')
    await waitForHydration(page)
    await expect(page.getByRole('link', { name: suggestions.es.text })).toHaveCount(0)
  })

  test('is not told about the page that it reads', async ({ page }) => {
    await page.goto('/es/services')
    await waitForHydration(page)
    await expect(page.getByRole('link', { name: suggestions.es.text })).toHaveCount(0)
  })
})

test.describe('a browser that prefers a language that we do not have', () => {
  test.use({ locale: 'de-DE' })

  test('is told nothing', async ({ page }) => {
    await page.goto('/fr')
    await waitForHydration(page)
    await expect(page.locator('aside[lang]')).toHaveCount(0)
  })
})
