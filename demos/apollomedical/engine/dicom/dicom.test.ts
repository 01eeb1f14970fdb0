import { readFileSync } from 'node:fs'
import dcmjs from 'dcmjs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DicomError, type DicomProblem, readDicom } from './read-dicom.ts'
import { applyWindow, measureDistance, renderFrame } from './render-frame.ts'

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
  expect(measureDistance({ x: x - radius, y }, { x: x + radius, y }, image.spacing)).toBeCloseTo(size, 6)
  expect(image.spacing?.source).toBe(source)
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
