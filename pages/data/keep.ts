/** Kinds of results that a build keeps for the next one; `scripts/build/made-by.ts` names the code that makes each. */
export type KeptKind = 'article' | 'feed' | 'search'

/** Returns what `create` made of the same input in an earlier build, or creates it. The result must be what JSON can hold. */
export type Keep = <Result>(kind: KeptKind, input: unknown, create: () => Result) => Promise<Result>

let keepResult: Keep = async (_kind, _input, create) => create()

export const keep: Keep = (kind, input, create) => keepResult(kind, input, create)

/** Only a build keeps results: tests and the development server make each anew. */
export function setKeep(own: Keep): void {
  keepResult = own
}
