import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactTable } from './FactTable.tsx'

test('a cell goes on over the undefined ones behind it, and names their columns', () => {
  const columns = ['Name', 'Size', 'Period', 'Method']
  const rows = [
    { id: 'a', cells: ['A', '1', 'unknown', undefined] },
    { id: 'c', cells: ['C', null, '2', '3'] },
    { id: 'b', cells: ['B', 'all unknown', undefined, undefined] },
  ]
  const html = renderToStaticMarkup(<FactTable caption="Facts" columns={columns} rows={rows} />)
  expect(html).toContain('<td data-column="Size">1</td><td colSpan="2" data-column="Period · Method">unknown</td></tr>')
  expect(html).toMatch(/<td class="[^"]*none[^"]*" data-column="Size">–<\/td><td data-column="Period">2/)
  expect(html).toContain('<td colSpan="3" data-column="Size · Period · Method">all unknown</td></tr>')
})
