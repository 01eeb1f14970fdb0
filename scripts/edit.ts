import { tell } from '../locales/owner.ts'
import { startEditor } from './edit/start-editor.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const usage = writeUsage([
  ['npm run edit', tell('edit.usage')],
  ['npm run edit -- --no-open', tell('edit.usage.quiet')],
  ['PORT=9000 npm run edit', tell('edit.usage.port')],
])

await runCommand({ usage, flags: ['no-open'] }, ({ has }) => startEditor({ isShown: !has('no-open') }))
