import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rule } from './site.ts'

/** Nothing of the editor (`npm run edit`) is in a build: neither its routes and overlay nor the marks of texts. */
export const editor: Rule = ({ folder }) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|json|css|md)$/.test(file))
    .filter((file) => /__edit\b|data-text\b|x-edit-token/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `${file} holds a part of the editor: build without EDITING, and see renderer/ui/Text.tsx`)
