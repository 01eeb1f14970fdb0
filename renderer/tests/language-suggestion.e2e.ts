import { expect, test } from 'playwright/test'
import { readI18n } from '../../locales/server.ts'
import { findViolations, readLayoutShift, recordLayoutShifts, waitForHydration } from './testing.ts'

test.describe('a browser that prefers Spanish', () => {
  const i18n = readI18n('es', 'header')
  const text = i18n.t('header.suggestion.text')

  test.use({ locale: 'es-MX' })

  test('is shown the Spanish page in Spanish, keeps its query, and is not sent there', async ({ page }) => {
    await recordLayoutShifts(page)
    await page.goto('/fr/search?q=zzzz')
    const link = page.getByRole('link', { name: text })
    await expect(link).toHaveAttribute('href', '/es/search?q=zzzz')
    await expect(page.locator('aside', { has: link })).toHaveAttribute('lang', 'es')
    expect(new URL(page.url()).pathname).toBe('/fr/search')
    expect(await findViolations(page, { include: 'aside[lang]' })).toEqual([])
    expect(await readLayoutShift(page)).toBeLessThan(0.0005)
  })

  test('is left alone after saying no, on this page and the next', async ({ page }) => {
    await page.goto('/services')
    await page.getByRole('button', { name: i18n.t('header.suggestion.dismiss') }).click()
    await expect(page.getByRole('link', { name: text })).toHaveCount(0)
    await page.goto('/contact')
    await waitForHydration(page)
    await expect(page.getByRole('link', { name: text })).toHaveCount(0)
  })

  test('is not told about the page that it reads', async ({ page }) => {
    await page.goto('/es/services')
    await waitForHydration(page)
    await expect(page.getByRole('link', { name: text })).toHaveCount(0)
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
