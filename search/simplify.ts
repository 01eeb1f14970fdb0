/**
 * Creates the function that writes a query with the characters of the index: traditional ones of Taiwan and Hong Kong as simplified ones.
 *
 * @param variants as `listVariants` lists them
 */
export function createSimplifier(variants: string | undefined): (text: string) => string {
  if (!variants) return (text) => text
  const simple = new Map(
    Array.from({ length: variants.length / 2 }, (_, index) => [
      variants.charAt(2 * index),
      variants.charAt(2 * index + 1),
    ]),
  )
  return (text) => text.replace(/\p{Script=Han}/gu, (character) => simple.get(character) ?? character)
}
