/** Memoizes a function by a string key. */
export function memoize<Input extends unknown[], Result>(
  create: (...input: Input) => Result,
  getKey: (...input: Input) => string,
) {
  const results = new Map<string, Result>()
  return (...input: Input): Result => {
    const key = getKey(...input)
    const known = results.get(key)
    if (known !== undefined) return known
    const result = create(...input)
    results.set(key, result)
    return result
  }
}
