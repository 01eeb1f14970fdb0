import type { DemoLocale } from '../../../locales/demo-locales.ts'
import type { Decisions } from '../engine/understanding.ts'
import { type LoadError, readLoadError } from '../engine/workbook.ts'
import type { SampleSize } from '../samples/create-sample.ts'
import type { Engine } from '../worker/create-engine.ts'
import type { Calls, WorkbookSummary } from '../worker/messages.ts'

export type SpreadsheetState = {
  workbook: WorkbookSummary | undefined
  sample: SampleSize | undefined
  isLoading: boolean
  loadError: LoadError | undefined
  /** The last question with its answer. */
  asked: { question: string; decisions: Decisions; answer: Calls['ask']['output'] } | undefined
}

export const emptyState: SpreadsheetState = {
  workbook: undefined,
  sample: undefined,
  isLoading: true,
  loadError: undefined,
  asked: undefined,
}

type Source = { sample?: SampleSize; firstQuestion?: string }

/**
 * Passes the page's requests to the engine. A late answer to an earlier question, or to a question about an earlier file, is
 * dropped; a question never stops a file from being loaded.
 */
export function createDesk(locale: DemoLocale, change: (update: (last: SpreadsheetState) => SpreadsheetState) => void) {
  let engine: Engine | undefined
  let loads = 0
  let questions = 0

  async function load(
    read: (present?: Engine) => Promise<{ engine: Engine; workbook: WorkbookSummary }>,
    from: Source,
  ) {
    loads += 1
    const number = loads
    change((last) => ({ ...last, isLoading: true, loadError: undefined }))
    try {
      const loaded = await read(engine)
      if (number !== loads) return
      if (engine !== loaded.engine) engine?.close()
      engine = loaded.engine
      questions += 1
      // The answer comes at once, because a later one would replace the words that a visitor has typed meanwhile.
      const asked = from.firstQuestion === undefined ? undefined : await answer(from.firstQuestion, {})
      if (number !== loads) return
      change(() => ({ ...emptyState, workbook: loaded.workbook, sample: from.sample, isLoading: false, asked }))
    } catch (error) {
      if (number === loads) fail(error)
    }
  }

  async function ask(question: string, decisions: Decisions) {
    questions += 1
    const number = questions
    try {
      const asked = await answer(question, decisions)
      if (asked && number === questions) change((last) => ({ ...last, asked }))
    } catch (error) {
      if (number === questions) fail(error)
    }
  }

  async function answer(question: string, decisions: Decisions): Promise<SpreadsheetState['asked']> {
    const output = await engine?.call('ask', { question, locale, decisions })
    return output && { question, decisions, answer: output }
  }

  function fail(error: unknown) {
    change((last) => ({ ...last, isLoading: false, loadError: readLoadError(error) }))
  }

  return {
    load,
    ask,
    exportCsv: (names: string[]) => engine?.call('exportCsv', { names, locale }),
    close() {
      loads += 1
      engine?.close()
      engine = undefined
    },
  }
}
