import { brand } from '../../../model/kinds/brand.ts'

/** The site's icon: three bars in the three inks, 5 to 4 to 3 as the parts of a model, a rule and a person in its work. */
export function createIcon(radius = 0): string {
  const bars = [brand.model, brand.rule, brand.person].map(
    (color, row) => `<rect x="4" y="${5 + row * 8}" width="${(24 * (5 - row)) / 5}" height="6" fill="${color}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="#fbfaf7"/>${bars.join('')}</svg>`
}
