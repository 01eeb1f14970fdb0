import { type Figure, isMet, round } from './figure.ts'

/** Figures as a plain table: value, the range of its runs, the goal and whether it is met. */
export function formatFigures(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${round(figure.value)} ${figure.unit}`.trim(),
    figure.range ? figure.range.map(round).join('–') : '',
    formatGoal(figure),
    formatResult(figure),
  ])
  return formatTable([['', 'median', 'range', 'goal', ''], ...rows])
}

function formatGoal({ goal }: Figure): string {
  if (!goal) return ''
  return 'most' in goal ? `≤ ${round(goal.most)}` : `≥ ${round(goal.least)}`
}

function formatResult(figure: Figure): string {
  const met = isMet(figure)
  if (met === undefined) return ''
  return met ? 'met' : 'MISSED'
}

/** The first and the last column to the left, numbers to the right. */
function formatTable(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return column === 0 || column === row.length - 1 ? cell.padEnd(width) : cell.padStart(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
