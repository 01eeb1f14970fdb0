import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createBillOfMaterials, createLicences } from './supply-chain.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

test('the bill of materials names each package of the lock file once, with its hash, and those of package.json', () => {
  const { components, dependencies, serialNumber } = JSON.parse(createBillOfMaterials())
  const folders = Object.keys(lock).filter((folder) => folder !== '')
  const wanted = new Set(
    folders.map((folder) => `${lock[folder].name ?? folder.split('node_modules/').at(-1)}@${lock[folder].version}`),
  )
  const found = components.map(({ purl }: { purl: string }) => purl.replace('pkg:npm/', '').replace('%40', '@'))
  expect(found.toSorted()).toEqual([...wanted].sort())
  const refs = new Set(components.map((component: Record<string, unknown>) => component['bom-ref']))
  for (const ref of dependencies[0].dependsOn) expect(refs).toContain(ref)
  const asked = JSON.parse(readFileSync('package.json', 'utf8'))
  const number = Object.keys({ ...asked.dependencies, ...asked.devDependencies }).length
  expect(dependencies[0].dependsOn).toHaveLength(number)
  const [react] = components.filter(({ purl }: { purl: string }) => purl.startsWith('pkg:npm/react@'))
  expect(react).toMatchObject({ scope: 'required', licenses: [{ license: { id: 'MIT' } }] })
  const integrity = Buffer.from(react.hashes[0].content, 'hex').toString('base64')
  expect(lock['node_modules/react'].integrity).toBe(`sha512-${integrity}`)
  expect(serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(createBillOfMaterials()).toContain(serialNumber)
})

test('the notices hold the words of each licence once, with all packages under it', () => {
  const text = createLicences()
  expect(text).toContain(`react ${lock['node_modules/react'].version} (MIT)`)
  const notice = readFileSync('node_modules/react/LICENSE', 'utf8').trim()
  expect(text.split(notice)).toHaveLength(2)
  expect(text).toContain('SIL OPEN FONT LICENSE')
})
