import type { ComponentProps } from 'react'
import type { LocalizedText } from '../../model/kit/localize.ts'
import actions from './actions.module.css'
import { Text } from './Text.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'children'> & { of: LocalizedText; isSubmit?: boolean }

export function Button({ of, isSubmit = false, className, ...rest }: ButtonProps) {
  const look = isSubmit ? actions.primary : actions.secondary
  return (
    <button type={isSubmit ? 'submit' : 'button'} className={className ? `${look} ${className}` : look} {...rest}>
      <Text of={of} />
    </button>
  )
}
