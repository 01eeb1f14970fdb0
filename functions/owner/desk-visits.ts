import Papa from 'papaparse'
import { csvFormulas } from '../../csv-formulas.ts'
import type { Environment } from '../../environment.ts'
import { type Html, html } from '../../html.ts'
import { ownerLocale } from '../../locales/owner.ts'
import { site } from '../../model/kinds/site.ts'
import { drawPlot } from '../../pages/shared/figures/draw-plot.ts'
import { hideFew, isTold, readSums, readWeeks } from '../counts/read-counts.ts'
import { functionHeaders } from '../shared/http/headers.ts'
import { fileResponse } from '../shared/http/responses.ts'
import { isOwner } from './desk-session.ts'
import { loadCountWords, readWeek, sayCount } from './visits.ts'

export async function renderVisits(): Promise<Html | undefined> {
  if (!site.counts) return undefined
  const i18n = loadCountWords()
  const [week, weeks] = await Promise.all([readWeek(), readWeeks(52)])
  return html`<h2>${i18n.t('counts.title')}</h2>
${week.map(
  ({ title, total, parts }) =>
    html`<p><strong>${title}</strong>: ${total}${parts.map(
      ({ text, path, count }) => html`<br>${path ? html`<a href="${path}">${text}</a>` : text}: ${count}`,
    )}</p>`,
)}
${weeks.some(({ visits }) => visits > 0) && renderYear(weeks)}
<p>${i18n.t('counts.note')}</p>
<p><a href="/api/desk/counts.csv" download>${i18n.t('counts.download')}</a></p>`
}

/** A bar for each week, drawn as the figures of the site are, and its table. */
function renderYear(weeks: { start: string; visits: number }[]): Html {
  const i18n = loadCountWords()
  const [title, name] = [i18n.t('counts.year'), i18n.t('counts.visits')]
  const most = Math.max(10, ...weeks.map(({ visits }) => visits))
  // A bar does not tell one visit from two either.
  const points = weeks.map(({ visits }, x) => ({ x, y: visits, low: 0, high: isTold(visits) ? visits : 2 }))
  const axis = { format: 'number', isLog: false } as const
  const { plane } = drawPlot(ownerLocale, {
    kind: 'plot',
    title,
    caption: '',
    isExample: false,
    form: 'ranges',
    x: { ...axis, title, min: -1, max: weeks.length },
    y: { ...axis, title: name, min: 0, max: most },
    series: [{ name, points }],
  })
  return html`<figure class="year"><figcaption>${title}</figcaption>
<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><path d="M0,100H100"/><path d="${plane?.marks[0]?.ranges ?? ''}"/></svg>
<details><summary>${i18n.t('counts.weeks')}</summary><table>${weeks.map(
    ({ start, visits }) => html`<tr><th scope="row">${start}</th><td>${sayCount(visits)}</td></tr>`,
  )}</table></details></figure>`
}

export async function downloadCounts(request: Request, environment: Environment): Promise<Response> {
  if (!(await isOwner(request, environment))) return new Response(null, { status: 401, headers: functionHeaders })
  const content = Papa.unparse((await readSums()).map(hideFew), { escapeFormulae: csvFormulas, newline: '\n' })
  return fileResponse('counts.csv', 'text/csv; charset=utf-8', content)
}
