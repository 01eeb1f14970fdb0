import { findNearest } from './edit-distance.ts'
import { say } from './owner-words.ts'

/** One thing in the owner's files or answers that the owner can put right. Codes are stable, words are not. */
export type Problem = {
  code:
    | 'missing-file'
    | 'unlisted-file'
    | 'not-json'
    | 'not-yaml'
    | 'not-po'
    | 'not-markdown'
    | 'missing-field'
    | 'unknown-field'
    | 'unknown-name'
    | 'wrong-value'
    | 'wrong-words'
    | 'refused'
    // The reasons for which the editor publishes nothing, or saves no words.
    | 'nothing-to-publish'
    | 'not-published-here'
    | 'no-git'
    | 'no-branch'
    | 'no-remote'
    | 'no-connection'
    | 'behind'
    | 'foreign-commits'
    | 'foreign-changes'
    | 'commit-refused'
    | 'not-sent'
    | 'changed-later'
    | 'changed-meanwhile'
    | 'missing-translation'
    | 'outdated-translation'
    | 'missing-term'
    | 'missing-quote'
    | 'placeholder'
    | 'broken-link'
    | 'wrong-signs'
    | 'catalogs-failed'
    | 'build-failed'
  /** With its line where a program could not read it; empty for what concerns no file. */
  file: string
  /** Its path in the file, or the name of an answer. */
  field?: string
  found?: string
  expected?: string
  remedy?: string
}

/** An error for the owner, who reads the message; programs read the problems. */
export class OwnerError extends Error {
  readonly problems: Problem[]

  constructor(...problems: Problem[]) {
    super(problems.map((problem) => describeProblem(problem)).join('\n'))
    this.problems = problems
  }
}

export function refuse(code: Problem['code'], place: Pick<Problem, 'file' | 'field'>, found: string, remedy = '') {
  return new OwnerError({ code, ...place, found, remedy })
}

/** The same in the words of an id of `locales/<language>/authoring/problems.po`, with the remedy that stands there behind it. */
export function refuseById(
  code: Problem['code'],
  place: Pick<Problem, 'file' | 'field'>,
  id: string,
  values: Record<string, string> = {},
): OwnerError {
  return refuse(code, place, say(id, values), say(`${id}.remedy`, values))
}

/** A problem as a line: `content/hero.json: specimen: expected one of the services, found radiolgy. Did you mean radiology?`. */
export function describeProblem(problem: Problem, nameField = (id: string) => id): string {
  const { file, field } = problem
  return [file, field && nameField(field), describeFault(problem)].filter(Boolean).join(': ')
}

/** The same without its place. */
export function describeFault({ expected, found, remedy }: Problem): string {
  const fact = expected ? say('problems.found', { expected, found: found ?? '' }) : found
  return fact && remedy ? say('problems.remedy', { fact, remedy }) : (fact ?? remedy ?? '')
}

export function suggestName(name: string, names: readonly string[]): string {
  const nearest = findNearest(name, names)
  if (nearest) return say('problems.mean', { name: nearest })
  return names.length > 0 ? say('problems.known', { names: names.join(', ') }) : say('problems.none')
}

export function listProblems(error: unknown): Problem[] {
  if (error instanceof OwnerError) return error.problems
  const found = explainDisk(error) ?? (error instanceof Error ? error.message : String(error))
  return [{ code: 'refused', file: '', found }]
}

/** Says that a file is missing, or why it cannot be written and what to do; undefined for an error of another kind. */
export function explainDisk(error: unknown, file = String(Object(error).path)): string | undefined {
  const { code, syscall } = Object(error)
  // A program that is missing has the same code.
  if (code === 'ENOENT' && /^(open|scandir)$/.test(syscall)) return `${file}: ${say('problems.missingFile')}`
  // A reading that has begun names no file.
  if (code === 'EISDIR') return [Object(error).path, say('problems.folder')].filter(Boolean).join(': ')
  const reason = code === 'ENOENT' && syscall === 'mkdir' ? reasons.EROFS : reasons[String(code)]
  return reason && say('problems.unwritten', { file, reason: say(reason) })
}

const reasons: Record<string, string> = {
  ENOSPC: 'problems.full',
  EDQUOT: 'problems.full',
  EACCES: 'problems.readOnly',
  EPERM: 'problems.readOnly',
  EROFS: 'problems.readOnlyDisk',
  ENOTDIR: 'problems.notFolder',
  EEXIST: 'problems.notFolder',
}
