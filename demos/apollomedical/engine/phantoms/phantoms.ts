import { type DicomElement, writeDicom } from '../dicom/write-dicom.ts'
import type { TemplateId } from '../templates.ts'
import {
  burnText,
  clamp,
  coverEllipse,
  coverEllipses,
  createClouds,
  createDrawing,
  createRandom,
  type Drawing,
  mix,
} from './drawing.ts'

/** What was drawn, in pixels, so that a measurement can be compared with the truth. */
export type Phantom = {
  file: Uint8Array<ArrayBuffer>
  /** The ends of the lesion's long axis. */
  longAxis: [from: { x: number; y: number }, to: { x: number; y: number }]
}

/**
 * Draws the image of a template and packs it into a DICOM file. The same bytes on every run; nothing in it comes from a
 * person, and it says so in its pixels and in its attributes.
 */
export function createPhantom(template: TemplateId): Phantom {
  return { thyroid: createUltrasound, chest: createSlice, mammography: createMammogram }[template]()
}

/** A nodule of 18 by 12 mm in one lobe, one pixel 0.1 mm. */
function createUltrasound(): Phantom {
  const [rows, columns] = [400, 520]
  const speckle = createClouds(1, columns, rows, [2.6, 1.7])
  const coarse = createClouds(2, columns, rows, [9, 5])
  const layers = createClouds(3, columns, rows, [90, 3])
  const wobble = createClouds(4, columns, rows, [22, 22])
  const nodule = { cx: 250, cy: 196, rx: 90, ry: 60 }
  const random = createRandom(5)
  const foci = Array.from({ length: 11 }, () => {
    const [angle, part] = [random() * 2 * Math.PI, Math.sqrt(random()) * 0.7]
    const [cx, cy] = [nodule.cx + Math.cos(angle) * nodule.rx * part, nodule.cy + Math.sin(angle) * nodule.ry * part]
    return { cx, cy, rx: 1.8, ry: 1.5 }
  })
  const dots = coverEllipses(columns, rows, foci)
  const drawing = createDrawing(rows, columns, (x, y) => {
    const skin = y < 26 ? 150 : 0
    const muscle = y >= 26 && y < 92 ? 46 + 60 * layers(x, y) : 0
    const lobe = coverEllipse(x, y, { cx: 250, cy: 205, rx: 205, ry: 118 })
    const artery = coverEllipse(x, y, { cx: 478, cy: 250, rx: 44, ry: 42 })
    const trachea = coverEllipse(x, y, { cx: -20, cy: 300, rx: 90, ry: 120 })
    // The long axis keeps its length; elsewhere the margin is irregular.
    const irregular = 1 + 0.16 * (wobble(x, y) - 0.5) * Math.min(1, Math.abs(y - nodule.cy) / 20)
    const inside = coverEllipse(x, y, { ...nodule, rx: nodule.rx * irregular, ry: nodule.ry * irregular })
    const tissue = mix(skin + muscle || 58, 132, lobe)
    const solid = mix(tissue, 62, inside)
    const base = mix(mix(solid, 8, artery), 14, trachea)
    const depth = 1 - 0.35 * (y / rows)
    return clamp(base * depth * (0.35 + 0.9 * speckle(x, y) + 0.4 * coarse(x, y)) + 190 * dots(x, y), 0, 255)
  })
  stamp(drawing, 235, 0)
  const region: DicomElement[] = [
    { tag: '0018,6012', vr: 'US', value: 1 },
    { tag: '0018,6014', vr: 'US', value: 1 },
    { tag: '0018,6016', vr: 'UL', value: 0 },
    { tag: '0018,6018', vr: 'UL', value: 0 },
    { tag: '0018,601A', vr: 'UL', value: 0 },
    { tag: '0018,601C', vr: 'UL', value: columns - 1 },
    { tag: '0018,601E', vr: 'UL', value: rows - 1 },
    { tag: '0018,6024', vr: 'US', value: 3 },
    { tag: '0018,6026', vr: 'US', value: 3 },
    { tag: '0018,602C', vr: 'FD', value: 0.01 },
    { tag: '0018,602E', vr: 'FD', value: 0.01 },
  ]
  return {
    longAxis: [
      { x: nodule.cx - nodule.rx, y: nodule.cy },
      { x: nodule.cx + nodule.rx, y: nodule.cy },
    ],
    file: pack(drawing, 8, [
      { tag: '0008,0016', vr: 'UI', value: '1.2.840.10008.5.1.4.1.1.6.1' },
      { tag: '0008,0060', vr: 'CS', value: 'US' },
      { tag: '0008,103E', vr: 'LO', value: 'Synthetic thyroid phantom' },
      { tag: '0018,6011', vr: 'SQ', value: [region] },
      { tag: '0028,1050', vr: 'DS', value: 110 },
      { tag: '0028,1051', vr: 'DS', value: 220 },
    ]),
  }
}

/** A slice through the upper chest with a nodule of 9 by 7 mm in the right lung, one pixel 0.7 mm. */
function createSlice(): Phantom {
  const size = 440
  const spacing = 0.7
  const noise = createRandom(11)
  const texture = createClouds(12, size, size, [14, 14])
  const random = createRandom(13)
  const vessels = Array.from({ length: 150 }, (_, index) => {
    const isRight = index % 2 === 0
    const [angle, part] = [random() * 2 * Math.PI, Math.sqrt(random()) * 0.9]
    const cx = (isRight ? 142 : 300) + Math.cos(angle) * 66 * part
    const cy = 214 + Math.sin(angle) * 108 * part
    const hilum = isRight ? 196 : 246
    return { cx, cy, rx: 1 + 2.2 * random(), ry: 0.8 + random(), turn: Math.atan2(cy - 222, cx - hilum) }
  })
  // The right side of a patient is on the left of the image.
  const nodule = { cx: 120, cy: 160, rx: 9 / spacing / 2, ry: 7 / spacing / 2 }
  const ribs = Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * 2 * Math.PI + 0.12
    return {
      cx: 220 + Math.cos(angle) * 186,
      cy: 222 + Math.sin(angle) * 146,
      rx: 15,
      ry: 5,
      turn: angle + Math.PI / 2,
    }
  })
  const branches = coverEllipses(size, size, vessels)
  const cage = coverEllipses(size, size, ribs)
  const drawing = createDrawing(size, size, (x, y) => {
    const body = coverEllipse(x, y, { cx: 220, cy: 222, rx: 208, ry: 166 })
    const inner = coverEllipse(x, y, { cx: 220, cy: 222, rx: 178, ry: 138 })
    const lungs = Math.max(
      coverEllipse(x, y, { cx: 142, cy: 214, rx: 72, ry: 118, turn: 0.12 }),
      coverEllipse(x, y, { cx: 300, cy: 214, rx: 70, ry: 116, turn: -0.12 }),
    )
    const heart = coverEllipse(x, y, { cx: 226, cy: 186, rx: 40, ry: 46 })
    const aorta = coverEllipse(x, y, { cx: 248, cy: 266, rx: 17, ry: 17 })
    const windpipe = coverEllipse(x, y, { cx: 220, cy: 236, rx: 12, ry: 11 })
    const spine = coverEllipse(x, y, { cx: 220, cy: 312, rx: 25, ry: 22 })
    const canal = coverEllipse(x, y, { cx: 220, cy: 340, rx: 11, ry: 9 })
    const bone = Math.max(spine, cage(x, y))
    const wall = mix(mix(-1000, -95, body), 45, inner)
    const lung = mix(wall, -860 + 50 * texture(x, y), lungs)
    const organs = mix(mix(lung, 42, Math.max(heart * 0.98, aorta)), -990, windpipe)
    const filled = mix(mix(organs, 20, branches(x, y) * lungs), 60, coverEllipse(x, y, nodule))
    const skeleton = mix(mix(filled, 420 + 260 * texture(x, y), bone), 20, canal)
    return clamp(skeleton + (noise() + noise() - 1) * 26, -1024, 3000)
  })
  stamp(drawing, 900, -1000)
  return {
    longAxis: [
      { x: nodule.cx - nodule.rx, y: nodule.cy },
      { x: nodule.cx + nodule.rx, y: nodule.cy },
    ],
    file: pack(
      drawing,
      16,
      [
        { tag: '0008,0016', vr: 'UI', value: '1.2.840.10008.5.1.4.1.1.2' },
        { tag: '0008,0060', vr: 'CS', value: 'CT' },
        { tag: '0008,103E', vr: 'LO', value: 'Synthetic chest phantom' },
        { tag: '0018,0050', vr: 'DS', value: 1 },
        { tag: '0028,0030', vr: 'DS', value: [spacing, spacing] },
        { tag: '0028,1050', vr: 'DS', value: -600 },
        { tag: '0028,1051', vr: 'DS', value: 1500 },
        { tag: '0028,1052', vr: 'DS', value: -1024 },
        { tag: '0028,1053', vr: 'DS', value: 1 },
      ],
      1024,
    ),
  }
}

/** A left breast from the side with a spiculated mass of 14 mm, one pixel 0.2 mm at the detector. */
function createMammogram(): Phantom {
  const [rows, columns] = [520, 400]
  const clouds = createClouds(21, columns, rows, [46, 34])
  const fine = createClouds(22, columns, rows, [9, 7])
  const grain = createRandom(23)
  const random = createRandom(24)
  const mass = { cx: 196, cy: 218, rx: 35, ry: 28 }
  const spicules = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * 2 * Math.PI + random() * 0.2
    const reach = 34 + 26 * random()
    return {
      cx: mass.cx + Math.cos(angle) * reach,
      cy: mass.cy + Math.sin(angle) * reach * 0.85,
      rx: 20,
      ry: 1.3,
      turn: angle,
    }
  }).filter(({ turn }) => Math.abs(Math.sin(turn)) > 0.3)
  const rays = coverEllipses(columns, rows, spicules)
  const specks = Array.from({ length: 9 }, () => {
    return { cx: mass.cx - 14 + 30 * random(), cy: mass.cy - 12 + 26 * random(), rx: 1.4, ry: 1.2 }
  })
  const dots = coverEllipses(columns, rows, specks)
  const drawing = createDrawing(rows, columns, (x, y) => {
    const breast = coverEllipse(x, y, { cx: 10, cy: 275, rx: 322, ry: 226 })
    const nipple = coverEllipse(x, y, { cx: 332, cy: 286, rx: 12, ry: 9 })
    const muscle = clamp((150 - x - y * 0.52) / 10) * 0.8
    const gland = coverEllipse(x, y, { cx: 150, cy: 265, rx: 158, ry: 138 }) * (0.25 + 0.75 * clouds(x, y))
    const thickness = Math.sqrt(Math.max(0, breast)) * (0.55 + 0.25 * fine(x, y))
    const tissue = 180 + 900 * thickness * Math.max(breast, nipple) + 1050 * gland * breast + 1500 * muscle * breast
    const inside = coverEllipse(x, y, mass)
    const dense = mix(tissue, 2900, Math.max(inside * 0.9, rays(x, y) * 0.55))
    return clamp(dense + 800 * dots(x, y) + 60 * (grain() - 0.5), 0, 4095)
  })
  stamp(drawing, 3900, 180)
  burnText(drawing, 'L MLO', { left: columns - 74, top: 40, scale: 2, ink: 3900, ground: 180 })
  return {
    longAxis: [
      { x: mass.cx - mass.rx, y: mass.cy },
      { x: mass.cx + mass.rx, y: mass.cy },
    ],
    file: pack(drawing, 12, [
      { tag: '0008,0016', vr: 'UI', value: '1.2.840.10008.5.1.4.1.1.1.2' },
      { tag: '0008,0060', vr: 'CS', value: 'MG' },
      { tag: '0008,103E', vr: 'LO', value: 'Synthetic breast phantom' },
      { tag: '0018,1164', vr: 'DS', value: [0.2, 0.2] },
      { tag: '0020,0062', vr: 'CS', value: 'L' },
      { tag: '0028,1050', vr: 'DS', value: 1900 },
      { tag: '0028,1051', vr: 'DS', value: 3400 },
    ]),
  }
}

function stamp(drawing: Drawing, ink: number, ground: number): void {
  burnText(drawing, 'SYNTHETIC', { left: 10, top: 10, scale: 2, ink, ground })
  burnText(drawing, 'NOT A PATIENT', { left: 10, top: drawing.rows - 24, scale: 2, ink, ground })
}

/** @param offset is added to each value before it is stored, so that none is negative */
function pack({ rows, columns, values }: Drawing, bits: 8 | 12 | 16, elements: DicomElement[], offset = 0) {
  const stored = Array.from(values, (value) => Math.round(value) + offset)
  const pixels = bits === 8 ? Uint8Array.from(stored) : new Uint8Array(Uint16Array.from(stored).buffer)
  const sopClass = elements.find(({ tag }) => tag === '0008,0016')?.value ?? ''
  // Below 2.25 anyone may make identifiers; these are made from the kind of image, so that they never change.
  const uid = (part: number) =>
    `2.25.23160749821531790638274715904628375${String(sopClass).replace(/\D/g, '').slice(-4)}${part}`
  return writeDicom([
    ...elements,
    { tag: '0008,0008', vr: 'CS', value: 'DERIVED\\PRIMARY' },
    { tag: '0008,0018', vr: 'UI', value: uid(3) },
    { tag: '0008,0020', vr: 'DA', value: '20260101' },
    { tag: '0008,0030', vr: 'TM', value: '120000' },
    { tag: '0008,0070', vr: 'LO', value: 'Drawn by a program' },
    { tag: '0010,0010', vr: 'PN', value: 'SYNTHETIC^PHANTOM' },
    { tag: '0010,0020', vr: 'LO', value: 'NOT-A-PATIENT' },
    { tag: '0020,000D', vr: 'UI', value: uid(1) },
    { tag: '0020,000E', vr: 'UI', value: uid(2) },
    { tag: '0020,0013', vr: 'IS', value: 1 },
    { tag: '0028,0002', vr: 'US', value: 1 },
    { tag: '0028,0004', vr: 'CS', value: 'MONOCHROME2' },
    { tag: '0028,0010', vr: 'US', value: rows },
    { tag: '0028,0011', vr: 'US', value: columns },
    { tag: '0028,0100', vr: 'US', value: bits === 8 ? 8 : 16 },
    { tag: '0028,0101', vr: 'US', value: bits },
    { tag: '0028,0102', vr: 'US', value: bits - 1 },
    { tag: '0028,0103', vr: 'US', value: 0 },
    { tag: '0028,0301', vr: 'CS', value: 'YES' },
    { tag: '7FE0,0010', vr: 'OW', value: pixels },
  ])
}
