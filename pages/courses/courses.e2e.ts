import { type APIRequestContext, expect, test } from 'playwright/test'
import { isOpen } from '../../functions/courses/store.ts'
import { localeCodes } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { listComing } from '../../model/kinds/courses.ts'
import { waitForHydration } from '../../renderer/tests/testing.ts'
import { waitForMail } from '../../testing/mails.ts'
import { href } from '../data/routes.ts'

// The form of the built page, the functions behind it, their database and the local mailbox, on a phone without JavaScript.

const course = listComing().find(isOpen)?.slug ?? ''
const locale = localeCodes.at(-1) ?? 'en'
const i18n = loadFunctionI18n(locale, 'seats')

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

/** The link of the mail to an address whose subject begins as a text does. */
async function findLink(
  request: APIRequestContext,
  baseURL: string | undefined,
  email: string,
  subject: Parameters<typeof i18n.t>[0] & string,
) {
  const [begin = ''] = i18n.t(subject, { course: '|' }).split('|')
  const mail = await waitForMail(request, baseURL, (each) => each.to.includes(email) && each.subject.includes(begin))
  return /http\S+\/api\/courses\/seat\?\S+/.exec(mail.text)?.[0] ?? ''
}

test('a seat is reserved, confirmed from the inbox and given back', async ({ page, request, baseURL }) => {
  test.skip(course === '', 'No course takes reservations.')
  const email = `${crypto.randomUUID()}@example.org`
  await page.goto(href('course', { course }, locale))
  await page.locator('main a[href="#reserve"]').click()
  const form = page.locator('form[action="/api/courses"]')
  await expect(form).toBeInViewport()
  await form.locator('[name=buyer][value=private]').check()
  await form.locator('[name=name]').fill('Ana Ruiz')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=people]').selectOption('2')
  await form.locator('[type=submit]').click()
  await expect(page.locator('main')).toContainText(email)

  await page.goto(await findLink(request, baseURL, email, 'seats.ask.subject'))
  await page.locator('button[value=confirm]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(i18n.t('seats.manage.confirmed'))
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)

  await page.goto(await findLink(request, baseURL, email, 'seats.seat.subject'))
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('a[href*="event.ics"]').click()])
  expect(file.suggestedFilename()).toBe('course.ics')
  await page.locator('summary').click()
  await page.locator('[name=sure]').check()
  await page.locator('button[value=cancel]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(i18n.t('seats.manage.cancelled'))
})

test('a private person withdraws from the contract in two steps and gets a receipt', async ({
  page,
  request,
  baseURL,
}) => {
  test.skip(course === '', 'No course takes reservations.')
  const email = `${crypto.randomUUID()}@example.org`
  await page.goto(href('course', { course }, locale))
  const form = page.locator('form[action="/api/courses"]')
  await form.locator('[name=buyer][value=private]').check()
  await form.locator('[name=name]').fill('Ana Ruiz')
  await form.locator('[name=email]').fill(email)
  await form.locator('[type=submit]').click()
  await page.goto(await findLink(request, baseURL, email, 'seats.ask.subject'))
  const early = page.locator('[name=early]')
  if (await early.isVisible()) await early.check()
  await page.locator('button[value=confirm]').click()
  await page.locator('button[value=withdraw]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(i18n.t('seats.withdraw.title'))
  await page.locator('button[value=confirm-withdrawal]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(i18n.t('seats.manage.withdrawn'))
  const receipt = await waitForMail(
    request,
    baseURL,
    ({ to, subject }) =>
      to.includes(email) && subject.includes(i18n.t('seats.withdraw.subject', { course: '|' }).split('|')[0] ?? ''),
  )
  expect(receipt.text).toContain('Ana Ruiz')
})

for (const code of localeCodes.slice(0, -1)) {
  test(`a company reserves in ${code}: a wrong tax number is told in words, the right one is confirmed`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.skip(course === '', 'No course takes reservations.')
    const words = loadFunctionI18n(code, 'seats')
    const email = `${crypto.randomUUID()}@example.org`
    await page.goto(href('course', { course }, code))
    const form = page.locator('form[action="/api/courses"]')
    await form.locator('[name=buyer][value=private]').check()
    await expect(form.locator('[name=company]')).toBeHidden()
    await form.locator('[name=buyer][value=company]').check()
    await form.locator('[name=name]').fill('Ana Ruiz')
    await form.locator('[name=email]').fill(email)
    const invoice = { company: 'Queixos SL', street: 'Rúa 1', postcode: '15001', town: 'A Coruña', taxId: 'B12345675' }
    for (const [name, value] of Object.entries(invoice)) await form.locator(`[name=${name}]`).fill(value)
    await form.locator('[name=country]').selectOption('ES')
    await form.locator('[type=submit]').click()
    await expect(page.locator('#taxId-error')).not.toBeEmpty()
    await expect(page.locator('[name=company]')).toHaveValue('Queixos SL')
    await expect(page.locator('[name=country]')).toHaveValue('ES')
    await page.locator('[name=taxId]').fill('ES B-12345674')
    await page.locator('main button').click()
    await expect(page.locator('main')).toContainText(email)
    const [begin = ''] = words.t('seats.ask.subject', { course: '|' }).split('|')
    const mail = await waitForMail(request, baseURL, ({ to, subject }) => to.includes(email) && subject.includes(begin))
    await page.goto(/http\S+\/api\/courses\/seat\?\S+/.exec(mail.text)?.[0] ?? '')
    await page.locator('button[value=confirm]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('seats.manage.confirmed'))
    await expect(page.locator('button[value=withdraw]')).toHaveCount(0)
  })
}

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true })

  test('who reads the privacy policy and comes back finds all that was typed and chosen', async ({ page }) => {
    test.skip(course === '', 'No course takes reservations.')
    await page.goto(href('course', { course }, locale))
    await waitForHydration(page)
    const form = page.locator('form[action="/api/courses"]')
    await form.locator('[name=buyer][value=company]').check()
    await form.locator('[name=name]').fill('Zoe Quill')
    await form.locator('[name=people]').selectOption('2')
    await form.locator('[name=town]').fill('Lugo')
    await form.locator('[name=country]').selectOption('FR')
    await form.locator(`a[href="${href('privacy', {}, locale)}"]`).click()
    await expect(page).toHaveURL(href('privacy', {}, locale))
    await page.goBack()
    await expect(form.locator('[name=name]')).toHaveValue('Zoe Quill')
    await expect(form.locator('[name=buyer][value=company]')).toBeChecked()
    await expect(form.locator('[name=people]')).toHaveValue('2')
    await expect(form.locator('[name=town]')).toBeVisible()
    await expect(form.locator('[name=town]')).toHaveValue('Lugo')
    await expect(form.locator('[name=country]')).toHaveValue('FR')
  })
})

test('the page that verifies certificates works from an address alone', async ({ page }) => {
  await page.goto(`/verify?locale=${locale}`)
  await page.locator('[name=code]').fill('NOTHING')
  await page.locator('form[method=get] button').click()
  await expect(page.getByRole('alert')).toHaveText(loadFunctionI18n(locale, 'papers').t('papers.verify.unknown'))
})
