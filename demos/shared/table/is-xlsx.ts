/** XLSX files are ZIP archives, which begin with these letters; the old XLS begins otherwise. */
export function isXlsx(bytes: Uint8Array): boolean {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const isCompound = bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0
  return isZip || isCompound
}
