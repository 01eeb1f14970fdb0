/**
 * Turns the bytes of a text file into text. A byte order mark decides, then UTF-8, if more of its letters fit than do not: a
 * program that cuts texts at a number of bytes leaves half a letter. All other text is GB 18030, if that reads as Chinese, or
 * Windows-1252, the encoding of old exports in western Europe.
 *
 * @returns text in which zero characters show that it is none; `�` stands for each sign that could not be read
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(detectEncoding(bytes)).decode(bytes)
}

export function countDamaged(text: string): number {
  return text.split('\ufffd').length - 1
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const text = new TextDecoder().decode(bytes)
  const damaged = countDamaged(text)
  if (damaged === 0 || damaged < countForeign(text)) return 'utf-8'
  return looksChinese(new TextDecoder('gb18030').decode(bytes)) ? 'gb18030' : 'windows-1252'
}

/** Signs beyond ASCII that are whole: in other encodings hardly any of them fit UTF-8 by chance. */
function countForeign(text: string): number {
  return text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0
}

/** Western text in Windows-1252 can be valid GB 18030 by chance; its accents stand alone, Chinese comes in rows. */
function looksChinese(text: string): boolean {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const inRows = text.match(/\p{Script=Han}{2,}/gu)?.join('').length ?? 0
  return inRows > 0 && inRows / characters > 0.5 && countDamaged(text) * 10 <= characters
}
