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

/**
 * A field that robots fill in; people and their screen readers do not meet it. It cannot be written to, because browsers offer each
 * other field to the visitor's agent, hidden or not, and a message with it would be held as spam. Robots post it all the same.
 */
export function Honeypot({ label }: { label: LocalizedText }) {
  const id = useId()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <Text as="label" htmlFor={id} of={label} />
      <input id={id} name="website" readOnly tabIndex={-1} {...notFilledIn} />
    </div>
  )
}
