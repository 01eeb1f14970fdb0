import type { Cause } from '../shared/data/alert.ts'

export const replies: Cause = {
  name: 'replies',
  text: (i18n) => i18n.t('owner.alert.replies'),
  isCeiling: true,
}
