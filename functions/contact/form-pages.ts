import { contactTexts } from '../../content/contact.ts'
import { type FieldError, fieldLimits } from '../../content/forms.ts'
import { site } from '../../content/site.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { createTranslator, loadFunctionI18n } from '../../locales/server.ts'
import { type RefusalCode, refusalStatuses, wordRefusal } from '../shared/refusals.ts'
import { wordFieldErrors } from './field-words.ts'
import { attributes, type Html, html } from './html.ts'
import { answerPage } from './pages.ts'

/** A form post that is not fulfilled: what was typed, and what is wrong with it. */
type RefusedForm = { code: RefusalCode; fields: Record<string, string>; errors?: Record<string, FieldError> }

/** The contact form again with what was typed, for browsers without JavaScript. */
export function answerContactForm(locale: Locale, refused: RefusedForm): Response {
  const i18n = loadFunctionI18n(locale, 'mail')
  const form = renderForm(locale, refused, {
    action: '/api/contact',
    hidden: ['locale', 'id', 'topic', 'service', 'city', 'page', 'website'],
    inputs: [
      { name: 'name', label: i18n.t('mail.form.name'), autocomplete: 'name', limit: fieldLimits.name },
      { name: 'email', label: i18n.t('mail.form.email'), ...emailInput },
      {
        name: 'company',
        label: i18n.t('mail.form.company'),
        autocomplete: 'organization',
        limit: fieldLimits.company,
        isOptional: true,
      },
      { name: 'message', label: i18n.t('mail.form.message'), type: 'textarea', limit: fieldLimits.message },
    ],
    button: i18n.t('mail.form.send'),
  })
  const mailLink = `mailto:${site.owner.email}?body=${encodeURIComponent(refused.fields.message ?? '')}`
  return answerPage(
    locale,
    refusalStatuses[refused.code],
    i18n.t('mail.form.contact'),
    html`${form}<p><a href="${mailLink}">${i18n.t('mail.form.byMail')}</a></p>`,
  )
}

/** The newsletter form again. Its box is ticked only if it was. */
export function answerNewsletterForm(locale: Locale, refused: RefusedForm): Response {
  const i18n = loadFunctionI18n(locale, 'mail')
  const translate = createTranslator(locale)
  const { heading, consent } = contactTexts.newsletter
  const form = renderForm(locale, refused, {
    action: '/api/newsletter',
    hidden: ['locale', 'website'],
    inputs: [
      { name: 'email', label: i18n.t('mail.form.email'), ...emailInput },
      { name: 'consent', label: translate('contact.page.newsletter.consent', consent), type: 'checkbox' },
    ],
    button: i18n.t('mail.form.subscribe'),
  })
  const title = translate('contact.page.newsletter.heading', heading)
  return answerPage(locale, refusalStatuses[refused.code], title, form)
}

type Input = {
  name: string
  label: string
  type?: 'text' | 'email' | 'textarea' | 'checkbox'
  autocomplete?: string
  limit?: number
  isOptional?: boolean
}

const emailInput = { type: 'email', autocomplete: 'email', limit: fieldLimits.email } as const

type Form = { action: string; hidden: string[]; inputs: Input[]; button: string }

function renderForm(locale: Locale, { code, fields, errors = {} }: RefusedForm, form: Form): Html {
  const i18n = loadFunctionI18n(locale, 'mail')
  const messages = wordFieldErrors(i18n, errors)
  // Nobody could correct a wrong value that is not shown, so it is left out.
  const hidden = form.hidden.filter((name) => fields[name] && !errors[name])
  const focused = form.inputs.find(({ name }) => messages[name])
  return html`<p role="alert">${wordRefusal(i18n, code)}</p>
<form method="post" action="${form.action}">
${hidden.map((name) => html`<input${attributes({ type: 'hidden', name, value: fields[name] })}>`)}
${form.inputs.map((input) => renderInput(input, fields[input.name], messages[input.name], input === focused))}
<p><a href="${localizePath('/privacy', locale)}">${i18n.t('mail.form.privacy')}</a></p>
<button>${form.button}</button>
</form>`
}

function renderInput(input: Input, value: string | undefined, error: string | undefined, isFocused: boolean): Html {
  const { name, label, type = 'text', autocomplete, limit, isOptional } = input
  const control = attributes({
    id: name,
    name,
    autocomplete,
    maxlength: limit,
    required: !isOptional,
    autofocus: isFocused,
    'aria-invalid': error && 'true',
    'aria-describedby': error && `${name}-error`,
  })
  return html`<div>
${renderControl(type, label, name, value, control)}
${error && html`<p class="error" id="${name}-error">${error}</p>`}
</div>
`
}

function renderControl(type: string, label: string, id: string, value: string | undefined, control: Html[]): Html {
  if (type === 'checkbox') {
    const tick = attributes({ type, value: 'on', checked: value !== undefined })
    return html`<label class="choice"><input${tick}${control}> ${label}</label>`
  }
  // The parser drops one line break at the beginning of a textarea.
  if (type === 'textarea')
    return html`<label for="${id}">${label}</label><textarea rows="8"${control}>\n${value}</textarea>`
  return html`<label for="${id}">${label}</label><input${attributes({ type, value })}${control}>`
}
