import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyContent } from '../authoring/testing.ts'
import { services } from '../model/kinds/services.ts'
import { site } from '../model/kinds/site.ts'
import { listQuotes } from '../model/quotes.ts'
import { disguise } from './disguise.ts'

test('a site in disguise has other words, names and prices, each as long and with the same quotes', () => {
  const { root, read } = copyContent()
  disguise(root)
  for (const [slug, { title, intro }] of services.all) {
    expect(existsSync(join(root, `content/services/${slug}.json`)), slug).toBe(false)
    const other = JSON.parse(read(`content/services/other-${slug}.json`))
    for (const [before, after] of [
      [title, other.title],
      [intro, other.intro],
    ]) {
      expect(after).not.toBe(before)
      expect(after).toHaveLength(before.length)
      expect(listQuotes(after)).toEqual(listQuotes(before))
    }
  }
  expect(read('content/site.json')).not.toContain(site.owner.name)
  const { terms } = JSON.parse(read('content/site.json'))
  if (site.terms.workshopPrice) expect(terms.workshopPrice.euros).not.toBe(site.terms.workshopPrice.euros)
})
