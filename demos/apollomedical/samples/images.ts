import type { Point } from '../engine/dicom/render-frame.ts'
import type { TemplateId } from '../engine/templates/templates.ts'
import chest from './chest.dcm?url'
import thyroid from './thyroid.dcm?url'

/**
 * Images that a program drew from ellipses and noise: nothing in them comes from a person, and their pixels and attributes
 * say so. The ends of each lesion are in pixels: a nodule of 18 mm, and one of 9 mm.
 */
export const sampleImages: Record<TemplateId, { url: string; longAxis: [Point, Point] }> = {
  thyroid: {
    url: thyroid,
    longAxis: [
      { x: 160, y: 196 },
      { x: 340, y: 196 },
    ],
  },
  chest: {
    url: chest,
    longAxis: [
      { x: 120 - 9 / 1.4, y: 160 },
      { x: 120 + 9 / 1.4, y: 160 },
    ],
  },
}
