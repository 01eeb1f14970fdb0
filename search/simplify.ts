/** Writes a query with the characters of the index: simplified ones for those of Taiwan and Hong Kong. @param variants of `listVariants` */
export function createSimplifier(variants: string | undefined): (text: string) => string {
  if (!variants) return (text) => text
  const simple = new Map([...variants.matchAll(/(.)(.)/g)].map(([, from, to]) => [from, to]))
  return (text) => text.replace(/\p{Script=Han}/gu, (character) => simple.get(character) ?? character)
}
