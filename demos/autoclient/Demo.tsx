import { useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { DemoLayout } from '../shared/DemoLayout.tsx'
import { download } from '../shared/download.ts'
import { FileInput } from '../shared/file/FileInput.tsx'
import parts from '../shared/parts.module.css'
import { Tabs } from '../shared/Tabs.tsx'
import { DuplicatesStep } from './DuplicatesStep.tsx'
import { listUnusedPermissions } from './engine/consent.ts'
import { listLimits } from './engine/read-list.ts'
import { ImportStep } from './ImportStep.tsx'
import { MessagesStep } from './MessagesStep.tsx'
import { RankingStep } from './RankingStep.tsx'
import { type Desk, useDesk } from './use-desk.ts'
import { describeProblem, joinList } from './wording.ts'

const stepNames = ['import', 'duplicates', 'ranking', 'messages'] as const

type StepName = (typeof stepNames)[number]

/** A list of leads on its way to messages. The sample is open already, at the step that shows most. */
export function Demo() {
  const { i18n } = useLingui()
  const desk = useDesk()
  const [step, setStep] = useState<StepName>('ranking')
  const [leadId, setLeadId] = useState<string>()
  const open = desk.matches.filter(({ id, isCertain }) => !isCertain && desk.decisions[id] === undefined).length
  const steps: Record<StepName, () => ReactNode> = {
    import: () => <ImportStep desk={desk} onNext={() => setStep('duplicates')} />,
    duplicates: () => <DuplicatesStep desk={desk} onNext={() => setStep('ranking')} />,
    ranking: () => (
      <RankingStep
        desk={desk}
        onWrite={(lead) => {
          setLeadId(lead)
          setStep('messages')
        }}
      />
    ),
    messages: () => <MessagesStep desk={desk} leadId={leadId} onChoose={setLeadId} />,
  }
  return (
    <DemoLayout
      title={i18n.t('autoclient.title')}
      notice={i18n.t('autoclient.notice')}
      intro={i18n.t('autoclient.intro')}
      limits={i18n.t('autoclient.limits')}
    >
      <SourceBar desk={desk} onOpen={setStep} />
      <Tabs
        label={i18n.t('autoclient.steps')}
        tabs={stepNames.map((name, index) => ({
          name,
          label: `${index + 1} ${i18n.t(`autoclient.step.${name}`, { open })}`,
        }))}
        selected={step}
        onSelect={setStep}
      >
        {steps[step]()}
      </Tabs>
    </DemoLayout>
  )
}

/** The name of the open list, and the ways to open another. */
function SourceBar({ desk, onOpen }: { desk: Desk; onOpen: (step: StepName) => void }) {
  const { i18n } = useLingui()
  const { leads, ranked, table } = desk
  const writable = ranked.filter(({ obstacle }) => !obstacle).length
  const unused = listUnusedPermissions(table, desk.mapping)
  return (
    <section className={parts.source} aria-labelledby="source-heading">
      <h2 id="source-heading">
        <span>{desk.fileName ?? i18n.t('autoclient.source.sampleName')}</span>{' '}
        {!desk.fileName && <span className={parts.sample}>{i18n.t('autoclient.source.sample')}</span>}
      </h2>
      <p role="status">
        {i18n.t('autoclient.source.summary', { rows: table.rows.length, leads: leads.length, writable })}
      </p>
      {unused.length > 0 && (
        <p className={parts.error}>
          {i18n.t('autoclient.source.unusedPermissions', { columns: joinList(i18n, unused), count: unused.length })}
        </p>
      )}
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
        notes={desk.notes}
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
