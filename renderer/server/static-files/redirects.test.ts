import { expect, test } from 'vitest'
import { defaultLocale, localeCodes, locales } from '../../../locales/locales.ts'
import { createRedirects } from './redirects.ts'

test('an unknown path below the prefix of a language gets its 404 page with status 404', () => {
  const rules = createRedirects().split('\n')
  for (const locale of localeCodes.filter((code) => code !== defaultLocale)) {
    const { prefix } = locales[locale]
    expect(rules).toContain(`${prefix}/* ${prefix}/404.html 404`)
  }
})
