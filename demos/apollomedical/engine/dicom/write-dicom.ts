/** One attribute, `gggg,eeee`, with its value representation. */
export type DicomElement = {
  tag: string
  vr: 'CS' | 'DA' | 'DS' | 'FD' | 'IS' | 'LO' | 'OW' | 'PN' | 'SH' | 'SQ' | 'SS' | 'TM' | 'UI' | 'UL' | 'US'
  value: string | number | readonly number[] | Uint8Array | readonly DicomElement[][]
}

const explicitLittleEndian = '1.2.840.10008.1.2.1'
/** Names this program in the file; a UUID of its own below 2.25, as PS3.5 B.2 allows without registration. */
const implementation = '2.25.231607498215317906382747159046283750146'

/**
 * Writes a DICOM file (PS3.10) in Explicit VR Little Endian.
 *
 * @param elements of the data set, in any order; SOP class (0008,0016) and instance (0008,0018) are among them
 */
export function writeDicom(elements: readonly DicomElement[]): Uint8Array<ArrayBuffer> {
  const readUid = (tag: string) => String(elements.find((element) => element.tag === tag)?.value ?? '')
  const meta = writeElements([
    { tag: '0002,0001', vr: 'OW', value: new Uint8Array([0, 1]) },
    { tag: '0002,0002', vr: 'UI', value: readUid('0008,0016') },
    { tag: '0002,0003', vr: 'UI', value: readUid('0008,0018') },
    { tag: '0002,0010', vr: 'UI', value: explicitLittleEndian },
    { tag: '0002,0012', vr: 'UI', value: implementation },
  ])
  // The version is the one element of type OB; all else is the same.
  meta[5] = 'B'.charCodeAt(0)
  const groupLength = writeElements([{ tag: '0002,0000', vr: 'UL', value: meta.length }])
  const preamble = new Uint8Array(128)
  return join([preamble, encode('DICM'), groupLength, meta, writeElements(elements)])
}

function writeElements(elements: readonly DicomElement[]): Uint8Array<ArrayBuffer> {
  return join(elements.toSorted((a, b) => a.tag.localeCompare(b.tag)).map(writeElement))
}

function writeElement({ tag, vr, value }: DicomElement): Uint8Array<ArrayBuffer> {
  const body = pad(writeValue(vr, value), vr)
  const isLong = vr === 'OW' || vr === 'SQ'
  const header = new Uint8Array(isLong ? 12 : 8)
  const view = new DataView(header.buffer)
  const [group = '', element = ''] = tag.split(',')
  view.setUint16(0, Number.parseInt(group, 16), true)
  view.setUint16(2, Number.parseInt(element, 16), true)
  header.set(encode(vr), 4)
  if (isLong) view.setUint32(8, body.length, true)
  else view.setUint16(6, body.length, true)
  return join([header, body])
}

function writeValue(vr: DicomElement['vr'], value: DicomElement['value']): Uint8Array {
  if (value instanceof Uint8Array) return value
  if (typeof value === 'string') return encode(value)
  const list = typeof value === 'number' ? [value] : value
  const numbers = list.filter((item) => typeof item === 'number')
  if (vr === 'SQ') return join(list.filter((item) => typeof item === 'object').map(writeItem))
  const sizes = { US: 2, SS: 2, UL: 4, FD: 8 } as const
  if (vr !== 'US' && vr !== 'SS' && vr !== 'UL' && vr !== 'FD') return encode(numbers.join('\\'))
  const bytes = new Uint8Array(numbers.length * sizes[vr])
  const view = new DataView(bytes.buffer)
  for (const [index, number] of numbers.entries()) {
    const offset = index * sizes[vr]
    if (vr === 'US') view.setUint16(offset, number, true)
    else if (vr === 'SS') view.setInt16(offset, number, true)
    else if (vr === 'UL') view.setUint32(offset, number, true)
    else view.setFloat64(offset, number, true)
  }
  return bytes
}

function writeItem(elements: readonly DicomElement[]): Uint8Array {
  const body = writeElements(elements)
  const header = new Uint8Array(8)
  const view = new DataView(header.buffer)
  view.setUint16(0, 0xfffe, true)
  view.setUint16(2, 0xe000, true)
  view.setUint32(4, body.length, true)
  return join([header, body])
}

/** Values have an even length: text is filled with a space, the rest with a zero byte. */
function pad(bytes: Uint8Array, vr: DicomElement['vr']): Uint8Array {
  if (bytes.length % 2 === 0) return bytes
  return join([bytes, new Uint8Array([vr === 'UI' || vr === 'OW' ? 0 : 0x20])])
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    joined.set(chunk, offset)
    offset += chunk.length
  }
  return joined
}
