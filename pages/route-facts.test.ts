import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listIds } from '../scripts/extract/list-catalogs.ts'
import { familiesOfAllPages, routeFacts } from './route-facts.ts'
import { routeNames } from './routes.ts'

test.each(routeNames)('the data of %s has all interface texts of its folder, late parts included', (name) => {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const files = globSync(`pages/${folder}/**/*.tsx`)
  const ids = files.flatMap((file) => listIds(file, ''))
  const prefixes = [...familiesOfAllPages, ...routeFacts[name].messages]
  expect(ids.filter((id) => !prefixes.some((prefix) => `${id}.`.startsWith(`${prefix}.`)))).toEqual([])
})
