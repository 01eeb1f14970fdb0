import { readBuildId } from '../build/stamp.ts'
import { measureSearch } from '../measure-search.ts'
import { createFigure, type Figure } from './figure.ts'

const folder = 'dist/client'

/** What the search of each language costs on the whole index; a keystroke should fit into a frame. */
export async function measureSearchTime(): Promise<Figure[]> {
  const buildId = readBuildId()
  const times = await measureSearch(folder, buildId)
  return times.flatMap(({ locale, build, median, p95, keystrokes }) => [
    createFigure(`${locale}, from the loaded index to the first answer`, 'ms', [build]),
    createFigure(`${locale}, keystroke, median of ${keystrokes}`, 'ms', [median], { most: 16 }),
    createFigure(`${locale}, keystroke, 95 of 100`, 'ms', [p95], { most: 16 }),
  ])
}
