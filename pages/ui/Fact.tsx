import type { ReactNode } from 'react'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { Text } from './Text.tsx'

export function Fact({ name, of, children }: { name: LocalizedText; of?: LocalizedText; children?: ReactNode }) {
  return (
    <div>
      <Text as="dt" of={name} />
      <dd>{of === undefined ? children : <Text of={of} />}</dd>
    </div>
  )
}
