import { useLingui } from '@lingui/react'
import forms from './forms.module.css'

type TooLongProps = { id: string; count: number; limit: number }

/** Says at the field of a question that it is too long to be sent. Nothing of it is cut, which `maxLength` does and does not say. */
export function TooLong({ id, count, limit }: TooLongProps) {
  const { i18n } = useLingui()
  return (
    <p id={id} role="alert" className={forms.error}>
      {i18n.t('page.tooLong', { count: i18n.number(count), limit: i18n.number(limit) })}
    </p>
  )
}
