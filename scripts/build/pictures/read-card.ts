import { createTranslator } from '../../../locales/server.ts'
import type { Step } from '../../../model/kinds/line.ts'
import { site } from '../../../model/kinds/site.ts'
import { plainText } from '../../../model/kit/localize.ts'
import type { Page } from '../../../pages/data/all-pages.ts'
import type { PageData } from '../../../pages/page-data.ts'
import { groupTasks } from '../../../pages/tasks/load.ts'
import type { Card } from './draw-card.ts'

/** The card of a page, from its record and its first figure that is no picture. */
export function readCard({ locale, name }: Page, { data, breadcrumbs }: PageData, figure: string | undefined): Card {
  const parent = breadcrumbs.at(-2)
  const { groups, verdicts } = groupTasks(locale)
  const answers = groups.map(({ verdict, items }) => ({
    step: verdict === 'helps' ? ('model' as const) : verdict,
    count: items.length,
    words: plainText(verdicts[verdict]),
  }))
  const steps = 'fingerprint' in data ? (data.fingerprint as { steps: Step[] }).steps : undefined
  return {
    locale,
    title: data.title,
    kicker: parent ? plainText(parent.name) : createTranslator(locale)('site.owner.jobTitle', site.owner.jobTitle),
    name: site.name,
    ...(name === 'home' ? { answers } : { figure }),
    steps: steps?.map((step) => ({ step, share: 1 })) ?? answers.map(({ step, count }) => ({ step, share: count })),
  }
}
