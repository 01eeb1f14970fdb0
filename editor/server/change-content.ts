import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseContent } from '../../content/read-content.ts'
import type { Edits } from './files.ts'
import { type ContentPart, replaceValue } from './find-value.ts'

/**
 * Plans a change of one value in a data file of the content.
 *
 * @param keys that lead to it
 * @param change gets the value as it is written; undefined takes it away
 * @throws Error in the words of the schema where the new value does not fit
 */
export function planContent(
  { file, schema }: ContentPart,
  keys: Array<string | number>,
  change: (value: unknown) => unknown,
  root: string,
): Edits {
  const source = parseContent(file, readFileSync(join(root, file), 'utf8'))
  const checked = v.safeParse(schema, replaceValue(source.content, keys, change))
  if (!checked.success) throw new Error(checked.issues[0].message)
  return new Map([[file, writeContent(replaceValue(source.whole, [...source.keys, ...keys], change))]])
}

/** A data file as the formatter has it, too. */
function writeContent(whole: unknown): string {
  return `${JSON.stringify(whole, null, 2)}\n`
}
