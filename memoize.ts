/** Memoizes a function of strings. A promise that fails is forgotten, so that the next call tries again. */
export function memoize<Input extends Array<string | undefined>, Result>(
  create: (...input: Input) => Result,
): (...input: Input) => Result
/** Memoizes a function by a string key. */
export function memoize<Input extends unknown[], Result>(
  create: (...input: Input) => Result,
  getKey: (...input: Input) => string,
): (...input: Input) => Result
export function memoize<Input extends unknown[], Result>(
  create: (...input: Input) => Result,
  getKey = (...input: Input) => input.join('\n'),
) {
  const results = new Map<string, Result>()
  return (...input: Input): Result => {
    const key = getKey(...input)
    const known = results.get(key)
    if (known !== undefined) return known
    const result = create(...input)
    results.set(key, result)
    if (result instanceof Promise) result.catch(() => results.delete(key))
    return result
  }
}
