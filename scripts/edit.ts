import { loadOwnerI18n } from '../locales/owner.ts'
import { startEditor } from './edit/start-editor.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const i18n = loadOwnerI18n('scripts/edit')

const usage = writeUsage([
  ['npm run edit', i18n.t('edit.usage')],
  ['npm run edit -- --no-open', i18n.t('edit.usage.quiet')],
  ['PORT=9000 npm run edit', i18n.t('edit.usage.port')],
])

await runCommand({ usage, flags: ['no-open'] }, ({ has }) => startEditor({ isShown: !has('no-open') }))
