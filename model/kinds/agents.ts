import * as v from 'valibot'
import { heading, list, text, texts } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'
import { need } from './needs.ts'

/** The words of the page that says what AI agents may use, and how they connect. */
export const agentTexts = readEntries('agents', {
  markdown: v.strictObject({ title: heading, items: texts, link: text }),
  server: v.strictObject({
    title: heading,
    intro: texts,
    columns: v.strictObject({ tool: text, does: text }),
    /** `name` is the server's (functions/mcp/). */
    tools: list({ name: v.string(), does: text, needs: v.optional(need) }),
  }),
  /** The files by which a program finds all this, with their paths. */
  door: v.strictObject({
    title: heading,
    columns: v.strictObject({ file: text, does: text }),
    files: list({ path: v.string(), does: text, needs: v.optional(need) }),
  }),
  leftOut: v.strictObject({ title: heading, items: texts }),
  connect: v.strictObject({ title: heading, address: text, configuration: text }),
  limits: v.strictObject({ title: heading, items: texts }),
})
