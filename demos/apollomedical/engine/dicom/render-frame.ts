import type { DicomImage } from './read-dicom.ts'

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

/**
 * The distance of two points in the patient, in millimetres.
 *
 * @returns `undefined` if the file does not say how large a pixel is
 */
export function measureDistance(from: Point, to: Point, spacing: DicomImage['spacing']): number | undefined {
  if (!spacing) return undefined
  return Math.hypot((to.x - from.x) * spacing.column, (to.y - from.y) * spacing.row)
}
