/** Keeps the signs of a text from being Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}
