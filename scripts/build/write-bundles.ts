import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

// A process of its own: `node scripts/build/write-bundles.ts site dist.bundles`.

const [kind, folder = ''] = process.argv.slice(2)

enableCompileCache()
try {
  await (kind === 'site' ? bundleSite() : bundleDemos())
} catch (error) {
  console.error(error)
  // At once: the bundler's tools install listeners that would turn an error into a success.
  process.exit(1)
}

/** The scripts of visitors, and the renderer of pages. */
async function bundleSite() {
  const { build } = await import('vike/api')
  // Node reads the configuration as it is; bundling it first takes 0.2 s.
  await build({ viteConfig: { logLevel: 'warn', configLoader: 'native', build: { outDir: resolve(folder) } } })
}

async function bundleDemos() {
  const { build } = await import('vite')
  await build({
    configFile: 'demos/vite.config.ts',
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: resolve(folder, 'client/demos'), emptyOutDir: false },
  })
}
