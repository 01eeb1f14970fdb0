import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { openCache } from '../shared/cache.ts'
import { hashFunctions } from './stamp.ts'

/** netlify.toml names it. */
const folder = 'dist/functions'

/** Each function has a folder with an entry of its name. */
export const functionNames = readdirSync('functions').filter((name) => existsSync(`functions/${name}/${name}.ts`))

/** Puts the bundles of the functions into their folder: those of an earlier build, unless it is forced, if none of their code has changed. */
export async function bundleFunctions(isForced = false): Promise<void> {
  const cache = openCache(!isForced, { functions: hashFunctions() }, 'node_modules/.cache/functions')
  const files = await cache.cachedFolder('functions', writeFunctions)
  rmSync(folder, { recursive: true, force: true })
  for (const [file, content] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  cache.prune()
}

/**
 * Bundles each function with its packages. It starts in half the time that it takes as hundreds of files, which Netlify's bundler makes
 * of it: the `node_bundler` of its settings has no effect on functions of today's kind. Its entry holds nothing but itself, because
 * Netlify parses the whole of that file for its `config`: 14 seconds for the code of all. Packages that it imports when it uses them are
 * files too. Not minified, because a minifier writes `config` so that Netlify cannot read it, and logs name functions.
 *
 * @returns the folder of all
 */
async function writeFunctions(): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  for (const name of functionNames)
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: `functions/${name}/${name}.ts`,
        outDir: `${folder}/${name}`,
        target: 'node24',
        rolldownOptions: {
          platform: 'node',
          output: {
            entryFileNames: '[name].mjs',
            chunkFileNames: 'part-[name].mjs',
            codeSplitting: {
              groups: [{ name: 'code', tags: ['$initial'], test: (id) => !id.endsWith(`/${name}/${name}.ts`) }],
            },
          },
        },
      },
    })
  return folder
}
