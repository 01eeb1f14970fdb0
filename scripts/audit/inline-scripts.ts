import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltDocument, Rule } from './site.ts'

/** The policy in `_headers` names each inline script by its hash and allows no others. */
export const inlineScripts: Rule = ({ folder, documents }) => {
  const headers = readFileSync(join(folder, '_headers'), 'utf8')
  const sources = readScriptSources(headers)
  const unsafe = sources.filter((source) => source.startsWith("'unsafe-"))
  return [
    ...unsafe.map((source) => `_headers: script-src has ${source}; see renderer/server/security-headers.ts`),
    ...[...documents.values()].flatMap((document) => findRefusedScripts(document, sources)),
  ]
}

/** The sources of scripts in the policy for all pages. */
export function readScriptSources(headers: string): string[] {
  const rules = headers.split(/\n(?=\S)/).find((block) => block.startsWith('/*\n')) ?? ''
  const policy = /^ *content-security-policy: (.*)$/im.exec(rules)?.[1] ?? ''
  const directive = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? ''
  return directive.split(' ').slice(1)
}

/** The scripts of a document, its event attributes included, that a policy does not let run. */
export function findRefusedScripts({ file, $ }: Pick<BuiltDocument, 'file' | '$'>, sources: string[]): string[] {
  const scripts = $('script:not([type]):not([src]), script[type="module"]:not([src])')
    .toArray()
    .map((script) => $(script).text())
    .filter((text) => !sources.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`))
    .map((text) => `${file}: the policy does not name the script "${text.slice(0, 60)}"; see inline-scripts.ts`)
  const attributes = $('*')
    .toArray()
    .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []))
    .filter((name) => name.startsWith('on'))
    .map((name) => `${file}: the policy refuses the attribute ${name}; add a listener`)
  return [...scripts, ...attributes]
}
