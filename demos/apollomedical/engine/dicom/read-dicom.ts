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
  spacing: Spacing | undefined
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
  const pixels = new DataView(bytes.buffer, bytes.byteOffset + element.dataOffset, element.length)
  const common = {
    rows,
    columns,
    spacing: readSpacing(data),
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

function parse(bytes: Uint8Array): DataSet {
  // PS3.10: 128 bytes of anything, then these four letters.
  if (String.fromCharCode(...bytes.subarray(128, 132)) !== 'DICM') throw new DicomError('notDicom')
  try {
    return dicomParser.parseDicom(bytes)
  } catch (error) {
    // The parser throws strings and objects that are not meant for visitors.
    const text = typeof error === 'object' && error && 'exception' in error ? String(error.exception) : String(error)
    if (/inflat/i.test(text)) throw new DicomError('compressed', '1.2.840.10008.1.2.1.99')
    throw new DicomError(/buffer|attempt to read past|EOF/i.test(text) ? 'truncated' : 'notDicom')
  }
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
  return { slope: data.floatString('x00281053') ?? 1, intercept: data.floatString('x00281052') ?? 0 }
}

function readWindow(data: DataSet): DicomImage['window'] | undefined {
  const center = data.floatString('x00281050')
  const width = data.floatString('x00281051')
  return center === undefined || width === undefined || width < 1 ? undefined : { center, width }
}

/**
 * Pixel Spacing is in the patient. Imager Pixel Spacing is at the detector, which shows things larger than they are.
 * Ultrasound gives centimetres per pixel in its regions (PS3.3 C.8.5.5), and the first region counts.
 */
function readSpacing(data: DataSet): Spacing | undefined {
  const candidates: Spacing[] = [
    {
      row: data.floatString('x00280030', 0),
      column: data.floatString('x00280030', 1),
      source: 'pixelSpacing' as const,
    },
    {
      row: data.floatString('x00181164', 0),
      column: data.floatString('x00181164', 1),
      source: 'imagerPixelSpacing' as const,
    },
    readRegion(data),
  ].flatMap(({ row = 0, column = 0, source }) => (row > 0 && column > 0 ? [{ row, column, source }] : []))
  return candidates[0]
}

function readRegion(data: DataSet): { row?: number; column?: number; source: Spacing['source'] } {
  const region = data.elements.x00186011?.items?.[0]?.dataSet
  const isInCentimetres = region?.uint16('x00186024') === 3 && region.uint16('x00186026') === 3
  const [row, column] = [region?.double('x0018602e'), region?.double('x0018602c')]
  if (!isInCentimetres || row === undefined || column === undefined) return { source: 'ultrasoundRegion' }
  return { row: Math.abs(row) * 10, column: Math.abs(column) * 10, source: 'ultrasoundRegion' }
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
