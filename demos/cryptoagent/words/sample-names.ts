import type { I18n } from '@lingui/core'
import type { SampleId } from '../samples/samples.ts'

export const sampleNames: Record<SampleId, (i18n: I18n) => string> = {
  trend: (i18n) => i18n.t('cryptoagent.sample.trend'),
  sideways: (i18n) => i18n.t('cryptoagent.sample.sideways'),
  crash: (i18n) => i18n.t('cryptoagent.sample.crash'),
}
