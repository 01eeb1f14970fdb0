import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projects } from '../../model/kinds/projects.ts'
import { projectIds } from '../../model/kinds/slugs.ts'
import { findPictured, getPicturePath, pictureSchemes, pictureSizeNames } from './picture-files.ts'

test('every project without a repository has a demo', () => {
  const missing = projectIds.filter((id) => !projects.get(id).repository && !existsSync(`demos/${id}/Demo.tsx`))
  expect(missing).toEqual([])
})

test('a picture tells its project, in each size and scheme', () => {
  const paths = pictureSizeNames.flatMap((size) =>
    pictureSchemes.map((scheme) => getPicturePath('soft-cheese', 'fr', scheme, size)),
  )
  expect(new Set(paths.map(findPictured))).toEqual(new Set(['soft-cheese']))
  expect(findPictured('/projects/soft-cheese-plan.pdf')).toBeUndefined()
})
