import type { Locale } from '../../locales/locales.ts'
import { caseStudies } from '../../model/kinds/case-studies.ts'
import { type Line, lineLimits, type Step, shorten, writeFragment } from '../../model/kinds/line.ts'
import { tasks } from '../../model/kinds/tasks.ts'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { createFingerprint, listSteps } from './fingerprint.ts'
import { localizeContent } from './load-context.ts'
import { getCaseStudy, getService, listCaseStudies } from './localized-content.ts'

export type LineData = ReturnType<typeof describeLine>

export function loadCaseLine(locale: Locale, slug: string): LineData {
  const { name, diagram } = getCaseStudy(locale, slug)
  return describeLine(locale, name, listSteps(diagram.nodes))
}

/** The same for a service: its own steps, else those of its task or its case study. */
export function loadServiceLine(locale: Locale, slug: string): LineData | undefined {
  const { name, line, caseStudy } = getService(locale, slug)
  if (line) return describeLine(locale, name, line)
  const { items } = localizeContent(locale, tasks)
  const task = items.find(({ page }) => page?.route === 'service' && page.slug === slug)
  if (task) return describeLine(locale, task.name, task.steps)
  const studies = listCaseStudies(locale)
  const shown =
    studies.find((one) => one === caseStudy) ?? studies.find((one) => caseStudies.get(one).services.includes(slug))
  return shown ? loadCaseLine(locale, shown) : undefined
}

export function createLine(title: LocalizedText, steps: Array<{ by: Step; text: LocalizedText }>): Line {
  return {
    title: shorten(plainText(title)),
    steps: steps.slice(0, lineLimits.most).map(({ by, text }) => ({ by, text: shorten(plainText(text)) })),
  }
}

/** A line as cells and as a fragment of `/tasks`; without a fragment if it has too few steps. */
function describeLine(locale: Locale, title: LocalizedText, steps: Array<{ by: Step; text: LocalizedText }>) {
  return {
    fingerprint: createFingerprint(locale, steps),
    fragment: steps.length < lineLimits.fewest ? undefined : writeFragment(createLine(title, steps)),
  }
}
