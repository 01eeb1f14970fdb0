import { useLingui } from '@lingui/react'
import Papa from 'papaparse'
import { csvFormulas } from '../../../csv-formulas.ts'
import { plainText } from '../../../model/kit/localize.ts'
import type { FigureOf } from '../../data/get-figure.ts'
import { Text, Texts } from '../../ui/Text.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import styles from './Extraction.module.css'
import flat from './looks/flat.module.css'
import patent from './looks/patent.module.css'
import { getItemId, MarkedText } from './MarkedText.tsx'

/** The parts that only some documents have are in a file of their own, so that other pages do not carry them. */
const looks = { invoice: styles.invoice, patent: patent.patent, flat: flat.flat }

export function Extraction({ specimen }: { specimen: FigureOf<'extraction'> }) {
  const { i18n } = useLingui()
  const { look, document, columns, fields, file } = specimen
  return (
    <div className={looks[look]}>
      <div className={styles.document}>
        <p className={styles.name}>
          <MarkedText of={document.title} />
        </p>
        <DocumentLines specimen={specimen} />
      </div>
      {look === 'flat' ? (
        <dl className={styles.facts}>
          {fields.map((field, index) => (
            <div key={index} id={getItemId(index + 1)}>
              <Text as="dt" of={field.label} />
              <dd>
                <FieldValue field={field} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <table className={styles.fields}>
          {columns && (
            <thead>
              <tr>
                <Texts as="th" scope="col" items={[columns.label, columns.value]} />
              </tr>
            </thead>
          )}
          <tbody>
            {fields.map((field, index) => (
              <tr key={index} id={getItemId(index + 1)} className={field.refusal && styles.refused}>
                <Text as="th" scope="row" of={field.label} />
                <td>
                  <FieldValue field={field} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {file && (
        <p className={styles.file}>
          <a download={file} href={`data:text/csv;charset=utf-8,${encodeURIComponent(createCsv(specimen))}`}>
            {i18n.t('specimen.csv')}
          </a>
        </p>
      )}
    </div>
  )
}

function FieldValue({ field }: { field: FigureOf<'extraction'>['fields'][number] }) {
  const { value, amount, refusal, verdict } = field
  const { i18n } = useLingui()
  const formatAmount = useAmounts()
  return (
    <>
      {value && <Text of={value} />}
      {amount !== undefined && formatAmount(amount)}
      {refusal && (
        <>
          <strong data-stamp>{verdict ? <Text of={verdict} /> : i18n.t('specimen.refused')}</strong>{' '}
          <Text of={refusal} />
        </>
      )}
    </>
  )
}

function DocumentLines({ specimen }: { specimen: FigureOf<'extraction'> }) {
  const formatAmount = useAmounts()
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  const { lines } = specimen.document
  if (specimen.look !== 'invoice') {
    return lines.map(({ name, text }, index) => (
      <p key={index}>
        {name && <Text as="b" of={name} />} <MarkedText of={text} />
      </p>
    ))
  }
  const [first, ...others] = lines
  const heading = first?.amount === undefined ? first : undefined
  return (
    <table>
      {heading && (
        <caption>
          <MarkedText of={heading.text} />
        </caption>
      )}
      <tbody>
        {(heading ? others : lines).map(({ text, rate, amount, field }, index) => (
          <tr key={index}>
            {amount === undefined ? (
              <td colSpan={3}>
                <MarkedText of={text} />
              </td>
            ) : (
              <>
                <th scope="row">
                  <MarkedText of={text} />
                </th>
                <td>{rate !== undefined && percent.format(rate / 100)}</td>
                <td>
                  {field ? (
                    <mark>
                      {formatAmount(amount)} <a href={`#${getItemId(field)}`}>{field}</a>
                    </mark>
                  ) : (
                    formatAmount(amount)
                  )}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useAmounts() {
  return new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 2, useGrouping: false }).format
}

/** The table as programs read it: points as decimal signs, nothing where a field is refused. */
function createCsv({ columns, fields }: FigureOf<'extraction'>): string {
  const rows = fields.map(({ label, value, amount }) => [
    plainText(label).replace(csvFormulas, "'$&"),
    amount?.toFixed(2) ?? (value ? plainText(value).replace(csvFormulas, "'$&") : ''),
  ])
  const head = columns ? [[plainText(columns.label), plainText(columns.value)]] : []
  return Papa.unparse([...head, ...rows], { quotes: true })
}
