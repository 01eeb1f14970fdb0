import { useLingui } from '@lingui/react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { DemoLocale } from '../../locales/demo-locales.ts'
import { DemoLayout } from '../shared/DemoLayout.tsx'
import { Tabs } from '../shared/Tabs.tsx'
import { useDemoLocale } from '../shared/use-demo-locale.ts'
import { Files } from './Files.tsx'
import { createFormats } from './formats.ts'
import { Movements } from './Movements.tsx'
import { Overview } from './Overview.tsx'
import { Recurring } from './Recurring.tsx'
import type { Country } from './samples/sample-texts.ts'
import { useAccount } from './use-account.ts'

// What is not seen at first is loaded when it is opened.
const Forecast = lazy(async () => ({ default: (await import('./Forecast.tsx')).Forecast }))

/** The sample comes from the country of the page's language, or else from where the site's owner is. */
const sampleCountries: Record<DemoLocale, Country> = { en: 'gb', es: 'es', fr: 'es', zh: 'es' }

type TabName = 'overview' | 'movements' | 'recurring' | 'forecast'

export function Demo() {
  const { i18n } = useLingui()
  const country = sampleCountries[useDemoLocale()]
  const account = useAccount(country)
  const [tab, setTab] = useState<TabName>('overview')
  const [onlyUnsure, setOnlyUnsure] = useState(false)
  const { currency } = account.file.statement
  const formats = useMemo(() => createFormats(i18n.locale, currency), [i18n.locale, currency])
  const select = (name: TabName, unsure = false) => {
    setOnlyUnsure(unsure)
    setTab(name)
  }
  const tabs = (['overview', 'movements', 'recurring', 'forecast'] as const).map((name) => ({
    name,
    label: i18n.t(`banking.tab.${name}`),
  }))
  const panels: Record<TabName, () => ReactNode> = {
    overview: () => <Overview account={account} formats={formats} onShowUnsure={() => select('movements', true)} />,
    movements: () => <Movements account={account} formats={formats} onlyUnsure={onlyUnsure} />,
    recurring: () => <Recurring account={account} formats={formats} />,
    forecast: () => <Forecast account={account} formats={formats} />,
  }
  return (
    <DemoLayout
      title={i18n.t('banking.title')}
      notice={i18n.t('banking.notice')}
      intro={i18n.t('banking.intro')}
      limits={i18n.t('banking.limits')}
    >
      <Files account={account} country={country} formats={formats} />
      <Tabs label={i18n.t('banking.tabs')} tabs={tabs} selected={tab} onSelect={(name) => select(name)}>
        <Suspense fallback={<p>{i18n.t('banking.loading')}</p>}>{panels[tab]()}</Suspense>
      </Tabs>
    </DemoLayout>
  )
}
