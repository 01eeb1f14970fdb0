import type { FigureOf } from '../../data/get-figure.ts'
import { Text, Texts } from '../../ui/Text.tsx'
import styles from './Agreement.module.css'

/** A one-page agreement: each rule above its cells, one for each age, so that it fits a phone; lines to sign on. */
export function Agreement({ specimen: { columns, rows, signatures } }: { specimen: FigureOf<'agreement'> }) {
  return (
    <>
      <table className={styles.agreement}>
        <thead>
          <tr>
            <Texts as="th" scope="col" items={columns.map(({ title }) => title)} />
          </tr>
        </thead>
        {rows.map(({ title, cells }, index) => (
          <tbody key={index}>
            <tr>
              <Text as="th" scope="rowgroup" colSpan={columns.length} of={title} />
            </tr>
            <tr>
              {cells.map(({ text }, place) => (
                <Text as="td" key={place} colSpan={cells.length === 1 ? columns.length : undefined} of={text} />
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <ul className={styles.signatures}>
        <Texts as="li" items={signatures} />
      </ul>
    </>
  )
}
