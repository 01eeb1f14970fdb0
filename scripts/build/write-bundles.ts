import { resolve } from 'node:path'

// A process of its own: `node scripts/build/write-bundles.ts site dist.bundles`.

const [kind, folder = ''] = process.argv.slice(2)

try {
  await (kind === 'site' ? bundleSite() : bundleDemos())
} catch (error) {
  console.error(error)
  // At once: the bundler's tools install listeners that would turn an error into a success.
  process.exit(1)
}

/** The scripts of visitors, and the renderer of pages. */
async function bundleSite() {
  const [{ build }, { loadConfigFromFile }] = await Promise.all([import('vike/api'), import('vite')])
  // Vike would have Vite read it three times, each time with all its imports. Node reads it as it is; bundling it takes 0.2 s.
  const environment = { command: 'build', mode: 'production' } as const
  const { config } = (await loadConfigFromFile(environment, 'vite.config.ts', '.', 'warn', undefined, 'native')) ?? {}
  const outDir = resolve(folder)
  // Vike copies the public folder in spite of `copyPublicDir`; build-site.ts places those of its files that the site shows.
  const own = { configFile: false, publicDir: false, logLevel: 'warn', build: { ...config?.build, outDir } } as const
  await build({ viteConfig: { ...config, ...own } })
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
