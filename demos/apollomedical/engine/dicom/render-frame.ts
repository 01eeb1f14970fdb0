import type { DicomImage, Spacing } from './read-dicom.ts'

/** The gray values that are shown: those around the center, as wide as the width. */
export type Window = { center: number; width: number }

/**
 * The brightness of one gray value, 0 to 255, by the linear function of PS3.3 C.11.2.1.2.1.
 *
 * @param width at least 1
 */
export function applyWindow(value: number, { center, width }: Window): number {
  if (value <= center - 0.5 - (width - 1) / 2) return 0
  if (value > center - 0.5 + (width - 1) / 2) return 255
  return ((value - (center - 0.5)) / (width - 1) + 0.5) * 255
}

/**
 * Draws an image for a canvas as red, green, blue and opacity, four bytes a pixel. The window changes gray
 * images only.
 */
export function renderFrame(image: DicomImage, window: Window): Uint8ClampedArray<ArrayBuffer> {
  const count = image.rows * image.columns
  const pixels = new Uint8ClampedArray(count * 4)
  for (let index = 0; index < count; index += 1) {
    const offset = index * 4
    if (image.gray) {
      const brightness = applyWindow(image.gray[index] ?? 0, window)
      pixels.fill(image.isInverted ? 255 - brightness : brightness, offset, offset + 3)
    } else {
      for (let sample = 0; sample < 3; sample += 1) pixels[offset + sample] = image.color?.[index * 3 + sample] ?? 0
    }
    pixels[offset + 3] = 255
  }
  return pixels
}

/** A place in the image, in pixels from its upper left corner. */
export type Point = { x: number; y: number }

type Scaled = Pick<DicomImage, 'rows' | 'columns' | 'spacing' | 'regions'>

/**
 * The scale that holds at both points. Regions of an ultrasound image have scales of their own, and may lie over each other.
 *
 * @returns `undefined` if the file does not say how large a pixel is, or says two things
 */
export function findSpacing(from: Point, to: Point, { rows, columns, spacing, regions }: Scaled): Spacing | undefined {
  if (regions.length === 0) return spacing
  const around = [from, to].map(({ x, y }) => {
    const [column, row] = [Math.min(columns - 1, Math.floor(x)), Math.min(rows - 1, Math.floor(y))]
    return regions.filter(
      ({ left, right, top, bottom }) => column >= left && column <= right && row >= top && row <= bottom,
    )
  })
  const [first, ...others] = around.flat().map((region) => region.spacing)
  const isOne = others.every((other) => other?.row === first?.row && other?.column === first?.column)
  return isOne && around.every((found) => found.length > 0) ? first : undefined
}

/** The distance of two points in the patient, in millimetres; `undefined` without a scale. */
export function measureDistance(from: Point, to: Point, spacing: Spacing | undefined): number | undefined {
  if (!spacing) return undefined
  return Math.hypot((to.x - from.x) * spacing.column, (to.y - from.y) * spacing.row)
}
