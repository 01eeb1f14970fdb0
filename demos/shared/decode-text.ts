/**
 * Turns the bytes of a text file into text. A byte order mark decides, then the test for valid UTF-8. All other text is
 * GB 18030, if that reads as Chinese, or Windows-1252, the encoding of old exports in western Europe.
 *
 * @returns text in which zero characters show that it is none
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(detectEncoding(bytes)).decode(bytes)
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (isValid(bytes, 'utf-8')) return 'utf-8'
  return looksChinese(bytes) ? 'gb18030' : 'windows-1252'
}

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Western text in Windows-1252 can be valid GB 18030 by chance; its accents stand alone, Chinese comes in rows. */
function looksChinese(bytes: Uint8Array): boolean {
  if (!isValid(bytes, 'gb18030')) return false
  const text = new TextDecoder('gb18030').decode(bytes)
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const inRows = text.match(/\p{Script=Han}{2,}/gu)?.join('').length ?? 0
  return inRows > 0 && inRows / characters > 0.5
}
