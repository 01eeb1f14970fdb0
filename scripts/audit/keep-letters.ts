/** Leaves out of a text what each version of a page writes in its own way: spaces, breaks and escapes. */
export function keepLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
