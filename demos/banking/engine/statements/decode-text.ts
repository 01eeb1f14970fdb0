import { StatementError } from './statement-error.ts'

/**
 * Turns the bytes of a statement into text. A byte order mark decides, then what the file says of itself (XML
 * declaration, OFX header), then whether it is valid UTF-8. What remains is GB 18030, if that reads as Chinese, or
 * Windows-1252, the encoding of old exports in western Europe.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(detectEncoding(bytes)).decode(bytes)
  // Workbooks, PDF files and pictures hold zero bytes; text does not.
  if (text.includes('\0') || text.startsWith('%PDF')) throw new StatementError({ code: 'binary' })
  return text
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (isValid(bytes, 'utf-8')) return 'utf-8'
  return findDeclaredEncoding(bytes) ?? (looksChinese(bytes) ? 'gb18030' : 'windows-1252')
}

function findDeclaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 400))
  const [, declared] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)/.exec(start) ?? []
  const [, charset] = /\bCHARSET:(\d{4})\b/.exec(start) ?? []
  const label = declared ?? (charset && `windows-${charset}`)
  // A file that is not valid UTF-8 does not become so by saying it.
  if (!label || /^utf-?8$/i.test(label)) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
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
