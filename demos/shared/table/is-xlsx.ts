import { createTableError } from './raw-sheet.ts'

/** XLSX files are ZIP archives, which begin with these letters; the old XLS begins otherwise. */
export function isXlsx(bytes: Uint8Array): boolean {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  return isZip || isCompound(bytes)
}

/** The old XLS, and an XLSX with a password, are compound files. */
export function isCompound(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0
}

/** Banks name web pages `.xls`. @throws a table error for one */
export function refuseWebPage(bytes: Uint8Array): void {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).replaceAll('\0', '').trimStart()
  if (
    /^(?:<!--.*?-->\s*)*<(?:!doctype|html|head|meta|body|div|style|table|\?xml|workbook)\b|^mime-version:/is.test(start)
  ) {
    throw createTableError({ code: 'webPage' })
  }
}
