/**
 * Random numbers from 0 to 1 that are the same for the same seed (mulberry32, https://github.com/bryc/code/blob/master/jshash/PRNGs.md).
 * `Math.random` cannot be seeded, and a result that nobody can repeat teaches nothing.
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Normally distributed numbers with mean 0 and deviation 1 (Box and Muller 1958, https://doi.org/10.1214/aoms/1177706645). */
export function createNormalRandom(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
