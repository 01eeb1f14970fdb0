import { readPackages } from '../renderer/server/static-files/supply-chain.ts'

// Fails if a package that ships to visitors or functions has a licence that is not permitted.

/** Licences that may be shipped: they require attribution only. */
const permitted = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Unlicense',
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

for (const { folder, name, license = 'unknown', dev } of readPackages()) {
  // The project itself has no folder.
  if (folder === '' || dev || permitted.includes(license) || unshipped.some((pattern) => pattern.test(name))) continue
  console.error(`${name}: its licence is ${license}. If it may be shipped, permit it in scripts/licences.ts.`)
  process.exitCode = 1
}
