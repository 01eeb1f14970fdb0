import rules from '../../styles/function-pages.css?raw'
import { readBaseRules } from '../stylesheet.ts'

/** The stylesheet of pages that functions render: the site's base styles, and a look for each element. */
export function createFunctionStyles(): string {
  // The development server has no stylesheet of the build, but serves its sources.
  const base = import.meta.env.DEV ? '@import "/renderer/styles/global.css";' : readBaseRules(undefined)
  // These pages know no names of the build to preload the font by, so it may come after the first paint.
  return `${base.replace(/font-display: ?optional/, 'font-display:swap')}\n${rules}`
}
