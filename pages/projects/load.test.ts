import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projects } from '../../content/projects.ts'
import { projectIds } from '../../content/slugs.ts'

test('every project without a repository has a demo', () => {
  const missing = projectIds.filter((id) => !projects.get(id).repository && !existsSync(`demos/${id}/Demo.tsx`))
  expect(missing).toEqual([])
})
