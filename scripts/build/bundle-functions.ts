import { rmSync } from 'node:fs'
import { build } from 'vite'
import { functionNames } from '../serve/site-functions.ts'

/** netlify.toml names it. */
const folder = 'dist/functions'

/**
 * Bundles each function with its packages. It starts in half the time that it takes as hundreds of files, which Netlify's bundler makes
 * of it: the `node_bundler` of its settings has no effect on functions of today's kind. Its entry holds nothing but itself, because
 * Netlify parses the whole of that file for its `config`: 14 seconds for the code of all. Packages that it imports when it uses them are
 * files too. Not minified, because a minifier writes `config` so that Netlify cannot read it, and logs name functions.
 */
export async function bundleFunctions(): Promise<void> {
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
}
