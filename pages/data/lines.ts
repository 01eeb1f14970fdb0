import type { Locale } from '../../locales/locales.ts'
import { caseStudies } from '../../model/kinds/case-studies.ts'
import { type Line, lineLimits, type Step, shorten, writeFragment } from '../../model/kinds/line.ts'
import { caseStudySlugs } from '../../model/kinds/slugs.ts'
import { tasks } from '../../model/kinds/tasks.ts'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { listSteps } from './fingerprint.ts'
import { localizeContent } from './load-context.ts'
import { getCaseStudy, getService } from './localized-content.ts'

/** The line of a task as a fragment of `/tasks`. */
export function writeTaskLine(locale: Locale, id: string): string | undefined {
  const task = localizeContent(locale, tasks).items.find((item) => item.id === id)
  return task && write(task.name, task.steps)
}

/** The same of a case study; undefined if it has too few steps. */
export function writeCaseLine(locale: Locale, slug: string): string | undefined {
  const { name, diagram } = getCaseStudy(locale, slug)
  return write(name, listSteps(diagram.nodes))
}

/** The same for a service: its own steps, else those of its task or its case study. */
export function writeServiceLine(locale: Locale, slug: string): string | undefined {
  const { name, line, caseStudy } = getService(locale, slug)
  if (line) return write(name, line)
  const task = tasks.items.find(({ page }) => page?.route === 'service' && page.slug === slug)
  if (task) return writeTaskLine(locale, task.id)
  const shown = caseStudy ?? caseStudySlugs.find((one) => caseStudies.get(one).services.includes(slug))
  return shown && writeCaseLine(locale, shown)
}

/** A line with plain words. */
export function createLine(title: LocalizedText, steps: Array<{ by: Step; text: LocalizedText }>): Line {
  return {
    title: shorten(plainText(title)),
    steps: steps.slice(0, lineLimits.most).map(({ by, text }) => ({ by, text: shorten(plainText(text)) })),
  }
}

function write(title: LocalizedText, steps: Array<{ by: Step; text: LocalizedText }>): string | undefined {
  return steps.length < lineLimits.fewest ? undefined : writeFragment(createLine(title, steps))
}
