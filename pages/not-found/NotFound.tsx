import { Text } from '../../renderer/ui/Text.tsx'
import { Home } from '../home/Home.tsx'
import type { NotFoundData } from './load.ts'
import styles from './NotFound.module.css'

export function NotFound({ data }: { data: NotFoundData }) {
  const { heading, intro } = data.notice
  return (
    <>
      <div className={styles.notice}>
        <h1 id="title">
          <Text of={heading} />
        </h1>
        {intro.map((paragraph, index) => (
          <p key={index}>
            <Text of={paragraph} />
          </p>
        ))}
      </div>
      <Home data={data.home} level={2} />
    </>
  )
}
