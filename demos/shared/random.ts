/** A source of numbers from 0 up to 1. */
export type Random = () => number

/**
 * Random numbers that are the same for the same seed, so that a forecast does not change while somebody reads it.
 * Mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c, public domain): plenty for
 * drawing samples, nothing for secrets.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** @throws {RangeError} if there is nothing to choose from */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from')
  return item
}

/** Normally distributed numbers with mean 0 and deviation 1 (Box and Muller 1958, https://doi.org/10.1214/aoms/1177706645). */
export function createNormalRandom(random: Random): Random {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
