import { useLingui } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import { DemoLayout } from '../shared/DemoLayout.tsx'
import parts from '../shared/parts.module.css'
import { useDemoLocale } from '../shared/use-demo-locale.ts'
import { CasePicker } from './CasePicker.tsx'
import { Checks } from './Checks.tsx'
import styles from './Demo.module.css'
import { DictationPanel } from './DictationPanel.tsx'
import { setField } from './engine/report.ts'
import { readSize } from './engine/templates/fields.ts'
import { thyroidFields } from './engine/templates/templates.ts'
import { FieldsPanel } from './FieldsPanel.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { RulePanel } from './RulePanel.tsx'
import { Sources } from './Sources.tsx'
import { changeReport, identifyCase, openCase } from './session.ts'

/** The image is drawn, read and shown by code of its own, which the first paint need not wait for. */
const ImageViewer = lazy(async () => ({ default: (await import('./viewer/ImageViewer.tsx')).ImageViewer }))

export function Demo() {
  const { i18n } = useLingui()
  const locale = useDemoLocale()
  const [session, setSession] = useState(() => openCase('thyroidNodule', locale))
  const { report } = session
  const key = identifyCase(session)
  return (
    <DemoLayout
      title={i18n.t('apollomedical.title')}
      notice={i18n.t('apollomedical.notice')}
      intro={i18n.t('apollomedical.intro')}
      limits={i18n.t('apollomedical.limits')}
    >
      <CasePicker session={session} onOpen={setSession} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Suspense fallback={<p className={parts.panel}>{i18n.t('apollomedical.image.loading')}</p>}>
            <ImageViewer
              key={`image-${key}`}
              report={report}
              onMeasure={(finding, length) =>
                setSession((current) => {
                  const [, ...others] = readSize(current.report.findings[finding] ?? {}, thyroidFields.size)
                  return changeReport(current, setField(current.report, finding, 'size', [length, ...others]))
                })
              }
            />
          </Suspense>
          <DictationPanel key={`dictation-${key}`} session={session} onChange={setSession} />
          <FieldsPanel
            key={`fields-${key}`}
            report={report}
            onChange={(next) => setSession((current) => changeReport(current, next))}
          />
        </div>
        <div className={styles.column}>
          <RulePanel report={report} />
          <Checks session={session} onChange={setSession} />
          <ReportPanel session={session} />
        </div>
      </div>
      <Sources />
    </DemoLayout>
  )
}
