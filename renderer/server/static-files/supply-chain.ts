import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** The part of `package-lock.json` that is read here (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */
const names = v.optional(v.record(v.string(), v.string()), {})
const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      name: v.optional(v.string()),
      version: v.optional(v.string(), '0.0.0'),
      integrity: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      dependencies: names,
      devDependencies: names,
    }),
  ),
})

export function readPackages() {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(packages).map(([folder, each]) => {
    const name = each.name ?? (folder.split('node_modules/').at(-1) || 'site')
    return { ...each, folder, name, ref: `pkg:npm/${name.replace('@', '%40')}@${each.version}` }
  })
}

/** The notices that licences ask for in copies: of each package that the site or its functions hold, the same words once. */
export function createLicences(): string {
  const shipped = readPackages().filter(({ folder, dev }) => folder !== '' && !dev && existsSync(folder))
  const notices = Map.groupBy(shipped, ({ folder, license = 'unknown' }) => readNotice(folder) || `License: ${license}`)
  const parts = [...notices].map(([notice, packages]) => {
    const lines = packages.map(({ name, version, license }) => `${name} ${version} (${license ?? 'see below'})`)
    return `${[...new Set(lines)].join('\n')}\n\n${notice}`
  })
  return `This site holds parts of these packages.\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

function readNotice(folder: string): string {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice|ofl)([.-]|$)/i.test(name))
  return files
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\r\n?/g, '\n').trim())
    .join('\n\n')
}

/**
 * As CycloneDX (https://cyclonedx.org/docs/1.6/json/), of the lock file alone, and with the packages that the site itself asks for: at
 * least that is wanted by Regulation (EU) 2024/2847, annex I, part II.
 */
export function createBillOfMaterials(): string {
  const [site, ...others] = readPackages()
  if (!site) throw new Error('package-lock.json names no package')
  const components = new Map(others.map((each) => [each.ref, describeComponent(each)]))
  // The same package may stand in several folders, and is required if it ships from one.
  for (const { ref, dev } of others) if (!dev) Object.assign(components.get(ref) ?? {}, { scope: 'required' })
  // The root of a lock file has its packages in `node_modules` itself.
  const direct = Object.keys({ ...site.dependencies, ...site.devDependencies }).map((name) => `node_modules/${name}`)
  const dependsOn = others.filter(({ folder }) => direct.includes(folder)).map(({ ref }) => ref)
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': site.ref, name: site.name, version: site.version } },
    components: [...components.values()],
    dependencies: [{ ref: site.ref, dependsOn }],
  }
  const hash = createHash('sha256').update(JSON.stringify(bill)).digest('hex')
  const uuid = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  return `${JSON.stringify({ ...bill, serialNumber: `urn:uuid:${uuid}` }, null, 1)}\n`
}

function describeComponent({ ref, name, version, integrity, license, dev }: ReturnType<typeof readPackages>[number]) {
  const [, group, ownName = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  const hashes = (integrity ?? '').split(' ').flatMap((each) => {
    const [, size, digest = ''] = /^sha(\d+)-(.+)$/.exec(each) ?? []
    return size
      ? [{ alg: size === '1' ? 'SHA-1' : `SHA-${size}`, content: Buffer.from(digest, 'base64').toString('hex') }]
      : []
  })
  const licenses = license && [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }]
  return {
    type: 'library',
    'bom-ref': ref,
    ...(group && { group }),
    name: ownName,
    version,
    scope: dev ? 'excluded' : 'required',
    purl: ref,
    ...(hashes.length > 0 && { hashes }),
    ...(licenses && { licenses }),
  }
}
