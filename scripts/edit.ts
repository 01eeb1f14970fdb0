import { spawn } from 'node:child_process'
import { parseEnvironment } from '../environment.ts'
import { editor } from './edit/plugin.ts'
import { parseOptions } from './parse-options.ts'
import { canConnect } from './serve/can-connect.ts'

const usage = `npm run edit               opens the site, where a click on a text changes it
npm run edit -- --no-open  only prints its address
PORT=9000 npm run edit     at another port`

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run() {
  const options = { 'no-open': { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values } = parseOptions({ options }, usage)
  if (values.help) return console.log(usage)
  const { PORT: port } = parseEnvironment({ PORT: process.env.PORT })
  if ((await canConnect(port, 'localhost')) || (await canConnect(port, '127.0.0.1')))
    throw new Error(`Port ${port} is in use; perhaps the editor runs already. Another one: PORT=9000 npm run edit`)
  process.env.EDITING = '1'
  // Its terminal is gone: each message would be an error, which is a message again.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit())
  // Loaded after the variable is set: the modules of the site read it once.
  const { dev } = await import('vike/api')
  const { viteServer } = await dev({
    viteConfig: {
      plugins: [editor({ port, root: process.cwd() })],
      // All at once: a package that is found later loads the page anew under the owner's hands.
      optimizeDeps: { entries: ['renderer/browser/*.tsx', 'renderer/shared/*.tsx', 'pages/*/**/*.tsx'] },
      // This machine alone, and no page of another server on it may read the pages, which hold the token.
      server: {
        host: '127.0.0.1',
        port,
        strictPort: true,
        cors: false,
        headers: { 'X-Frame-Options': 'SAMEORIGIN' },
        // What the editor writes would load the page anew while the owner types; edit/plugin.ts looks at their times instead.
        watch: { ignored: ['**/content/**', '**/locales/**'] },
      },
    },
  })
  const url = `http://localhost:${port}/`
  // The first page takes as long as compiling the site.
  await fetch(`http://127.0.0.1:${port}/`)
  await viteServer?.ssrLoadModule('/scripts/edit/routes.ts')
  console.log(`\nEdit the site: ${url}\nEnd with Ctrl+C. What you save stays in your files; Publish sends it.\n`)
  if (!values['no-open'] && process.stdout.isTTY) openBrowser(url)
}

function openBrowser(url: string) {
  const [command, ...args] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '""', url]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', url]
  const child = spawn(command ?? '', args, { stdio: 'ignore', detached: true })
  // No browser to open: the address is printed.
  child.on('error', () => {})
  child.unref()
}
