import { join, resolve } from 'node:path'
import { editor } from '../../editor/plugin.ts'
import { dropWrongVariables, parseEnvironment } from '../../environment.ts'
import { tell } from '../../locales/owner.ts'
import { ownerFolder } from '../../owner-files.ts'
import { canConnect } from '../serve/can-connect.ts'
import { holdName } from '../serve/hold-folder.ts'

/**
 * Starts the editor, and opens it in a browser where this process has a terminal.
 *
 * @param at the rest of the address: `#setup` opens "Make it yours"
 * @returns what to print
 */
export async function startEditor({ at = '', isShown }: { at?: string; isShown: boolean }): Promise<string> {
  const { PORT: port } = parseEnvironment({ PORT: process.env.PORT })
  for (const line of dropWrongVariables(process.env)) console.warn(line)
  if ((await canConnect(port, 'localhost')) || (await canConnect(port, '127.0.0.1')))
    throw new Error(tell('edit.port', { port: String(port) }))
  const refusal = (holder: string) => tell('edit.held', { holder })
  await holdName(join(ownerFolder, '.netlify'), 'edit', `http://localhost:${port}/`, refusal)
  process.env.EDITING = '1'
  // Its terminal is gone: each message would be an error, which is a message again.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit())
  // Loaded after the variable is set: the modules of the site read it once.
  const { dev } = await import('vike/api')
  // Only the panel of new pages asks, and few sites have a database to ask.
  const listAsked = async () => (await import('./list-asked.ts')).listAsked()
  const { viteServer } = await dev({
    viteConfig: {
      configLoader: 'native',
      plugins: [editor({ port, root: resolve(ownerFolder), listAsked })],
      // All at once: a package that is found later loads the page anew under the owner's hands.
      optimizeDeps: { entries: ['renderer/browser/*.tsx', 'renderer/shared/*.tsx', 'pages/*/**/*.tsx'] },
      // No page of another server on this machine may read the pages, which hold the token.
      server: {
        host: '127.0.0.1',
        port,
        strictPort: true,
        cors: false,
        headers: { 'X-Frame-Options': 'SAMEORIGIN' },
        // A file that the editor writes would load the page anew while the owner types; its plugin looks at their times instead.
        watch: { ignored: ['**/content/**', '**/locales/**'] },
      },
    },
  })
  // The first page takes as long as compiling the site.
  await fetch(`http://127.0.0.1:${port}/`)
  await viteServer?.ssrLoadModule('/editor/routes.ts')
  // The address is printed even if there is no browser.
  if (viteServer && isShown && process.stdout.isTTY) {
    viteServer.config.server.open = `/${at}`
    viteServer.openBrowser()
  }
  return `\n${tell('edit.runs', { address: `http://localhost:${port}/${at}` })}\n`
}
