import { useEffect, useState } from 'react'
import { isXlsx, refuseWebPage } from '../../shared/table/is-xlsx.ts'
import { readSheets } from '../../shared/table/read-sheets.ts'
import { useDemoLocale } from '../../shared/use-demo-locale.ts'
import type { SampleSize } from '../samples/create-sample.ts'
import { createEngine } from '../worker/create-engine.ts'
import { createDesk, emptyState } from './create-desk.ts'

/** The workbook in its worker, and the visitor's questions. The small sample is loaded first. */
export function useSpreadsheet(firstQuestion: string, currencyName: string) {
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
      const engine = createEngine()
      try {
        refuseWebPage(bytes)
        // The worker need not load the reader of XLSX.
        const workbook = isXlsx(bytes)
          ? await engine.call('loadSheets', { name, currencyName, sheets: await readSheets(name, bytes) })
          : await engine.call('loadCsv', { name, currencyName, bytes })
        return { engine, workbook }
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
