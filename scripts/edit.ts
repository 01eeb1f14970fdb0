import { editor } from '../editor/server/plugin.ts'
import { parseEnvironment } from '../environment.ts'
import { runCommand } from './command.ts'
import { canConnect } from './serve/can-connect.ts'

const usage = `npm run edit               opens the site, where a click on a text changes it
npm run edit -- --no-open  only prints its address
PORT=9000 npm run edit     at another port`

await runCommand({ usage, flags: ['no-open'] }, async ({ has }) => {
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
      configLoader: 'native',
      plugins: [editor({ port, root: process.cwd() })],
      // All at once, because a package that Vite finds later reloads the page while the owner edits.
      optimizeDeps: { entries: ['renderer/browser/*.tsx', 'renderer/shared/*.tsx', 'pages/*/**/*.tsx'] },
      // No page of another server on this machine may read the pages, which hold the token.
      server: {
        host: '127.0.0.1',
        port,
        strictPort: true,
        cors: false,
        headers: { 'X-Frame-Options': 'SAMEORIGIN' },
        // Files that the editor writes would reload the page while the owner types; its plugin looks at their times instead.
        watch: { ignored: ['**/content/**', '**/locales/**'] },
      },
    },
  })
  // The first page takes as long as compiling the site.
  await fetch(`http://127.0.0.1:${port}/`)
  await viteServer?.ssrLoadModule('/editor/server/routes.ts')
  // The address is printed too, because there may be no browser.
  if (process.stdout.isTTY && !has('no-open')) viteServer?.openBrowser()
  return `\nEdit the site: http://localhost:${port}/\nEnd with Ctrl+C. What you save stays in your files; Publish sends it.\n`
})
