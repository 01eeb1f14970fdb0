import { readFileSync } from 'node:fs'
import dcmjs from 'dcmjs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DicomError, type DicomProblem, readDicom } from './read-dicom.ts'
import { applyWindow, findSpacing, measureDistance, renderFrame } from './render-frame.ts'

const samples = {
  thyroid: {
    file: new Uint8Array(readFileSync(new URL('../../samples/thyroid.dcm', import.meta.url))),
    at: [250, 196, 90],
  },
  chest: {
    file: new Uint8Array(readFileSync(new URL('../../samples/chest.dcm', import.meta.url))),
    at: [120, 160, 9 / 1.4],
  },
} as const

const { DicomDict, DicomMetaDictionary } = dcmjs.data

/** Writes a file with dcmjs, so that the reader meets files that are not its own. */
function writeWithDcmjs(dataset: Record<string, unknown>, syntax = '1.2.840.10008.1.2.1'): Uint8Array {
  const meta = DicomMetaDictionary.denaturalizeDataset({
    FileMetaInformationVersion: new Uint8Array([0, 1]).buffer,
    MediaStorageSOPClassUID: '1.2.840.10008.5.1.4.1.1.7',
    MediaStorageSOPInstanceUID: '2.25.1',
    TransferSyntaxUID: syntax,
    ImplementationClassUID: '2.25.2',
  })
  const file = new DicomDict(meta)
  file.dict = DicomMetaDictionary.denaturalizeDataset({
    _vrMap: { PixelData: 'OW' },
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.7',
    SOPInstanceUID: '2.25.1',
    ...dataset,
  })
  return new Uint8Array(file.write())
}

const plain = {
  Rows: 2,
  Columns: 3,
  SamplesPerPixel: 1,
  PhotometricInterpretation: 'MONOCHROME2',
  BitsAllocated: 16,
  BitsStored: 12,
  HighBit: 11,
  PixelRepresentation: 0,
  PixelData: new Uint16Array([0, 1, 2, 100, 2000, 4095]).buffer,
}

// The sample dictations name these sizes. `samples/images.ts` has the places of the lesions.
test.each([
  ['thyroid', 18, 'ultrasoundRegion'],
  ['chest', 9, 'pixelSpacing'],
] as const)('the lesion of the %s image measures %d mm by its %s, and stands out', (template, size, source) => {
  const { file, at } = samples[template]
  const image = readDicom(file)
  const [x, y, radius] = at
  const ends = [
    { x: x - radius, y },
    { x: x + radius, y },
  ] as const
  expect(measureDistance(...ends, findSpacing(...ends, image))).toBeCloseTo(size, 6)
  expect(findSpacing(...ends, image)?.source).toBe(source)
  const read = (column: number, row: number) => {
    const start = row * image.columns + Math.round(column)
    return [...(image.gray?.slice(start - 2, start + 3) ?? [])].toSorted((a, b) => a - b)[2] ?? 0
  }
  const difference = Math.abs(read(x, y + 3) - read(x - radius - 8, y))
  expect(difference).toBeGreaterThan((image.range.high - image.range.low) / 12)
})

test('a file of dcmjs is read: 12 of 16 bits, explicit and implicit', () => {
  for (const syntax of ['1.2.840.10008.1.2.1', '1.2.840.10008.1.2']) {
    const image = readDicom(writeWithDcmjs({ ...plain, PixelSpacing: [0.5, 0.25] }, syntax))
    expect(Array.from(image.gray ?? [])).toEqual([0, 1, 2, 100, 2000, 4095])
    expect(image).toMatchObject({ rows: 2, columns: 3, spacing: { row: 0.5, column: 0.25, source: 'pixelSpacing' } })
  }
})

/** Gives an element other text of the same length; dcmjs writes no text that DS does not allow. */
function replaceText(file: Uint8Array, text: string, other: string): Uint8Array {
  const place = Buffer.from(file).indexOf(text)
  if (place < 0 || text.length !== other.length) throw new Error(`no place for ${other}`)
  const changed = file.slice()
  changed.set(new TextEncoder().encode(other), place)
  return changed
}

test.each([
  ['1.25\\1.75', '1,25\\1,75', { row: 1.25, column: 1.75 }],
  ['1.25\\1.75', '.500\\5e-1', { row: 0.5, column: 0.5 }],
  ['1.25\\1.75', '1,2,\\1,75', undefined],
  ['1.25\\1.75', '1.25\\1 75', undefined],
  ['1.25\\1.75', '1.25\\    ', undefined],
  ['1.25\\1.75', 'abcd\\1.75', undefined],
])('a pixel spacing of %j, written as %j, is %j', (text, written, spacing) => {
  // The scale of the detector must not take the place of one that cannot be read.
  const file = writeWithDcmjs({ ...plain, PixelSpacing: [1.25, 1.75], ImagerPixelSpacing: [3, 3] })
  const read = readDicom(replaceText(file, text, written)).spacing
  expect(read && { row: read.row, column: read.column }).toEqual(spacing)
})

test('decimal commas count in every decimal string', () => {
  const file = writeWithDcmjs({
    ...plain,
    RescaleSlope: 2.5,
    RescaleIntercept: -10.5,
    WindowCenter: 40.5,
    WindowWidth: 400.5,
  })
  const changed = ['2.5 ', '-10.5', '40.5', '400.5'].reduce(
    (bytes, text) => replaceText(bytes, text, text.replace('.', ',')),
    file,
  )
  const image = readDicom(changed)
  expect(image.window).toEqual({ center: 40.5, width: 400.5 })
  expect(image.range).toEqual({ low: -10.5, high: 4095 * 2.5 - 10.5 })
})

const wide = { ...plain, Rows: 20, Columns: 40, PixelData: new Uint16Array(800).buffer }

function createRegion([left, top, right, bottom]: number[], delta: number, units = 3) {
  return {
    RegionSpatialFormat: 1,
    RegionDataType: 1,
    RegionFlags: 0,
    RegionLocationMinX0: left,
    RegionLocationMinY0: top,
    RegionLocationMaxX1: right,
    RegionLocationMaxY1: bottom,
    PhysicalUnitsXDirection: units,
    PhysicalUnitsYDirection: 3,
    PhysicalDeltaX: delta,
    PhysicalDeltaY: delta,
  }
}

test.each<[string, object[], number[], number | undefined]>([
  ['in the left half', [createRegion([0, 0, 19, 19], 0.01), createRegion([20, 0, 39, 19], 0.02)], [2, 12], 1],
  ['in the right half', [createRegion([0, 0, 19, 19], 0.01), createRegion([20, 0, 39, 19], 0.02)], [25, 35], 2],
  ['at its very edge', [createRegion([0, 0, 19, 19], 0.01), createRegion([20, 0, 39, 19], 0.02)], [20, 40], 4],
  [
    'across halves of two scales',
    [createRegion([0, 0, 19, 19], 0.01), createRegion([20, 0, 39, 19], 0.02)],
    [15, 25],
    undefined,
  ],
  [
    'across halves of one scale',
    [createRegion([0, 0, 19, 19], 0.01), createRegion([20, 0, 39, 19], 0.01)],
    [15, 25],
    1,
  ],
  ['outside the only region', [createRegion([0, 0, 19, 19], 0.01)], [10, 30], undefined],
  [
    'in a region of seconds',
    [createRegion([0, 0, 19, 19], 0.01), createRegion([20, 0, 39, 19], 0.02, 4)],
    [25, 35],
    undefined,
  ],
  [
    'in a small region over a large one',
    [createRegion([0, 0, 39, 19], 0.01), createRegion([10, 0, 29, 19], 0.01)],
    [12, 22],
    1,
  ],
  [
    'in a small region of another scale',
    [createRegion([0, 0, 39, 19], 0.01), createRegion([10, 0, 29, 19], 0.02)],
    [12, 22],
    undefined,
  ],
  ['with a scale that is turned round', [createRegion([0, 0, 39, 19], -0.01)], [0, 10], 1],
])('a ruler %s has the scale of its place', (_, SequenceOfUltrasoundRegions, [from = 0, to = 0], length) => {
  const image = readDicom(writeWithDcmjs({ ...wide, PixelSpacing: [7, 7], SequenceOfUltrasoundRegions }))
  const ends = [
    { x: from, y: 10 },
    { x: to, y: 10 },
  ] as const
  const measured = measureDistance(...ends, findSpacing(...ends, image))
  if (length === undefined) expect(measured).toBeUndefined()
  else expect(measured).toBeCloseTo(length, 6)
})

test('a file without its preamble is read, with its letters or its own description or neither', () => {
  const spaced = { ...plain, PixelSpacing: [0.5, 0.25] }
  const explicit = writeWithDcmjs(spaced)
  const implicit = writeWithDcmjs(spaced, '1.2.840.10008.1.2')
  const cutToData = (file: Uint8Array) => file.slice(Buffer.from(file).indexOf(Buffer.from([8, 0, 0x16, 0])))
  for (const file of [explicit.slice(128), explicit.slice(132), cutToData(explicit), cutToData(implicit)])
    expect(readDicom(file)).toMatchObject({ rows: 2, columns: 3, spacing: { row: 0.5, column: 0.25 } })
})

test('signed values keep their sign and are rescaled', () => {
  const PixelData = new Int16Array([-1024, -1, 0, 1, 40, 3071]).buffer
  const signed = { ...plain, BitsStored: 16, HighBit: 15, PixelRepresentation: 1, PixelData }
  const image = readDicom(writeWithDcmjs({ ...signed, RescaleSlope: 2, RescaleIntercept: -10 }))
  expect(Array.from(image.gray ?? [])).toEqual([-2058, -12, -10, -8, 70, 6132])
  expect(image.range).toEqual({ low: -2058, high: 6132 })
})

test('without a window of its own a file gets the range of its values', () => {
  expect(readDicom(writeWithDcmjs(plain)).window).toEqual({ center: 2047.5, width: 4096 })
  expect(readDicom(writeWithDcmjs({ ...plain, WindowCenter: 40, WindowWidth: 400 })).window).toEqual({
    center: 40,
    width: 400,
  })
})

test('MONOCHROME1 shows low values bright', () => {
  const image = readDicom(writeWithDcmjs({ ...plain, PhotometricInterpretation: 'MONOCHROME1' }))
  const pixels = renderFrame(image, image.window)
  expect([pixels[0], pixels[20]]).toEqual([255, 0])
})

test('colors are read pixel by pixel and plane by plane, of the first frame', () => {
  const color = {
    ...plain,
    Rows: 1,
    Columns: 2,
    SamplesPerPixel: 3,
    PhotometricInterpretation: 'RGB',
    BitsAllocated: 8,
    BitsStored: 8,
    HighBit: 7,
  }
  const interleaved = readDicom(
    writeWithDcmjs({ ...color, PlanarConfiguration: 0, PixelData: new Uint8Array([1, 2, 3, 4, 5, 6]).buffer }),
  )
  expect(Array.from(interleaved.color ?? [])).toEqual([1, 2, 3, 4, 5, 6])
  const planes = new Uint8Array([1, 4, 2, 5, 3, 6, 7, 7, 7, 7, 7, 7]).buffer
  const planar = readDicom(writeWithDcmjs({ ...color, NumberOfFrames: 2, PlanarConfiguration: 1, PixelData: planes }))
  expect(Array.from(renderFrame(planar, planar.window))).toEqual([1, 2, 3, 255, 4, 5, 6, 255])
})

test.each<[string, Uint8Array, DicomProblem]>([
  ['a text', new TextEncoder().encode('name,value\n1,2\n'.repeat(40)), 'notDicom'],
  ['an empty file', new Uint8Array(), 'notDicom'],
  ['a few bytes that begin like an old file', new Uint8Array([8, 0, 5, 0, 4, 0, 0, 0, 1, 2, 3, 4]), 'noImage'],
  ['a JPEG 2000 image', writeWithDcmjs(plain, '1.2.840.10008.1.2.4.90'), 'compressed'],
  ['a report without an image', writeWithDcmjs({ Modality: 'SR' }), 'noImage'],
  ['a palette image', writeWithDcmjs({ ...plain, PhotometricInterpretation: 'PALETTE COLOR' }), 'unsupported'],
  ['too few pixels', writeWithDcmjs({ ...plain, Rows: 400 }), 'truncated'],
  ['a file that was cut off', samples.chest.file.slice(0, 9000), 'truncated'],
])('%s is refused with its reason', (_, bytes, problem) => {
  const read = () => readDicom(bytes)
  expect(read).toThrow(DicomError)
  expect(read).toThrow(expect.objectContaining({ problem }))
})

test('whatever the bytes, a reason is given', () => {
  const file = writeWithDcmjs(plain)
  fc.assert(
    fc.property(fc.nat({ max: file.length - 1 }), fc.nat({ max: 255 }), (place, byte) => {
      const broken = file.slice()
      broken[place] = byte
      try {
        readDicom(broken)
      } catch (error) {
        expect(error).toBeInstanceOf(DicomError)
      }
    }),
    { numRuns: 60 },
  )
})

// The example of PS3.3 C.11.2.1.2.1 for 8 bits: center 2048, width 4096, output 0 to 255.
test.each([
  [0, 0],
  [4095, 255],
  [2047.5, 127.5],
  [-100, 0],
  [5000, 255],
])('in a window of 4096 around 2048 the value %d has the brightness %d', (value, brightness) => {
  expect(applyWindow(value, { center: 2048, width: 4096 })).toBeCloseTo(brightness, 6)
})

test('a window of width 1 is a threshold', () => {
  expect([99, 99.5, 99.6, 100].map((value) => applyWindow(value, { center: 100, width: 1 }))).toEqual([0, 0, 255, 255])
})

test('distances use the height of a pixel down and its width across', () => {
  const spacing = { row: 2, column: 0.5, source: 'pixelSpacing' as const }
  expect(measureDistance({ x: 0, y: 0 }, { x: 8, y: 0 }, spacing)).toBe(4)
  expect(measureDistance({ x: 0, y: 0 }, { x: 0, y: 8 }, spacing)).toBe(16)
  // 3-4-5: 6 pixels across are 3 mm, 2 down are 4 mm.
  expect(measureDistance({ x: 1, y: 1 }, { x: 7, y: 3 }, spacing)).toBe(5)
  expect(measureDistance({ x: 0, y: 0 }, { x: 8, y: 0 }, undefined)).toBeUndefined()
})
