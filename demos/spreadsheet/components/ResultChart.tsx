import { useLingui } from '@lingui/react'
import { BarChart } from '../../shared/chart/BarChart.tsx'
import { LineChart } from '../../shared/chart/LineChart.tsx'
import type { Result } from '../engine/execute.ts'
import type { Query } from '../engine/query.ts'
import type { WorkbookSummary } from '../worker/messages.ts'
import { createChartData } from './chart-data.ts'
import { findUnit, formatCell, formatShortNumber } from './format.ts'

type ResultChartProps = {
  workbook: WorkbookSummary
  kind: 'bar' | 'line'
  query: Query
  result: Result
  names: string[]
}

/** Time as lines, names as bars; with two groups the second one makes the series. */
export function ResultChart({ workbook, kind, query, result, names }: ResultChartProps) {
  const { i18n } = useLingui()
  const { columns } = result
  const valueIndex = query.isShare ? columns.length - 1 : query.groups.length
  const [labelColumn, seriesColumn, valueColumn] = [columns[0], columns[1], columns[valueIndex]]
  if (!labelColumn || !valueColumn) return null
  const formatValue = (value: number) => formatCell(i18n, workbook, valueColumn, value)
  const { labels, series, hidden } = createChartData(
    result.rows,
    query.groups.length,
    valueIndex,
    kind === 'line' ? query.groups[0]?.grain : undefined,
  )
  const highest = findHighest(labels, series[0]?.values ?? [])
  const name = names[valueIndex] ?? ''
  const chart = {
    caption: i18n.t('spreadsheet.chart.caption', { measure: name, group: names[0] ?? '' }),
    summary: i18n.t('spreadsheet.chart.summary', {
      measure: name,
      group: names[0] ?? '',
      count: labels.length,
      highest: highest ? formatCell(i18n, workbook, labelColumn, highest.label) : '',
      value: highest ? formatValue(highest.value) : '',
    }),
    labelName: names[0] ?? '',
    labels: labels.map((label) => formatCell(i18n, workbook, labelColumn, label)),
    series: series.map(({ key, values }) => ({
      name: query.groups.length > 1 && seriesColumn ? formatCell(i18n, workbook, seriesColumn, key) : name,
      values,
    })),
    formatValue,
    formatTick: (value: number) => formatShortNumber(i18n, value, findUnit(workbook, valueColumn)),
  }
  return (
    <>
      {kind === 'line' ? <LineChart {...chart} /> : <BarChart {...chart} />}
      {hidden > 0 && <p>{i18n.t('spreadsheet.chart.hidden', { count: hidden })}</p>}
    </>
  )
}

function findHighest<Label>(
  labels: Label[],
  values: (number | undefined)[],
): { label: Label; value: number } | undefined {
  return labels
    .flatMap((label, index) => {
      const value = values[index]
      return value === undefined ? [] : [{ label, value }]
    })
    .toSorted((one, other) => other.value - one.value)[0]
}
