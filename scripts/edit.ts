import { startEditor } from './edit/start-editor.ts'
import { runCommand } from './shared/command.ts'

const usage = `npm run edit               opens the site, where a click on a text changes it
npm run edit -- --no-open  only prints its address
PORT=9000 npm run edit     at another port`

await runCommand({ usage, flags: ['no-open'] }, ({ has }) => startEditor({ isShown: !has('no-open') }))
