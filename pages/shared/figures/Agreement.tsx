import { Text } from '../../../renderer/ui/Text.tsx'
import styles from './Agreement.module.css'
import type { SpecimenOf } from './Specimen.tsx'

/** A one-page agreement: each rule above its cells, one for each age, so that it fits a phone; lines to sign on. */
export function Agreement({ specimen: { columns, rows, signatures } }: { specimen: SpecimenOf<'agreement'> }) {
  return (
    <>
      <table className={styles.agreement}>
        <thead>
          <tr>
            {columns.map(({ title }, index) => (
              <th key={index} scope="col">
                <Text of={title} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ title, cells }, index) => (
          <tbody key={index}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                <Text of={title} />
              </th>
            </tr>
            <tr>
              {cells.map(({ text }, place) => (
                <td key={place} colSpan={cells.length === 1 ? columns.length : undefined}>
                  <Text of={text} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <ul className={styles.signatures}>
        {signatures.map((signature, index) => (
          <li key={index}>
            <Text of={signature} />
          </li>
        ))}
      </ul>
    </>
  )
}
