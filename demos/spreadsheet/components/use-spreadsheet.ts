import { useEffect, useRef, useState } from 'react'
import { useDemoLocale } from '../../shared/use-demo-locale.ts'
import { isSpreadsheetFile } from '../engine/is-spreadsheet-file.ts'
import type { Decisions } from '../engine/understanding.ts'
import { createLoadError, type LoadError, limits, readLoadError } from '../engine/workbook.ts'
import type { SampleSize } from '../samples/create-sample.ts'
import { createEngine, createXlsxEngine, type Engine } from '../worker/create-engine.ts'
import type { Calls, WorkbookSummary } from '../worker/messages.ts'

export type Asked = { question: string; decisions: Decisions; answer: Calls['ask']['output'] }

export type SpreadsheetState = {
  workbook: WorkbookSummary | undefined
  sample: SampleSize | undefined
  isLoading: boolean
  loadError: LoadError | undefined
  /** The last question with its answer. */
  asked: Asked | undefined
}

/** The workbook in its worker, and the visitor's questions. The small sample is loaded first. */
export function useSpreadsheet(firstQuestion: string) {
  const locale = useDemoLocale()
  const engine = useRef<Engine>(undefined)
  /** Number of the last request, so that a late answer to an earlier one is dropped. */
  const lastRequest = useRef(0)
  const [state, setState] = useState<SpreadsheetState>({
    workbook: undefined,
    sample: undefined,
    isLoading: true,
    loadError: undefined,
    asked: undefined,
  })

  async function load(
    read: () => Promise<{ engine: Engine; workbook: WorkbookSummary }>,
    sample: SampleSize | undefined,
    question: string | undefined,
  ): Promise<void> {
    lastRequest.current += 1
    const request = lastRequest.current
    setState((last) => ({ ...last, isLoading: true, loadError: undefined }))
    try {
      const loaded = await read()
      if (request !== lastRequest.current) return
      if (engine.current !== loaded.engine) engine.current?.close()
      engine.current = loaded.engine
      setState({ workbook: loaded.workbook, sample, isLoading: false, loadError: undefined, asked: undefined })
      if (question) await ask(question, {})
    } catch (error) {
      if (request === lastRequest.current)
        setState((last) => ({ ...last, isLoading: false, loadError: readLoadError(error) }))
    }
  }

  async function ask(question: string, decisions: Decisions): Promise<void> {
    lastRequest.current += 1
    const request = lastRequest.current
    const answer = await engine.current?.call('ask', { question, locale, decisions })
    if (answer && request === lastRequest.current)
      setState((last) => ({ ...last, asked: { question, decisions, answer } }))
  }

  function loadSample(size: SampleSize): Promise<void> {
    return load(
      async () => {
        const started = engine.current ?? createEngine()
        return { engine: started, workbook: await started.call('loadSample', { locale, size }) }
      },
      size,
      firstQuestion,
    )
  }

  function loadFile(file: File): Promise<void> {
    return load(
      async () => {
        // A file that is too large is not even read.
        const megabytes = file.size / 1e6
        if (megabytes > limits.megabytes)
          throw createLoadError({ code: 'tooLarge', megabytes, limit: limits.megabytes })
        const bytes = new Uint8Array(await file.arrayBuffer())
        const started = isSpreadsheetFile(bytes) ? await createXlsxEngine() : createEngine()
        try {
          return { engine: started, workbook: await started.call('loadFile', { name: file.name, bytes }) }
        } catch (error) {
          started.close()
          throw error
        }
      },
      undefined,
      undefined,
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sample is loaded once, when the page opens
  useEffect(() => {
    void loadSample('small')
    return () => {
      engine.current?.close()
      engine.current = undefined
    }
  }, [])

  return {
    ...state,
    loadSample,
    loadFile,
    ask,
    exportCsv: (names: string[]) => engine.current?.call('exportCsv', { names }),
  }
}
