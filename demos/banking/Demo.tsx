import { useLingui } from '@lingui/react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { DemoLocale } from '../../locales/demo-locales.ts'
import { DemoLayout } from '../shared/DemoLayout.tsx'
import { useDemoLocale } from '../shared/use-demo-locale.ts'
import { Budgets } from './Budgets.tsx'
import { Files } from './Files.tsx'
import { createFormats } from './formats.ts'
import { Movements } from './Movements.tsx'
import { Overview } from './Overview.tsx'
import { Recurring } from './Recurring.tsx'
import { Rules } from './Rules.tsx'
import { createSampleFiles } from './samples/sample-files.ts'
import type { Country } from './samples/sample-texts.ts'
import { Tabs } from './Tabs.tsx'
import { useAccount } from './use-account.ts'

// What is not seen at first is loaded when it is opened.
const Forecast = lazy(async () => ({ default: (await import('./Forecast.tsx')).Forecast }))
const Questions = lazy(async () => ({ default: (await import('./Questions.tsx')).Questions }))

/** The sample comes from a country of the page's language; for readers of Chinese from where the site's owner is. */
const sampleCountries: Record<DemoLocale, Country> = { en: 'gb', es: 'es', fr: 'fr', zh: 'es' }

type TabName = 'overview' | 'movements' | 'recurring' | 'forecast' | 'budgets' | 'questions' | 'rules'

export function Demo() {
  const { i18n } = useLingui()
  const locale = useDemoLocale()
  const samples = useMemo(() => createSampleFiles(sampleCountries[locale]), [locale])
  const account = useAccount(samples)
  const [tab, setTab] = useState<TabName>('overview')
  const [onlyUnsure, setOnlyUnsure] = useState(false)
  const currency = account.history.accounts.find((one) => one.currency)?.currency
  const formats = useMemo(() => createFormats(i18n.locale, currency), [i18n.locale, currency])
  const showUnsure = () => {
    setOnlyUnsure(true)
    setTab('movements')
  }
  const tabs: { name: TabName; label: string }[] = [
    { name: 'overview', label: i18n.t('banking.tab.overview') },
    { name: 'movements', label: i18n.t('banking.tab.movements') },
    { name: 'recurring', label: i18n.t('banking.tab.recurring') },
    { name: 'forecast', label: i18n.t('banking.tab.forecast') },
    { name: 'budgets', label: i18n.t('banking.tab.budgets') },
    { name: 'questions', label: i18n.t('banking.tab.questions') },
    { name: 'rules', label: i18n.t('banking.tab.rules') },
  ]
  const panels: Record<TabName, () => ReactNode> = {
    overview: () => <Overview account={account} formats={formats} onShowUnsure={showUnsure} />,
    movements: () => (
      <Movements account={account} formats={formats} onlyUnsure={onlyUnsure} onOnlyUnsure={setOnlyUnsure} />
    ),
    recurring: () => <Recurring account={account} formats={formats} />,
    forecast: () => <Forecast account={account} formats={formats} />,
    budgets: () => <Budgets account={account} formats={formats} />,
    questions: () => <Questions account={account} formats={formats} />,
    rules: () => <Rules account={account} />,
  }
  return (
    <DemoLayout
      title={i18n.t('banking.title')}
      notice={i18n.t('banking.notice')}
      intro={i18n.t('banking.intro')}
      limits={i18n.t('banking.limits')}
    >
      <Files account={account} samples={samples} formats={formats} />
      <Tabs label={i18n.t('banking.tabs')} tabs={tabs} selected={tab} onSelect={setTab}>
        <Suspense fallback={<p>{i18n.t('banking.loading')}</p>}>{panels[tab]()}</Suspense>
      </Tabs>
    </DemoLayout>
  )
}
