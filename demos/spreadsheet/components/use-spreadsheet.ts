import { useEffect, useState } from 'react'
import { useDemoLocale } from '../../shared/use-demo-locale.ts'
import { isSpreadsheetFile } from '../engine/is-spreadsheet-file.ts'
import type { SampleSize } from '../samples/create-sample.ts'
import { createEngine, createXlsxEngine } from '../worker/create-engine.ts'
import { createDesk, emptyState } from './create-desk.ts'

/** The workbook in its worker, and the visitor's questions. The small sample is loaded first. */
export function useSpreadsheet(firstQuestion: string) {
  const locale = useDemoLocale()
  const [state, setState] = useState(emptyState)
  const [desk] = useState(() => createDesk(locale, setState))

  function loadSample(sample: SampleSize): Promise<void> {
    return desk.load(
      async (engine = createEngine()) => ({
        engine,
        workbook: await engine.call('loadSample', { locale, size: sample }),
      }),
      { sample, firstQuestion },
    )
  }

  function loadFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    return desk.load(async () => {
      const engine = isSpreadsheetFile(bytes) ? await createXlsxEngine() : createEngine()
      try {
        return { engine, workbook: await engine.call('loadFile', { name, bytes }) }
      } catch (error) {
        engine.close()
        throw error
      }
    }, {})
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sample is loaded once, when the page opens
  useEffect(() => {
    void loadSample('small')
    return desk.close
  }, [])

  return { ...state, loadSample, loadFile, ask: desk.ask, exportCsv: desk.exportCsv }
}
