import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { projectIds } from '../../model/kinds/slugs.ts'
import { getPicturePath, pictureSchemes, pictureSizeNames, pictureSizes } from '../../pages/projects/picture-files.ts'
import { demoIds, hashDemos, hashFile } from './hash-demos.ts'

test('every project has its pictures in each language and colour scheme, in the shape of their place', async () => {
  const help = '`npm run screenshots` takes those of demos; of a project without one put your own there'
  for (const id of projectIds) {
    for (const locale of localeCodes) {
      for (const scheme of pictureSchemes) {
        for (const size of demoIds.includes(id) ? pictureSizeNames : (['wide'] as const)) {
          const file = `public${getPicturePath(id, locale, scheme, size)}`
          const { width, height } = await sharp(file)
            .metadata()
            .catch(() => ({ width: 0, height: 0 }))
          expect(width / height, `${file}: ${help}`).toBe(pictureSizes[size].width / pictureSizes[size].height)
        }
      }
    }
  }
})

test('the pictures show the demos as they are', () => {
  const taken = JSON.parse(readFileSync(hashFile, 'utf8'))
  expect(taken, 'a demo has changed: `npm run screenshots` takes its pictures again').toMatchObject(hashDemos())
})
