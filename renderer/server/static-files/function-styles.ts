import rules from '../../styles/function-pages.css?raw'
import { readBaseRules } from '../stylesheet.ts'

/** The stylesheet of pages that functions render: the site's base styles, and a look for each element. */
export function createFunctionStyles(): string {
  // The development server has no stylesheet of the build, but serves its sources.
  const base = import.meta.env.DEV ? '@import "/renderer/styles/global.css";' : readBaseRules(undefined)
  return `${base}\n${rules}`
}
