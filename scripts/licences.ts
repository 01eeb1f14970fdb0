import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Licences that may be shipped: they require attribution only. */
const permitted = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  '(MIT OR CC0-1.0)',
]

/** Dependencies of what is shipped that reach neither a visitor nor a function, and so need no permission. */
const unshipped = [
  // MPL-2.0: Vite's compiler of CSS. Unhead has a plugin for Vite, which names it.
  /^lightningcss(-.*)?$/,
  // CC-BY-4.0: data about browsers for Babel. Lingui's core names the macro for Babel.
  /^caniuse-lite$/,
  // MIT in its readme, nothing in its package.json: @netlify/blobs names it for development servers.
  /^callsite$/,
  // Node itself, which runs the commands of this repository.
  /^node-(bin-)?(darwin|linux|win)-/,
]

/** The part of `package-lock.json` that is read here: each package by its folder (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */
const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ license: v.optional(v.string(), 'unknown'), dev: v.optional(v.boolean()) }),
  ),
})

listLicences()

/** Lists the packages that visitors and functions get, by licence, and fails where one has another than the permitted. */
function listLicences() {
  const packages = readPackages()
  for (const [licence, list = []] of Object.entries(Object.groupBy(packages, ({ licence }) => licence))) {
    console.log(`${licence} (${list.length}): ${list.map(({ name }) => name).join(', ')}`)
  }
  const refused = packages.filter(
    ({ name, licence }) => !permitted.includes(licence) && !unshipped.some((pattern) => pattern.test(name)),
  )
  for (const { name, licence } of refused) {
    console.error(`${name}: its licence is ${licence}. If it may be shipped, permit it in scripts/licences.ts.`)
  }
  process.exitCode = refused.length > 0 ? 1 : 0
}

/** The packages that are not for development only. */
function readPackages(): Array<{ name: string; licence: string }> {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, { license }]) => ({ name: folder.split('node_modules/').at(-1) ?? folder, licence: license }))
}
