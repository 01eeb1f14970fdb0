import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projects } from '../../model/kinds/projects.ts'
import { projectIds } from '../../model/kinds/slugs.ts'

test('every project without a repository has a demo', () => {
  const missing = projectIds.filter((id) => !projects.get(id).repository && !existsSync(`demos/${id}/Demo.tsx`))
  expect(missing).toEqual([])
})
