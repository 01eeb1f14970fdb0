/**
 * One thing that is left to do. `kind`: `variable`, `setting`, `content`, `quote`, `link`, `translation`, `former`, `placeholder`, `shipped`, `unapproved`, or that of a
 * sample; `id`: the dotted id of a text or a sample, or the name of a field or a variable; `what`: the fault and its remedy;
 * `leading`: that of `shipped` which keeps a public build back.
 */
export type Left = { kind: string; id: string; file: string; what: string; leading?: boolean }

export function leave(kind: string, { id, file }: Pick<Left, 'id' | 'file'>, what: string): Left {
  return { kind, id, file, what }
}

/** One as a line: "content/claims.json: claims.teams: is a sample: …". */
export function describeLeft({ id, file, what }: Left): string {
  return [file, id, what].filter(Boolean).join(': ')
}
