import { useLingui } from '@lingui/react'
import { lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { DemoLayout } from '../shared/DemoLayout.tsx'
import { Tabs } from '../shared/Tabs.tsx'
import { useDemoLocale } from '../shared/use-demo-locale.ts'
import { Files } from './Files.tsx'
import { createFormats } from './formats.ts'
import { Movements } from './Movements.tsx'
import { Overview } from './Overview.tsx'
import { Recurring } from './Recurring.tsx'
import { loadSample } from './samples/sample.ts'
import { useAccount } from './use-account.ts'

// A tab that is not seen at first is loaded when it is opened.
const Forecast = lazy(async () => ({ default: (await import('./Forecast.tsx')).Forecast }))

type TabName = 'overview' | 'movements' | 'recurring' | 'forecast'

export function Demo() {
  const locale = useDemoLocale()
  const [sample] = useState(() => loadSample(locale))
  return (
    <Suspense>
      <Desk sample={sample} />
    </Suspense>
  )
}

function Desk({ sample }: { sample: ReturnType<typeof loadSample> }) {
  const { i18n } = useLingui()
  const account = useAccount(use(sample))
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
      <Files account={account} formats={formats} />
      <Tabs label={i18n.t('banking.tabs')} tabs={tabs} selected={tab} onSelect={(name) => select(name)}>
        <Suspense fallback={<p>{i18n.t('banking.loading')}</p>}>{panels[tab]()}</Suspense>
      </Tabs>
    </DemoLayout>
  )
}
