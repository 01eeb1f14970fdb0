import { expect, test } from 'vitest'
import { addMessages, createI18n } from './browser.ts'

test('the texts of a page are added to one instance alone', () => {
  const messages = { 'page.loading': ['Loading'] }
  const [one, other] = [createI18n('en', messages), createI18n('en', messages)]
  addMessages(one, { 'blog.all': ['All of them'] })
  expect(one.t('blog.all')).toBe('All of them')
  expect(other.t('blog.all')).toBe('blog.all')
})

test('an id without text anywhere is shown as it is', () => {
  const i18n = createI18n('fr', {})
  expect(i18n.t('page.unheardOf' as 'page.loading')).toBe('page.unheardOf')
})
