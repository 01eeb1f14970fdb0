import { useId } from 'react'
import type { LocalizedText } from '../../../model/kit/localize.ts'
import { Text } from '../../ui/Text.tsx'

/**
 * Asks browsers and password managers (1Password, Bitwarden, LastPass, Dashlane) to leave a field alone. `off` and not
 * `new-password`, for which some of them offer to make up a password.
 */
const notFilledIn = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': true,
  'data-form-type': 'other',
}

/** A field that robots fill in; people and their screen readers do not meet it. */
export function Honeypot({ label }: { label: LocalizedText }) {
  const id = useId()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>
        <Text of={label} />
      </label>
      <input id={id} name="website" tabIndex={-1} {...notFilledIn} />
    </div>
  )
}
