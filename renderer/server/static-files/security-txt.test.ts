import { expect, test } from 'vitest'
import { site } from '../../../model/kinds/site.ts'
import { createSecurityTxt } from './static-files.ts'

test('security.txt says whom to tell, for less than a year and a month', () => {
  for (const [today, expires] of [
    ['2026-01-01', '2027-01-01'],
    ['2026-12-31', '2027-12-01'],
  ] as const) {
    const lines = createSecurityTxt(new Date(today)).split('\n')
    expect(lines).toContain(`Contact: mailto:${site.owner.email}`)
    expect(lines).toContain(`Expires: ${expires}T00:00:00.000Z`)
  }
})
