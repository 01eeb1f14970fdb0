import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { projectIds } from '../../model/kinds/slugs.ts'
import { getPicturePath, pictureSchemes } from '../../pages/projects/picture-files.ts'
import { hashDemos, hashFile } from './hash-demos.ts'

test('every project has its picture in each language and colour scheme', () => {
  const files = projectIds.flatMap((id) =>
    localeCodes.flatMap((locale) => pictureSchemes.map((scheme) => `public${getPicturePath(id, locale, scheme)}`)),
  )
  const missing = files.filter((file) => !existsSync(file))
  expect(missing, '`npm run screenshots` takes those of demos; of a project without one put your own there').toEqual([])
})

test('the pictures show the demos as they are', () => {
  const taken = JSON.parse(readFileSync(hashFile, 'utf8'))
  expect(taken, 'a demo has changed: `npm run screenshots` takes its pictures again').toMatchObject(hashDemos())
})
