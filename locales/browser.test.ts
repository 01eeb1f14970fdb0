import { expect, test } from 'vitest'
import { createI18n } from './browser.ts'

test('an id without text anywhere is shown as it is', () => {
  const i18n = createI18n('fr', {})
  expect(i18n.t('page.unheardOf' as 'page.loading')).toBe('page.unheardOf')
})
