import { spawn } from 'node:child_process'
import { startEditor } from '../editor/server/start.ts'
import { parseEnvironment } from '../environment.ts'
import { parseOptions } from './parse-options.ts'

const usage = `npm run edit               opens the site, where a click on a text changes it
npm run edit -- --no-open  only prints its address
PORT=9000 npm run edit     at another port`

try {
  const options = { 'no-open': { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values } = parseOptions({ options }, usage)
  if (values.help) console.log(usage)
  else await run(!values['no-open'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run(isOpened: boolean) {
  const url = await startEditor(parseEnvironment({ PORT: process.env.PORT }).PORT)
  console.log(`\nEdit the site: ${url}\nEnd with Ctrl+C. What you save stays in your files; Publish sends it.\n`)
  if (isOpened && process.stdout.isTTY) openBrowser(url)
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
