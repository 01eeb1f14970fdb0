import { useLingui } from '@lingui/react'
import { lazy, Suspense } from 'react'
import { DemoLayout } from '../shared/DemoLayout.tsx'
import { AnswerCard } from './components/AnswerCard.tsx'
import { DataPanel } from './components/DataPanel.tsx'
import { QuestionForm } from './components/QuestionForm.tsx'
import { suggestQuestions } from './components/suggest-questions.ts'
import { useSpreadsheet } from './components/use-spreadsheet.ts'
import styles from './Demo.module.css'

// Only a question that is not understood needs it.
const UnclearCard = lazy(async () => ({ default: (await import('./components/UnclearCard.tsx')).UnclearCard }))

/** Questions in words to a table of one's own: the question, the calculation that was understood, and its answer. */
export function Demo() {
  const { i18n } = useLingui()
  const spreadsheet = useSpreadsheet(i18n.t('spreadsheet.example.region'), i18n.t('spreadsheet.currency'))
  const { workbook, asked, sample } = spreadsheet
  const decide = (key: string, id: string) =>
    asked && spreadsheet.ask(asked.question, { ...asked.decisions, [key]: id })
  return (
    <DemoLayout
      title={i18n.t('spreadsheet.title')}
      notice={i18n.t('spreadsheet.notice')}
      intro={i18n.t('spreadsheet.intro')}
      limits={i18n.t('spreadsheet.limits')}
    >
      <QuestionForm
        question={asked?.question ?? ''}
        suggestions={workbook ? suggestQuestions(i18n, workbook, sample) : []}
        isReady={workbook !== undefined && !spreadsheet.isLoading}
        onAsk={(question) => spreadsheet.ask(question, {})}
      />
      <div className={styles.columns}>
        <div>
          {workbook && asked?.answer.status === 'answered' && (
            <AnswerCard
              workbook={workbook}
              answer={asked.answer}
              question={asked.question}
              onExport={spreadsheet.exportCsv}
              onDecide={decide}
            />
          )}
          {workbook && asked?.answer.status === 'unclear' && (
            <Suspense>
              <UnclearCard
                workbook={workbook}
                question={asked.question}
                problems={asked.answer.problems}
                onDecide={decide}
                onReplace={(question) => spreadsheet.ask(question, asked.decisions)}
              />
            </Suspense>
          )}
        </div>
        <DataPanel {...spreadsheet} />
      </div>
    </DemoLayout>
  )
}
