import { describe, expect, test } from 'vitest'
import { type DemoLocale, demoLocales } from '../../../locales/demo-locales.ts'
import { toIsoDate } from '../../shared/calendar.ts'
import { createSample } from '../samples/create-sample.ts'
import { answer, isDateColumn } from './answer.ts'
import type { Result } from './execute.ts'
import { indexNames } from './names.ts'
import type { DayRange, Filter, Query } from './query.ts'
import { readWorkbook } from './read-workbook.ts'
import { createSampleDatabase } from './testing.ts'
import type { Library } from './understanding.ts'
import { type ColumnRef, getColumn } from './workbook.ts'

const samples = Object.fromEntries(demoLocales.map((locale) => [locale, prepare(locale)])) as Record<
  DemoLocale,
  ReturnType<typeof prepare>
>

function prepare(locale: DemoLocale) {
  const { name, sheets } = createSample(locale, 'small')
  const workbook = readWorkbook(name, sheets)
  return { library: { workbook, names: indexNames(workbook) }, database: createSampleDatabase(sheets) }
}

/** Questions that are understood, in the words of the English sample, with the ways to ask them. */
const questions: [string, Partial<Record<DemoLocale, string[]>>][] = [
  // Questions that a shop owner types in Chinese.
  ['sum Sales by Customer highest 1', { zh: ['哪个客户买得最多？', '哪个客户花了最多的钱'] }],
  ['sum Sales by Product highest 1', { zh: ['哪个产品卖得最好'] }],
  ['sum Sales by Date:month', { zh: ['每个月卖了多少钱'] }],
  ['sum Units where 2025-03-01..2025-04-01', { zh: ['三月卖了多少件'] }],
  ['average Sales', { zh: ['平均每单多少钱'] }],
  ['count * by Customer', { zh: ['每个客户的订单量', '每个客户多少单'] }],
  ['count *', { zh: ['一共多少单'] }],
  [
    'sum Sales by Region where 2025-03-01..2025-04-01',
    {
      en: ['total sales by region in March', 'Sales per region, March 2025?'],
      es: ['ventas totales por región en marzo', 'total de ventas por region en marzo de 2025'],
      fr: ['total des ventes par région en mars', 'ventes par région au mois de mars 2025'],
      zh: ['三月各地区的总销售额', '按地区统计2025年3月的销售额'],
    },
  ],
  [
    'average Unit price where City = Madrid',
    {
      en: ['average of price where city is Madrid', 'average price in Madrid', 'mean price for city = "Madrid"'],
      es: ['promedio de precio donde la ciudad es Madrid', 'precio medio en Madrid'],
      fr: ['moyenne du prix où la ville est Madrid', 'prix moyen à Madrid'],
      zh: ['城市是马德里的平均单价', '马德里的平均价格'],
    },
  ],
  [
    'sum Sales by Customer highest 5',
    {
      en: ['top 5 customers', 'top five customers by sales', 'the 5 customers with the highest sales'],
      es: ['los 5 mejores clientes', '¿Cuáles son los 5 clientes con más ventas?'],
      fr: ['les 5 meilleurs clients', 'les cinq clients avec les ventes les plus élevées'],
      zh: ['前5名客户', '销售额最高的5个客户'],
    },
  ],
  [
    'sum Sales by Date:month',
    {
      en: ['sales by month', 'monthly sales', 'sales trend'],
      es: ['ventas por mes', 'ventas mensuales', 'evolución de las ventas'],
      fr: ['ventes par mois', 'ventes mensuelles', 'évolution des ventes'],
      zh: ['按月统计销售额', '每月销售额', '销售额趋势'],
    },
  ],
  [
    'sum Sales by Country',
    {
      en: ['sales by customer country', 'total sales by country of the customer'],
      es: ['ventas por país del cliente', 'ventas según país'],
      fr: ['ventes par pays du client', 'somme des ventes selon le pays'],
      zh: ['按客户国家统计销售额', '各国家的销售额'],
    },
  ],
  [
    'count * where 2025-03-01..2025-04-01',
    {
      en: ['how many orders in March', 'number of orders in March 2025'],
      es: ['¿cuántos pedidos hubo en marzo?', 'número de pedidos en marzo'],
      fr: ['combien de commandes en mars', 'nombre de commandes en mars 2025'],
      zh: ['三月有多少订单', '三月的订单数'],
    },
  ],
  [
    'count * by Country',
    {
      en: ['number of customers by country', 'customers by country'],
      es: ['¿cuántos clientes hay por país?'],
      fr: ['nombre de clients par pays'],
      zh: ['各国家的客户数'],
    },
  ],
  [
    'distinct Customer where 2025-03-01..2025-04-01',
    {
      en: ['how many customers bought in March'],
      es: ['cuántos clientes distintos en marzo'],
      fr: ['combien de clients en mars'],
      zh: ['三月有多少客户'],
    },
  ],
  [
    'sum Sales by Region highest 1',
    {
      en: ['which region has the highest sales', 'region with the highest sales'],
      es: ['¿qué región tiene más ventas?'],
      fr: ['quelle région a les ventes les plus élevées'],
      zh: ['哪个地区的销售额最高'],
    },
  ],
  [
    'sum Sales by Date:month lowest 1',
    {
      en: ['which month had the lowest sales', 'month with the lowest sales'],
      es: ['qué mes tuvo las ventas más bajas'],
      fr: ['quel mois a les ventes les plus faibles'],
      zh: ['哪个月的销售额最低'],
    },
  ],
  [
    'sum Units by Product lowest 3',
    {
      en: ['bottom 3 products by units'],
      es: ['los 3 peores productos por unidades'],
      fr: ['les 3 produits avec le moins d’unités'],
      zh: ['件数最少的3个产品'],
    },
  ],
  ['sum Sales by Product highest 1', { fr: ['quel produit se vend le mieux ?', 'le produit qui se vend le mieux'] }],
  ['sum Sales by Product lowest 5', { fr: ['les 5 produits qui se vendent le moins bien'] }],
  ['average Sales by Customer', { fr: ['panier moyen par client', 'quel est le panier moyen par client ?'] }],
  [
    'max Unit price by Category',
    {
      en: ['highest price by category', 'maximum price per category'],
      es: ['precio máximo por categoría'],
      fr: ['prix maximum par catégorie'],
      zh: ['各类别的最高单价'],
    },
  ],
  [
    'min Unit price, max Unit price by Category',
    {
      en: ['min and max price by category'],
      es: ['precio mínimo y máximo por categoría'],
      fr: ['prix minimum et maximum par catégorie'],
    },
  ],
  [
    'median Sales by Segment',
    {
      en: ['median sales by segment'],
      es: ['mediana de ventas por segmento'],
      fr: ['médiane des ventes par segment'],
      zh: ['每个客户类型的销售额中位数'],
    },
  ],
  [
    'share sum Sales by Region',
    {
      en: ['share of sales by region', 'percentage of sales per region'],
      es: ['cuota de ventas por región'],
      fr: ['part des ventes par région'],
      zh: ['各地区销售额占比'],
    },
  ],
  [
    'share sum Sales where City = Madrid',
    {
      en: ['what percentage of sales comes from Madrid'],
      es: ['qué porcentaje de las ventas viene de Madrid'],
      fr: ['quel pourcentage des ventes vient de Madrid'],
      zh: ['马德里占总销售额的比例'],
    },
  ],
  [
    'sum Sales where 2025-01-01..2025-04-01',
    {
      en: ['sales in Q1', 'sales in the first quarter of 2025', 'sales before April'],
      es: ['ventas del primer trimestre de 2025', 'ventas antes de abril'],
      fr: ['ventes au premier trimestre 2025', 'ventes avant avril'],
      zh: ['2025年第一季度的销售额', '四月之前的销售额'],
    },
  ],
  [
    'sum Sales where 2025-03-01..2025-07-01',
    {
      en: ['sales between March and June', 'sales from March to June'],
      es: ['ventas entre marzo y junio', 'ventas de marzo a junio', 'ventas desde marzo hasta junio'],
      fr: ['ventes entre mars et juin', 'ventes de mars à juin'],
      zh: ['三月到六月的销售额'],
    },
  ],
  [
    'sum Sales where 2025-03-15..2025-03-16',
    {
      en: ['sales on 15 March 2025', 'sales on 2025-03-15', 'sales on March 15, 2025'],
      es: ['ventas del 15 de marzo de 2025', 'ventas del 15/03/2025'],
      fr: ['ventes du 15 mars 2025'],
      zh: ['2025年3月15日的销售额'],
    },
  ],
  [
    'sum Sales where City <> Madrid',
    {
      en: ['sales not in Madrid', 'sales except Madrid', 'sales where city is not Madrid'],
      es: ['ventas sin Madrid', 'ventas que no sean de Madrid'],
      fr: ['ventes sauf Madrid', 'ventes dont la ville n’est pas Madrid'],
      zh: ['不包括马德里的销售额', '城市不是马德里的销售额'],
    },
  ],
  [
    'sum Sales by Region where Region <> North',
    { en: ['sales by region except North'], zh: ['除了北区以外各地区的销售额', '北区除外各地区的销售额'] },
  ],
  [
    'count * where Sales > 500 and Sales < 1000',
    {
      en: ['number of orders with sales greater than 500 and less than 1000'],
      zh: ['销售额大于500且小于1000的订单数'],
    },
  ],
  ['sum Sales where 2025-03-01..2025-04-01 or 2025-04-01..2025-05-01', { en: ['sales in March and April'] }],
  [
    'sum Sales where Region = East',
    {
      en: ['sales in the East region', 'sales where region = East'],
      es: ['ventas en el Este', 'ventas de la región este'],
      fr: ['ventes dans l’Est', 'ventes où la région est Est'],
      zh: ['东区的销售额'],
    },
  ],
  [
    'sum Units where Unit price > 10',
    {
      en: ['units where price is greater than 10', 'units with price > 10'],
      es: ['unidades donde el precio es mayor que 10', 'unidades con precio superior a 10,00'],
      fr: ['unités où le prix est supérieur à 10'],
      zh: ['单价大于10的件数'],
    },
  ],
  [
    'count * where Units > 30',
    {
      en: ['number of orders with more than 30 units', 'how many orders have units over 30'],
      es: ['número de pedidos con más de 30 unidades'],
      fr: ['nombre de commandes avec plus de 30 unités'],
      zh: ['件数超过30的订单数'],
    },
  ],
  [
    'count * where Units >= 5 and Units <= 10',
    {
      en: ['number of orders with units between 5 and 10'],
      es: ['cuántos pedidos con unidades entre 5 y 10'],
      fr: ['nombre de commandes avec unités entre 5 et 10'],
      zh: ['件数在5到10之间的订单数'],
    },
  ],
  [
    'count * where Discount >= 0.1',
    {
      en: ['how many orders have a discount of at least 10%', 'number of orders with discount at least 10'],
      es: ['número de pedidos con descuento mayor o igual que 10 %'],
      fr: [
        'nombre de commandes avec une remise supérieure ou égale à 10 %',
        'nombre de commandes avec remise d’au moins 10 %',
      ],
      zh: ['折扣至少10%的订单数'],
    },
  ],
  [
    'sum Sales by Region, Channel',
    {
      en: ['sales by region and channel'],
      es: ['ventas por región y canal'],
      fr: ['ventes par région et par canal'],
      zh: ['按地区和渠道统计销售额'],
    },
  ],
  [
    'average Unit price, sum Units by Region',
    { en: ['average price and total units by region'], es: ['precio medio y total de unidades por región'] },
  ],
  ['average Cost by Category', { en: ['average cost by category'], zh: ['各类别的平均成本'] }],
  ['sum Sales by Date:quarter', { en: ['sales by quarter'], fr: ['ventes par trimestre'], zh: ['每季度销售额'] }],
  ['sum Sales by Date:week', { en: ['sales by week'], es: ['ventas semanales'] }],
  ['sum Sales by Date:year', { en: ['sales by year'], zh: ['每年销售额'] }],
  [
    'sum Sales where Country = Spain and Channel = Online and 2025-10-01..',
    {
      en: ['sum of sales where country is Spain and channel is Online since October'],
      es: ['suma de ventas donde país es España y canal es En línea desde octubre'],
      fr: ['somme des ventes en Espagne en ligne depuis octobre'],
      zh: ['十月以来西班牙线上的销售额'],
    },
  ],
  [
    'rows Customers where Country = France',
    {
      en: ['list customers in France', 'customers in France'],
      es: ['lista de clientes en Francia'],
      fr: ['liste des clients en France'],
      zh: ['列出法国的客户'],
    },
  ],
  [
    'rows Orders where Sales > 1000',
    {
      en: ['orders with sales over 1,000'],
      es: ['pedidos con ventas superiores a 1.000'],
      fr: ['commandes avec des ventes supérieures à 1 000'],
      zh: ['销售额超过1000的订单'],
    },
  ],
]

const cases = questions.flatMap(([expected, byLocale]) =>
  demoLocales.flatMap((locale) => (byLocale[locale] ?? []).map((question) => ({ locale, question, expected }))),
)

test('there are enough questions in each language', () => {
  expect(cases.length).toBeGreaterThan(60)
  for (const locale of demoLocales) expect(cases.filter((each) => each.locale === locale).length).toBeGreaterThan(25)
})

describe('a question is understood, and SQLite gets the same answer from the SQL that is shown', () => {
  test.each(cases)('$locale: $question', ({ locale, question, expected }) => {
    const { library, database } = samples[locale]
    const answered = answer(question, library, locale)
    if (answered.status !== 'answered') throw new Error(JSON.stringify(answered.problems))
    expect(describeQuery(answered.query)).toBe(expected)
    const rows = database.prepare(answered.sql).all()
    expectSameRows(
      toRows(library, answered.result),
      rows.map((row) => Object.values(row)),
    )
  })
})

/** The rows as SQLite has them: days as ISO texts. */
function toRows({ workbook }: Library, { columns, rows }: Result): unknown[][] {
  return rows.map((row) =>
    row.map((cell, index) => {
      const column = columns[index]
      if (cell === undefined) return null
      return typeof cell === 'number' && column && isDateColumn(workbook, column) ? toIsoDate(cell) : cell
    }),
  )
}

function expectSameRows(actual: unknown[][], expected: unknown[][]) {
  expect(actual.length).toBe(expected.length)
  actual.forEach((row, place) => {
    row.forEach((cell, index) => {
      const other = expected[place]?.[index]
      if (typeof cell === 'number') expect(cell).toBeCloseTo(Number(other), 6)
      else expect(cell).toBe(other)
    })
  })
}

/** A query in the words of the English sample, whose sheets have the same columns and values in the same places. */
function describeQuery(query: Query): string {
  const { measures, groups, filters, order, limit, isShare } = query
  const name = (ref: ColumnRef | undefined) => (ref ? getColumn(samples.en.library.workbook, ref).name : '*')
  const calculated = measures.map(({ aggregate, column }) => `${aggregate} ${name(column)}`).join(', ')
  return [
    calculated
      ? `${isShare ? 'share ' : ''}${calculated}`
      : `rows ${samples.en.library.workbook.sheets[query.base]?.name}`,
    groups.length > 0 &&
      `by ${groups.map(({ column, grain }) => name(column) + (grain ? `:${grain}` : '')).join(', ')}`,
    filters.length > 0 && `where ${describeFilters(filters, name)}`,
    limit !== undefined && `${order?.direction} ${limit}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Periods come last, wherever the question has them. */
function describeFilters(filters: Filter[], name: (ref: ColumnRef) => string): string {
  const [others, periods] = [
    filters.filter(({ kind }) => kind !== 'period'),
    filters.filter(({ kind }) => kind === 'period'),
  ]
  return [...others, ...periods].map((filter) => describeFilter(filter, name)).join(' and ')
}

function describeFilter(filter: Filter, name: (ref: ColumnRef) => string): string {
  const column = name(filter.column)
  switch (filter.kind) {
    case 'values':
      return `${column} ${filter.isNegated ? '<>' : '='} ${translateValues(filter.column, filter.values).join('|')}`
    case 'compare':
      return `${column} ${filter.comparison} ${filter.value}`
    case 'period':
      return filter.ranges.map(describeRange).join(' or ')
  }
}

function describeRange({ from, to }: DayRange): string {
  return [from, to]
    .map((day) => (Number.isFinite(day) ? toIsoDate(day) : ''))
    .join('..')
    .replace(/^\.\./, '2025-01-01..')
}

function translateValues(ref: ColumnRef, values: string[]): string[] {
  const english = getColumn(samples.en.library.workbook, ref)
  return values.map((value) => {
    for (const { library } of Object.values(samples)) {
      const column = getColumn(library.workbook, ref)
      const code = column.type === 'text' ? column.dictionary.indexOf(value) : -1
      if (code !== -1 && english.type === 'text') return english.dictionary[code] ?? value
    }
    return value
  })
}

/** Questions that cannot be answered without a guess, with the problem and the words it is about. */
const refused: [DemoLocale, string, string[]][] = [
  ['en', 'sales by weather', ['unknownWord weather']],
  ['en', 'profit by region', ['unknownWord profit']],
  ['en', 'forecast the sales of next year', ['unknownWord forecast', 'relativePeriod next year']],
  ['en', 'sales last month', ['relativePeriod last month']],
  ['en', 'price by category', ['whichAggregate price']],
  ['en', 'orders over 500', ['whichNumber over 500']],
  ['en', 'average cost by region', ['otherSheet cost']],
  ['en', 'how many customers with more than 20 orders', ['unplacedWord more than 20']],
  ['en', 'customers with more than 40 orders', ['unplacedWord more than 40']],
  ['en', 'customers with total sales over 5,000', ['unplacedWord total']],
  ['en', 'toatl sales by region', ['unknownWord toatl']],
  ['en', 'sales of Madrid vs Barcelona', ['unknownWord vs']],
  ['es', 'qué clientes tienen más de 40 pedidos', ['unplacedWord más de 40']],
  ['fr', 'quels clients ont plus de 40 commandes', ['unplacedWord plus de 40']],
  ['en', 'sales in March June', ['unplacedWord June']],
  ['en', 'sales on 31 February 2025', ['noSuchPeriod 31 February']],
  ['en', 'average number of orders per customer', ['unplacedWord average']],
  ['en', 'top 3 products in each region', ['unplacedWord top']],
  ['en', 'sales by region sorted by units', ['unknownWord sorted']],
  ['en', 'customers without orders', ['unplacedWord without']],
  ['es', '¿cuánto vendimos en marzo?', ['noMeasure ']],
  ['fr', 'combien avons-nous vendu en mars', ['noMeasure ']],
  ['en', 'by region', ['noMeasure ']],
  ['en', 'hello', ['empty hello']],
  ['en', 'what is the meaning of life', ['unknownWord meaning', 'unknownWord life']],
  ['en', 'DROP TABLE Orders', ['unknownWord DROP']],
  ['es', 'ventas por tiempo atmosférico', ['unknownWord tiempo', 'unknownWord atmosférico']],
  ['es', 'ventas del mes pasado', ['relativePeriod mes pasado']],
  ['es', 'precio por producto', ['whichAggregate precio']],
  ['es', 'ventas de los empleados', ['unknownWord empleados']],
  ['fr', 'bénéfice par région', ['unknownWord bénéfice']],
  ['fr', 'ventes du mois dernier', ['relativePeriod mois dernier']],
  ['fr', 'remise par canal', ['whichAggregate remise']],
  ['zh', '订单数超过40的客户数', ['unplacedWord 超过 40']],
  ['zh', '超过40个订单的客户', ['unplacedWord 超过 40']],
  ['zh', '上个月的销售额', ['relativePeriod 上个月']],
  ['zh', '利润最高的产品', ['unknownWord 利润']],
  ['zh', '按员工统计销售额', ['unknownWord 员工']],
]

describe('a question is refused, with the words that stand in the way', () => {
  test.each(refused)('%s: %s', (locale, question, expected) => {
    const answered = answer(question, samples[locale].library, locale)
    if (answered.status === 'answered') throw new Error(`answered as ${describeQuery(answered.query)}`)
    expect(answered.problems.map(({ code, text }) => `${code} ${text}`)).toEqual(expected)
  })
})

test('a question in another language than the page is read in its own', () => {
  expect(answer('sales by month', samples.es.library, 'es').language).toBe('en')
  expect(answer('ventas por mes', samples.zh.library, 'zh').language).toBe('es')
})

test('a word that nobody knows brings the names that look like it', () => {
  const answered = answer('sales by catego', samples.en.library, 'en')
  if (answered.status === 'answered') throw new Error('answered')
  expect(answered.problems.flatMap(({ choices }) => choices.map(({ id }) => id))).toContain('Category')
})

test('what the visitor decides is taken', () => {
  const { library } = samples.en
  const decide = (question: string, decisions: Record<string, string>) => {
    const answered = answer(question, library, 'en', decisions)
    return answered.status === 'answered' ? describeQuery(answered.query) : answered.problems
  }
  expect(decide('price by category', { 'whichAggregate:price': 'average' })).toBe('average Unit price by Category')
  expect(decide('sales by weather by region', { 'unknownWord:weather': 'ignore' })).toBe('sum Sales by Region')
  expect(decide('sales by region by weather', { 'unknownWord:weather': 'ignore' })).toBe('sum Sales by Region')
  expect(decide('orders over 500', { 'whichNumber:over 500': '0.13' })).toBe('rows Orders where Sales > 500')
})
