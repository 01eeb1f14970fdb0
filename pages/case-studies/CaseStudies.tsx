import { useLingui } from '@lingui/react'
import { plainText } from '../../model/kit/localize.ts'
import { CaseStudyRows } from '../shared/CaseStudyRows.tsx'
import { Claims } from '../shared/Claims.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { Text } from '../ui/Text.tsx'
import tabs from '../ui/tabs.module.css'
import { Words } from '../ui/Words.tsx'
import styles from './CaseStudies.module.css'
import type { CaseStudiesData } from './load.ts'

export function CaseStudies({ data: { heading, intro, claims, caseStudies } }: { data: CaseStudiesData }) {
  const { i18n } = useLingui()
  const total = caseStudies.length
  const groups = [...Map.groupBy(caseStudies, ({ trade }) => trade.id).values()].flatMap((items) => {
    const [first] = items
    return first ? [{ ...first.trade, items }] : []
  })
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
            {groups.map(({ id, name, items }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <Text of={name} /> <span>{items.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ id, name, items }) => (
          <section key={id} id={id} className={styles.group}>
            <Words as="h2" of={i18n.t('caseStudies.shown', { count: items.length, total, trade: plainText(name) })} />
            <CaseStudyRows caseStudies={items} />
          </section>
        ))}
      </div>
      <Claims claims={claims} />
    </>
  )
}
