import { expect, test } from 'vitest'
import { isColumnName, readCandles } from '../../../cryptoagent/engine/read-candles.ts'
import { readTextTable } from '../read-sheets.ts'
import { encode, packXlsx } from '../testing.ts'

// Layouts of public sources of prices: their headings are facts, the rows are made here. Each file holds 60 candles.

const [hour, day] = [3_600_000, 86_400_000]
const start = Date.UTC(2026, 0, 5)

type Row = { time: number; open: string; high: string; low: string; close: string }

type PriceCase = {
  /** The source and the property that its file has. */
  name: string
  above?: string
  heading?: string
  row: (row: Row) => string
  below?: string
  step?: number
  /** Prices are divided by it: coins cost less than a cent too. */
  scale?: number
  newestFirst?: boolean
  notes?: string[]
}

const two = (value: number) => String(value).padStart(2, '0')
const date = (time: number, form = 'Y-M-D') => {
  const at = new Date(time)
  const hours = at.getUTCHours()
  const parts: Record<string, string> = {
    Y: String(at.getUTCFullYear()),
    y: String(at.getUTCFullYear()).slice(2),
    M: two(at.getUTCMonth() + 1),
    D: two(at.getUTCDate()),
    m: String(at.getUTCMonth() + 1),
    d: String(at.getUTCDate()),
    B: at.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' }),
    H: two(hours),
    h: String(hours % 12 || 12),
    I: two(hours % 12 || 12),
    p: hours < 12 ? 'AM' : 'PM',
    N: '00',
  }
  return form.replace(/[A-Za-z]/g, (letter) => parts[letter] ?? letter)
}
const join = (separator: string, ...cells: string[]) => cells.join(separator)
const comma = (text: string) => text.replace('.', ',')
const dollars = (text: string) => `$${Number(text).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
const quoted = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(',')

const cases: PriceCase[] = [
  {
    name: 'Yahoo Finance',
    heading: 'Date,Open,High,Low,Close,Adj Close,Volume',
    row: (r) => join(',', date(r.time), r.open, r.high, r.low, r.close, r.close, '10'),
  },
  {
    name: 'yfinance 0.2.51 and later: three lines of headings, closes first',
    heading: 'Price,Close,High,Low,Open,Volume\nTicker,BTC-EUR,BTC-EUR,BTC-EUR,BTC-EUR,BTC-EUR\nDate,,,,,',
    row: (r) => join(',', date(r.time), r.close, r.high, r.low, r.open, '10'),
  },
  {
    name: 'yfinance, hourly, with the offset of the exchange',
    heading: 'Datetime,Open,High,Low,Close,Volume,Dividends,Stock Splits',
    row: (r) =>
      join(',', `${date(r.time - 5 * hour, 'Y-M-D H:N')}:00-05:00`, r.open, r.high, r.low, r.close, '10', '0.0', '0.0'),
    step: hour,
  },
  {
    name: 'pandas, with exponents and an index without a name',
    heading: ',open,high,low,close,volume',
    row: (r) =>
      join(
        ',',
        date(r.time),
        ...[r.open, r.high, r.low, r.close].map((text) => Number(text).toExponential()),
        '1.2E+05',
      ),
    scale: 1e9,
  },
  {
    name: 'Binance archive: no headings, microseconds',
    row: (r) =>
      join(
        ',',
        `${r.time}000`,
        r.open,
        r.high,
        r.low,
        r.close,
        '9.1',
        `${r.time + day - 1}999`,
        '9000.5',
        '12',
        '4',
        '400',
        '0',
      ),
  },
  {
    name: 'Binance futures archive: headings, milliseconds',
    heading:
      'open_time,open,high,low,close,volume,close_time,quote_volume,count,taker_buy_volume,taker_buy_quote_volume,ignore',
    row: (r) =>
      join(
        ',',
        String(r.time),
        r.open,
        r.high,
        r.low,
        r.close,
        '9.1',
        String(r.time + day - 1),
        '9000',
        '12',
        '4',
        '400',
        '0',
      ),
  },
  {
    name: 'Kraken OHLCVT: no headings, seconds',
    row: (r) => join(',', String(r.time / 1000), r.open, r.high, r.low, r.close, '0.1', '1'),
  },
  {
    name: 'Coinbase, low before high',
    heading: 'time,low,high,open,close,volume',
    row: (r) => join(',', String(r.time / 1000), r.low, r.high, r.open, r.close, '3'),
    newestFirst: true,
  },
  {
    name: 'CryptoDataDownload, daily, Bitstamp',
    above: 'https://www.example.org/data',
    heading: 'unix,date,symbol,open,high,low,close,Volume BTC,Volume USD',
    row: (r) =>
      join(',', String(r.time / 1000), `${date(r.time)} 00:00:00`, 'BTC/USD', r.open, r.high, r.low, r.close, '4', '9'),
    newestFirst: true,
  },
  {
    name: 'CryptoDataDownload, hourly, with AM and PM after a dash',
    above: 'https://www.example.org/data',
    heading: 'Date,Symbol,Open,High,Low,Close,Volume BTC,Volume USD',
    row: (r) => join(',', date(r.time, 'Y-M-D I-p'), 'BTCUSD', r.open, r.high, r.low, r.close, '4', '9'),
    step: hour,
    newestFirst: true,
  },
  {
    name: 'Bitfinex, close before high',
    heading: 'MTS,OPEN,CLOSE,HIGH,LOW,VOLUME',
    row: (r) => join(',', String(r.time), r.open, r.close, r.high, r.low, '7'),
  },
  {
    name: 'OKX candles',
    heading: 'ts,open,high,low,close,vol,volCcy,volCcyQuote,confirm',
    row: (r) => join(',', String(r.time), r.open, r.high, r.low, r.close, '1', '2', '3', '1'),
    newestFirst: true,
  },
  {
    name: 'OKX download, time after the prices',
    heading: 'instrument_name,open,high,low,close,vol,vol_ccy,vol_quote,open_time,confirm',
    row: (r) => join(',', 'BTC-USDT', r.open, r.high, r.low, r.close, '1', '2', '3', String(r.time), '1'),
  },
  {
    name: 'Bybit',
    heading: 'startTime,open,high,low,close,volume,turnover',
    row: (r) => join(',', String(r.time), r.open, r.high, r.low, r.close, '1', '2'),
  },
  {
    name: 'Polygon, letters as headings',
    heading: 'v,vw,o,c,h,l,t,n',
    row: (r) => join(',', '9', r.open, r.open, r.close, r.high, r.low, String(r.time), '3'),
  },
  {
    name: 'Alpha Vantage, numbered headings',
    heading: 'timestamp,1. open,2. high,3. low,4. close,5. volume',
    row: (r) => join(',', date(r.time), r.open, r.high, r.low, r.close, '9'),
    newestFirst: true,
  },
  {
    name: 'Nasdaq, with dollars and months first',
    heading: 'Date,Close/Last,Volume,Open,High,Low',
    row: (r) => quoted(date(r.time, 'M/D/Y'), dollars(r.close), '9', dollars(r.open), dollars(r.high), dollars(r.low)),
    newestFirst: true,
  },
  {
    name: 'Barchart, with a line of its own below',
    heading: 'Time,Open,High,Low,Latest,Change,%Change,Volume',
    row: (r) => quoted(date(r.time), r.open, r.high, r.low, r.close, '-1.5', '-0.1%', '9'),
    below: '"Downloaded from Barchart.com as of 03-06-2026 05:00pm CST"',
    newestFirst: true,
    notes: ['blank'],
  },
  {
    name: 'TradingView, ISO with an offset',
    heading: 'time,open,high,low,close,Volume,Volume MA',
    row: (r) =>
      join(
        ',',
        `${date(r.time + hour, 'Y-M-D')}T${date(r.time + hour, 'H:N')}:00+01:00`,
        r.open,
        r.high,
        r.low,
        r.close,
        '5',
        '6',
      ),
    step: hour,
  },
  {
    name: 'MetaTrader 5: date and clock apart, tabs',
    heading: '<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\t<SPREAD>',
    row: (r) =>
      join('\t', date(r.time, 'Y.M.D'), `${date(r.time, 'H:N')}:00`, r.open, r.high, r.low, r.close, '5', '0', '1'),
    step: hour,
  },
  {
    name: 'MetaTrader 4: no headings, date and clock apart',
    row: (r) => join(',', date(r.time, 'Y.M.D'), date(r.time, 'H:N'), r.open, r.high, r.low, r.close, '5'),
    step: hour,
  },
  {
    name: 'HistData: no headings, date and clock without signs',
    row: (r) => join(';', date(r.time, 'YMD HNN'), r.open, r.high, r.low, r.close, '0'),
    step: hour,
  },
  {
    name: 'Stooq, hourly, clock without signs',
    heading: '<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>',
    row: (r) =>
      join(',', 'BTC.V', '60', date(r.time, 'YMD'), date(r.time, 'HNN'), r.open, r.high, r.low, r.close, '0', '0'),
    step: hour,
  },
  {
    name: 'Stooq in Polish',
    heading: 'Data,Otwarcie,Najwyzszy,Najnizszy,Zamkniecie,Wolumen',
    row: (r) => join(',', date(r.time), r.open, r.high, r.low, r.close, '4'),
  },
  {
    name: 'a broker, AM and PM',
    heading: 'Date,Open,High,Low,Close',
    row: (r) => join(',', date(r.time, 'M/D/Y h:N p'), r.open, r.high, r.low, r.close),
    step: 12 * hour,
  },
  {
    name: 'a Spanish broker, hours in their own column with a. m. and p. m.',
    heading: 'Fecha;Hora;Apertura;Máximo;Mínimo;Cierre',
    row: (r) =>
      join(
        ';',
        date(r.time, 'D/M/Y'),
        date(r.time, 'h:N p').replace('AM', 'a. m.').replace('PM', 'p. m.'),
        ...[r.open, r.high, r.low, r.close].map(comma),
      ),
    step: 12 * hour,
  },
  {
    name: 'Investing in Spanish, closes first',
    heading: '"Fecha","Último","Apertura","Máximo","Mínimo","Vol.","% var."',
    row: (r) =>
      quoted(date(r.time, 'D.M.Y'), comma(r.close), comma(r.open), comma(r.high), comma(r.low), '1,5K', '0,15%'),
    newestFirst: true,
  },
  {
    name: 'Investing in French',
    heading: '"Date","Dernier","Ouv."," Plus Haut","Plus Bas","Vol.","Variation %"',
    row: (r) =>
      quoted(date(r.time, 'D/M/Y'), comma(r.close), comma(r.open), comma(r.high), comma(r.low), '1,5K', '0,15%'),
    newestFirst: true,
  },
  {
    name: 'Investing in Chinese',
    heading: '"日期","收盘","开盘","高","低","交易量","涨跌幅"',
    row: (r) =>
      quoted(
        `${date(r.time, 'Y')}年${date(r.time, 'm')}月${date(r.time, 'd')}日`,
        r.close,
        r.open,
        r.high,
        r.low,
        '1.5K',
        '0.15%',
      ),
    newestFirst: true,
  },
  {
    name: 'Tongdaxin: a title above, a source below, tabs',
    above: '000001 示例 日线 不复权',
    heading: '日期\t开盘\t最高\t最低\t收盘\t成交量\t成交额',
    row: (r) => join('\t', date(r.time, 'Y/M/D'), r.open, r.high, r.low, r.close, '9', '9'),
    below: '#数据来源:通达信',
    notes: ['blank'],
  },
  {
    name: 'Chinese clocks: 上午 and 下午',
    heading: '时间,开盘价,最高价,最低价,收盘价',
    row: (r) =>
      join(
        ',',
        `${date(r.time, 'Y/m/d')} ${date(r.time, 'p') === 'AM' ? '上午' : '下午'}${date(r.time, 'h:N')}`,
        r.open,
        r.high,
        r.low,
        r.close,
      ),
    step: 12 * hour,
  },
  {
    name: 'Tushare, dates without signs',
    heading: 'ts_code,trade_date,open,high,low,close,pre_close,change,pct_chg,vol,amount',
    row: (r) =>
      join(',', '000001.SZ', date(r.time, 'YMD'), r.open, r.high, r.low, r.close, r.close, '0', '0', '9', '9'),
    newestFirst: true,
  },
  {
    name: 'CoinMarketCap: other times beside the timestamp',
    heading: 'timeOpen;timeClose;timeHigh;timeLow;name;open;high;low;close;volume;marketCap;timestamp',
    row: (r) => {
      const iso = (time: number) => `"${new Date(time).toISOString()}"`
      return join(
        ';',
        iso(r.time),
        iso(r.time + day - 1),
        iso(r.time + hour),
        iso(r.time + 2 * hour),
        '"2781"',
        r.open,
        r.high,
        r.low,
        r.close,
        '1',
        '2',
        iso(r.time),
      )
    },
    newestFirst: true,
  },
  {
    name: 'Excel in English, short months',
    heading: 'Date,Open,High,Low,Close',
    row: (r) => join(',', date(r.time, 'd-B-y'), r.open, r.high, r.low, r.close),
  },
]

const rows = (step: number, scale: number) =>
  Array.from({ length: 60 }, (_, index): Row => {
    const price = (value: number) => (scale === 1 ? value.toFixed(2) : String(value / scale))
    const open = 1000 + index
    return {
      time: start + index * step,
      open: price(open),
      high: price(open + 5.5),
      low: price(open - 5.25),
      close: price(open + 1.5),
    }
  })

test.each(cases)(
  'prices of $name',
  async ({ above, heading, row, below, step = day, scale = 1, newestFirst, notes = [] }) => {
    const data = rows(step, scale)
    const lines = newestFirst ? data.toReversed() : data
    const text = [above, heading, ...lines.map(row), below].filter((line) => line !== undefined).join('\n')
    const table = await readTextTable('prices.csv', encode(text), isColumnName)
    const file = readCandles(table)
    if ('problems' in file) throw new Error(JSON.stringify(file))
    const number = (price: string) => expect.closeTo(Number(price), 12)
    expect(file.candles).toEqual(
      data.map(({ time, open, high, low, close }) => ({
        time,
        open: number(open),
        high: number(high),
        low: number(low),
        close: number(close),
      })),
    )
    const expected = [...(newestFirst ? ['sorted'] : []), ...notes]
    expect(
      file.notices.map(({ code }) => code).filter((code) => code !== 'dateOrder' && code !== 'dateGuessed'),
    ).toEqual(expected)
  },
)

test('prices of a workbook with a cover, its clocks in a column of their own', async () => {
  const serial = (time: number) => time / day + 25_569
  const xml = rows(hour, 1)
    .map(({ time, open, high, low, close }) => {
      const whole = Math.floor(serial(time))
      const prices = [open, high, low, close].map((price) => `<c><v>${price}</v></c>`).join('')
      return `<row><c s="1"><v>${whole}</v></c><c s="2"><v>${serial(time) - whole}</v></c>${prices}</row>`
    })
    .join('')
  const heading = ['Date', 'Time', 'Open', 'High', 'Low', 'Close']
    .map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`)
    .join('')
  const cover = '<row><c t="inlineStr"><is><t>Export</t></is></c><c><v>1</v></c></row>'.repeat(3)
  const sheets = [
    { name: 'Summary', xml: cover },
    { name: 'Prices', xml: `<row>${heading}</row>${xml}` },
  ]
  const table = await readTextTable('a.xlsx', packXlsx({ sheets, formats: ['yyyy-mm-dd', 'hh:mm'] }), isColumnName)
  const file = readCandles(table)
  expect('candles' in file && file.candles.map(({ time }) => time)).toEqual(rows(hour, 1).map(({ time }) => time))
  expect(table.notes).toEqual([{ code: 'otherSheets', count: 1, sheet: 'Prices' }])
})
