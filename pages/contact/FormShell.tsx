import type { ComponentProps, ReactNode } from 'react'
import actions from '../../renderer/ui/actions.module.css'
import forms from '../../renderer/ui/forms.module.css'
import { Text } from '../../renderer/ui/Text.tsx'
import { useHydrated } from '../../renderer/ui/use-hydrated.ts'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import { FormNotice } from '../shared/form/FormNotice.tsx'
import { Honeypot } from '../shared/form/Honeypot.tsx'
import type { ContactData } from './load.ts'
import { type FormKind, loadSubmitForm, type Submission } from './use-submission.ts'

type FormShellProps = Omit<ComponentProps<'form'>, 'action'> & {
  kind: FormKind
  data: ContactData
  status: Submission['status']
  /** Shown if the form could not be sent. */
  failure?: ReactNode
}

/**
 * A plain form: without JavaScript, and before hydration, the browser checks and posts it. Its inputs are uncontrolled, so that
 * hydration keeps what was typed before it.
 */
export function FormShell({ kind, data, status, failure, className = '', children, ...props }: FormShellProps) {
  const { words } = data
  const locale = useLocale()
  const isHydrated = useHydrated()
  const isSending = status === 'sending'
  return (
    <form
      {...props}
      className={`${forms.form} ${className}`}
      method="post"
      action={`/api/${kind}`}
      // After hydration the errors are shown beside the fields instead of the browser's own messages.
      noValidate={isHydrated}
      onFocus={() => void loadSubmitForm().catch(() => {})}
    >
      <input type="hidden" name="locale" value={locale} />
      <Honeypot label={words.fields.website} />
      {data.preview && (
        <p className={forms.wide}>
          <strong>
            <Text of={data.preview} />
          </strong>
        </p>
      )}
      {children}
      <FormNotice notice={data.notices[kind]} privacy={words.privacy} />
      <div className={forms.wide}>
        <div role="alert">
          {status === 'refused' && (
            <p className={forms.error}>
              <Text of={words.check} />
            </p>
          )}
          {status === 'limited' && (
            <p className={forms.error}>
              <Text of={words.limited} />
            </p>
          )}
          {status === 'failed' && (
            <div className={forms.failure}>
              <p>
                <strong>
                  <Text of={words.failed} />
                </strong>
              </p>
              {failure}
            </div>
          )}
        </div>
        <button type="submit" className={actions.primary} aria-disabled={isSending}>
          <Text of={isSending ? words.sending : words.submit[kind]} />
        </button>
      </div>
    </form>
  )
}
