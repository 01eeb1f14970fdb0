import { startEditor } from '../editor/server/start.ts'
import { parseEnvironment } from '../environment.ts'
import { runCommand } from './command.ts'

const usage = `npm run edit               opens the site, where a click on a text changes it
npm run edit -- --no-open  only prints its address
PORT=9000 npm run edit     at another port`

await runCommand({ usage, flags: ['no-open'] }, async ({ has }) => {
  const { PORT } = parseEnvironment({ PORT: process.env.PORT })
  const url = await startEditor(PORT, process.stdout.isTTY && !has('no-open'))
  return `\nEdit the site: ${url}\nEnd with Ctrl+C. What you save stays in your files; Publish sends it.\n`
})
