import dicomParser, { type DataSet } from 'dicom-parser'
import type { Side } from '../laterality.ts'

/** Why a file cannot be shown. `detail` is a name out of the file, such as its transfer syntax. */
export type DicomProblem = 'notDicom' | 'compressed' | 'noImage' | 'unsupported' | 'truncated'

export class DicomError extends Error {
  readonly problem: DicomProblem
  readonly detail: string

  constructor(problem: DicomProblem, detail = '') {
    super(`DICOM file: ${problem}${detail && ` (${detail})`}`)
    this.problem = problem
    this.detail = detail
  }
}

/** Millimetres between the centers of two pixels, and their source. */
export type Spacing = {
  row: number
  column: number
  source: 'pixelSpacing' | 'imagerPixelSpacing' | 'ultrasoundRegion'
}

/** A part of an ultrasound image, in pixels, both ends within it. Without a spacing it shows no lengths, such as a curve. */
export type Region = { left: number; top: number; right: number; bottom: number; spacing: Spacing | undefined }

/** A decoded image: gray values after rescaling, or colors as red, green and blue bytes. */
export type DicomImage = {
  rows: number
  columns: number
  /** The range of the first frame; `undefined` for a color image. */
  gray: Float32Array | undefined
  color: Uint8Array | undefined
  /** MONOCHROME1: low values are bright. */
  isInverted: boolean
  /** The window that the file asks for, or the range of its values. */
  window: { center: number; width: number }
  /** Lowest and highest gray value. */
  range: { low: number; high: number }
  /** The scale of the whole image; an image with regions has theirs alone. */
  spacing: Spacing | undefined
  regions: readonly Region[]
  modality: string
  description: string
  side: Side | undefined
}

/** Transfer syntaxes without compression (PS3.5, annex A), but for the retired one that begins with the higher byte. */
const uncompressed = ['1.2.840.10008.1.2', '1.2.840.10008.1.2.1']

/** Larger images would crash a phone's browser. */
const mostPixels = 40_000_000

/**
 * Reads an uncompressed image of one sample (MONOCHROME1, MONOCHROME2) or three (RGB) per pixel.
 *
 * @throws DicomError with the reason for the visitor
 */
export function readDicom(bytes: Uint8Array): DicomImage {
  const data = parse(bytes)
  const syntax = data.string('x00020010') ?? '1.2.840.10008.1.2'
  if (!uncompressed.includes(syntax)) throw new DicomError('compressed', syntax)
  const rows = data.uint16('x00280010') ?? 0
  const columns = data.uint16('x00280011') ?? 0
  const element = data.elements.x7fe00010
  if (!element || rows === 0 || columns === 0) throw new DicomError('noImage')
  const layout = readLayout(data)
  const count = rows * columns * layout.samples
  if (count > mostPixels) throw new DicomError('unsupported', `${columns} × ${rows}`)
  if (element.length < (count * layout.bitsAllocated) / 8) throw new DicomError('truncated')
  const { buffer, byteOffset } = data.byteArray
  const pixels = new DataView(buffer, byteOffset + element.dataOffset, element.length)
  const common = {
    rows,
    columns,
    ...readScale(data, rows, columns),
    modality: data.string('x00080060') ?? '',
    description: data.string('x0008103e') ?? data.string('x00081030') ?? '',
    side: readSide(data),
  }
  if (layout.samples === 3) {
    const color = readColor(pixels, count, layout.isPlanar)
    const full = { low: 0, high: 255 }
    return { ...common, gray: undefined, color, isInverted: false, window: { center: 127.5, width: 256 }, range: full }
  }
  const gray = readGray(pixels, count, layout, readRescale(data))
  const range = findRange(gray)
  const window = readWindow(data) ?? { center: (range.low + range.high) / 2, width: range.high - range.low + 1 }
  return { ...common, gray, color: undefined, isInverted: layout.isInverted, window, range }
}

function parse(file: Uint8Array): DataSet {
  const bytes = addPreamble(file)
  try {
    return dicomParser.parseDicom(bytes)
  } catch (error) {
    // The parser throws strings and objects that are not meant for visitors.
    const text = typeof error === 'object' && error && 'exception' in error ? String(error.exception) : String(error)
    if (/inflat/i.test(text)) throw new DicomError('compressed', '1.2.840.10008.1.2.1.99')
    throw new DicomError(/buffer|attempt to read past|EOF/i.test(text) ? 'truncated' : 'notDicom')
  }
}

/**
 * PS3.10 asks for 128 bytes of anything, then four letters, then the file's own description. Old archives and some devices
 * leave out the first, the first two or all three, and begin with the group 0002 or 0008.
 */
function addPreamble(file: Uint8Array): Uint8Array {
  const read = (start: number, end: number) => String.fromCharCode(...file.subarray(start, end))
  if (read(128, 132) === 'DICM') return file
  if (read(0, 4) === 'DICM') return join('\0'.repeat(128), file)
  const [group, high, , highOfElement] = file
  if (file.length < 8 || high !== 0 || highOfElement !== 0) throw new DicomError('notDicom')
  if (group === 2) return join(`${'\0'.repeat(128)}DICM`, file)
  if (group !== 8) throw new DicomError('notDicom')
  // Explicit elements name their type in two letters.
  const syntax = /^[A-Z]{2}$/.test(read(4, 6)) ? '1.2.840.10008.1.2.1\0' : '1.2.840.10008.1.2\0'
  return join(`${'\0'.repeat(128)}DICM\x02\0\x10\0UI${String.fromCharCode(syntax.length)}\0${syntax}`, file)
}

function join(before: string, file: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(before.length + file.length)
  bytes.set(new TextEncoder().encode(before))
  bytes.set(file, before.length)
  return bytes
}

type Layout = {
  samples: 1 | 3
  bitsAllocated: 8 | 16
  bitsStored: number
  highBit: number
  isSigned: boolean
  isInverted: boolean
  isPlanar: boolean
}

function readLayout(data: DataSet): Layout {
  const samples = data.uint16('x00280002') ?? 1
  const photometric = data.string('x00280004') ?? ''
  const bitsAllocated = data.uint16('x00280100') ?? 0
  const isGray = samples === 1 && (photometric === 'MONOCHROME1' || photometric === 'MONOCHROME2')
  const isColor = samples === 3 && photometric === 'RGB' && bitsAllocated === 8
  if (!(isGray || isColor)) throw new DicomError('unsupported', photometric)
  if (bitsAllocated !== 8 && bitsAllocated !== 16) throw new DicomError('unsupported', `${bitsAllocated} bit`)
  const bitsStored = data.uint16('x00280101') ?? bitsAllocated
  return {
    samples: isColor ? 3 : 1,
    bitsAllocated,
    bitsStored,
    highBit: data.uint16('x00280102') ?? bitsStored - 1,
    isSigned: data.uint16('x00280103') === 1,
    isInverted: photometric === 'MONOCHROME1',
    isPlanar: data.uint16('x00280006') === 1,
  }
}

/** Stored values to modality values (PS3.3 C.11.1): cut to the stored bits, with their sign, times slope plus intercept. */
function readGray(
  pixels: DataView,
  count: number,
  { bitsAllocated, bitsStored, highBit, isSigned }: Layout,
  { slope, intercept }: { slope: number; intercept: number },
): Float32Array {
  const gray = new Float32Array(count)
  const shift = highBit - bitsStored + 1
  const mask = 2 ** bitsStored - 1
  const signBit = 2 ** (bitsStored - 1)
  for (let index = 0; index < count; index += 1) {
    const raw = bitsAllocated === 8 ? pixels.getUint8(index) : pixels.getUint16(index * 2, true)
    const stored = (raw >> shift) & mask
    const value = isSigned && stored >= signBit ? stored - 2 * signBit : stored
    gray[index] = value * slope + intercept
  }
  return gray
}

/** Colors pixel by pixel, if the file may have plane by plane. */
function readColor(pixels: DataView, count: number, isPlanar: boolean): Uint8Array {
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, count)
  return isPlanar ? bytes.map((_, index) => bytes[(index % 3) * (count / 3) + Math.floor(index / 3)] ?? 0) : bytes
}

function readRescale(data: DataSet): { slope: number; intercept: number } {
  return { slope: readDecimal(data, 'x00281053') ?? 1, intercept: readDecimal(data, 'x00281052') ?? 0 }
}

function readWindow(data: DataSet): DicomImage['window'] | undefined {
  const center = readDecimal(data, 'x00281050')
  const width = readDecimal(data, 'x00281051')
  return center === undefined || width === undefined || width < 1 ? undefined : { center, width }
}

/**
 * A decimal string (DS). PS3.5 has no comma in it, so a comma is the decimal mark of a device with another locale.
 *
 * @returns `undefined` for anything else: a number that was cut off would be a wrong one
 */
function readDecimal(data: DataSet, tag: string, index = 0): number | undefined {
  const text = data.string(tag, index)?.replaceAll('\0', '').trim().replace(',', '.') ?? ''
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined
}

/**
 * Ultrasound gives centimetres per pixel in its regions (PS3.3 C.8.5.5). Pixel Spacing is in the patient. Imager Pixel
 * Spacing is at the detector, which shows things larger than they are. The first that the file has counts, readable or not.
 */
function readScale(data: DataSet, rows: number, columns: number): Pick<DicomImage, 'spacing' | 'regions'> {
  const items = data.elements.x00186011?.items ?? []
  const regions = items.flatMap(({ dataSet }) => (dataSet ? [readRegion(dataSet, rows, columns)] : []))
  if (regions.length > 0) return { spacing: undefined, regions }
  const [tag, source] = data.elements.x00280030
    ? (['x00280030', 'pixelSpacing'] as const)
    : (['x00181164', 'imagerPixelSpacing'] as const)
  return { spacing: createSpacing(readDecimal(data, tag, 0), readDecimal(data, tag, 1), source), regions }
}

function createSpacing(row = 0, column = 0, source: Spacing['source']): Spacing | undefined {
  return row > 0 && column > 0 ? { row, column, source } : undefined
}

function readRegion(region: DataSet, rows: number, columns: number): Region {
  const isInCentimetres = region.uint16('x00186024') === 3 && region.uint16('x00186026') === 3
  const [row = 0, column = 0] = [region.double('x0018602e'), region.double('x0018602c')].map((length = 0) =>
    Math.abs(length * 10),
  )
  return {
    left: region.uint32('x00186018') ?? 0,
    top: region.uint32('x0018601a') ?? 0,
    right: region.uint32('x0018601c') ?? columns - 1,
    bottom: region.uint32('x0018601e') ?? rows - 1,
    spacing: isInCentimetres ? createSpacing(row, column, 'ultrasoundRegion') : undefined,
  }
}

function readSide(data: DataSet): Side | undefined {
  const side = data.string('x00200062') ?? data.string('x00200060')
  return side === 'R' ? 'right' : side === 'L' ? 'left' : undefined
}

function findRange(values: Float32Array): DicomImage['range'] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return { low, high }
}
