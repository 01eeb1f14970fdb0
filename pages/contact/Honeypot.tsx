import { useId } from 'react'
import type { LocalizedText } from '../../content/localize.ts'
import { Text } from '../../renderer/ui/Text.tsx'

/** Robots fill it in; people and their screen readers do not meet it. Its name is part of the contract with the server. */
export function Honeypot({ label }: { label: LocalizedText }) {
  const id = useId()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>
        <Text of={label} />
      </label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
