import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { DemoLayout } from '../shared/DemoLayout.tsx'
import { download } from '../shared/download.ts'
import { FileInput } from '../shared/FileInput.tsx'
import parts from '../shared/parts.module.css'
import styles from './Demo.module.css'
import { DuplicatesStep } from './DuplicatesStep.tsx'
import { listLimits } from './engine/read-list.ts'
import { ImportStep } from './ImportStep.tsx'
import { MessagesStep } from './MessagesStep.tsx'
import { RankingStep } from './RankingStep.tsx'
import { type Desk, useDesk } from './use-desk.ts'
import { describeProblem } from './wording.ts'

const stepNames = ['import', 'duplicates', 'ranking', 'messages'] as const

type StepName = (typeof stepNames)[number]

/** A list of leads on its way to messages. The sample is open already, at the step that shows most. */
export function Demo() {
  const { i18n } = useLingui()
  const desk = useDesk()
  const [step, setStep] = useState<StepName>('ranking')
  const [leadId, setLeadId] = useState<string>()
  const section = useFocusOnChange(step)

  return (
    <DemoLayout
      title={i18n.t('autoclient.title')}
      notice={i18n.t('autoclient.notice')}
      intro={i18n.t('autoclient.intro')}
      limits={i18n.t('autoclient.limits')}
    >
      <SourceBar desk={desk} onOpen={setStep} />
      <StepLinks desk={desk} step={step} onChoose={setStep} />
      <section ref={section} className={styles.step} tabIndex={-1} aria-labelledby="step-heading">
        {step === 'import' && <ImportStep desk={desk} onNext={() => setStep('duplicates')} />}
        {step === 'duplicates' && <DuplicatesStep desk={desk} onNext={() => setStep('ranking')} />}
        {step === 'ranking' && (
          <RankingStep
            desk={desk}
            onWrite={(lead) => {
              setLeadId(lead)
              setStep('messages')
            }}
          />
        )}
        {step === 'messages' && <MessagesStep desk={desk} leadId={leadId} onChoose={setLeadId} />}
      </section>
    </DemoLayout>
  )
}

/** Which list is open, and how to open another. */
function SourceBar({ desk, onOpen }: { desk: Desk; onOpen: (step: StepName) => void }) {
  const { i18n } = useLingui()
  const { leads, ranked, table } = desk
  const writable = ranked.filter(({ obstacle }) => !obstacle).length
  return (
    <section className={styles.source} aria-labelledby="source-heading">
      <h2 id="source-heading" className={styles.sourceHeading}>
        {desk.fileName ?? i18n.t('autoclient.source.sampleName')}{' '}
        {!desk.fileName && <span className={parts.sample}>{i18n.t('autoclient.source.sample')}</span>}
      </h2>
      <p role="status">
        {i18n.t('autoclient.source.summary', { rows: table.rows.length, leads: leads.length, writable })}
      </p>
      <FileInput
        hint={i18n.t('autoclient.source.file', {
          megabytes: listLimits.megabytes,
          rows: i18n.number(listLimits.rows),
        })}
        accept=".csv,.tsv,.txt,.xlsx"
        megabytes={listLimits.megabytes}
        onFile={async (name, bytes) => {
          if (await desk.openFile(name, bytes)) onOpen('import')
        }}
      />
      {desk.fileName ? (
        <button type="button" className={parts.linkButton} onClick={desk.openSample}>
          {i18n.t('autoclient.source.openSample')}
        </button>
      ) : (
        <button
          type="button"
          className={parts.linkButton}
          onClick={() => download('leads.csv', 'text/csv', `\ufeff${desk.sampleCsv}`)}
        >
          {i18n.t('autoclient.source.downloadSample')}
        </button>
      )}
      {desk.problem && (
        <p className={parts.error} role="alert">
          {describeProblem(i18n, desk.problem)}
        </p>
      )}
    </section>
  )
}

function StepLinks({ desk, step, onChoose }: { desk: Desk; step: StepName; onChoose: (step: StepName) => void }) {
  const { i18n } = useLingui()
  const open = desk.matches.filter(({ id, isCertain }) => !isCertain && desk.decisions[id] === undefined).length
  const labels: Record<StepName, string> = {
    import: i18n.t('autoclient.step.import'),
    duplicates: i18n.t('autoclient.step.duplicates', { open }),
    ranking: i18n.t('autoclient.step.ranking'),
    messages: i18n.t('autoclient.step.messages'),
  }
  return (
    <nav aria-label={i18n.t('autoclient.steps')}>
      <ol className={styles.steps}>
        {stepNames.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.stepButton}
              aria-current={name === step ? 'step' : undefined}
              onClick={() => onChoose(name)}
            >
              {labels[name]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Takes the focus to a section whose content was exchanged, but not when the page opens. */
function useFocusOnChange(content: string) {
  const element = useRef<HTMLElement>(null)
  const shown = useRef(content)
  useEffect(() => {
    if (shown.current !== content) element.current?.focus()
    shown.current = content
  }, [content])
  return element
}
