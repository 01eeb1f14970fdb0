import { useLingui } from '@lingui/react'
import { trades } from '../../model/kinds/trades.ts'
import { CaseStudyRows } from '../shared/CaseStudyRows.tsx'
import { Claims } from '../shared/Claims.tsx'
import { useTradeLabels } from '../shared/use-trade-labels.ts'
import { PageIntro } from '../ui/PageIntro.tsx'
import tabs from '../ui/tabs.module.css'
import { Words } from '../ui/Words.tsx'
import styles from './CaseStudies.module.css'
import type { CaseStudiesData } from './load.ts'

export function CaseStudies({ data: { heading, intro, claims, caseStudies } }: { data: CaseStudiesData }) {
  const { i18n } = useLingui()
  const labels = useTradeLabels()
  const total = caseStudies.length
  const groups = trades.map((trade) => ({ trade, items: caseStudies.filter((study) => study.trade === trade) }))
  return (
    <>
      <PageIntro heading={heading} intro={intro} />
      <div id="all" className={styles.list}>
        {/* Each link leads to a group; where a group is the target of the page's address, the others are hidden. */}
        <nav aria-label={i18n.t('caseStudies.byTrade')}>
          <ul className={`row ${tabs.tabs}`}>
            <li>
              <a href="#all">{i18n.t('caseStudies.showAll', { total })}</a>
            </li>
            {groups.map(({ trade, items }) => (
              <li key={trade}>
                <a href={`#${trade}`}>
                  {labels[trade]} <span>{items.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ trade, items }) => (
          <section key={trade} id={trade} className={styles.group}>
            <Words as="h2" of={i18n.t('caseStudies.shown', { count: items.length, total, trade: labels[trade] })} />
            <CaseStudyRows caseStudies={items} />
          </section>
        ))}
      </div>
      <Claims claims={claims} />
    </>
  )
}
