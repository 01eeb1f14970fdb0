import { createDateFormat } from '../../locales/date-format.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { claims } from '../../model/kinds/claims.ts'
import { evidenceTexts } from '../../model/kinds/evidence.ts'
import { site } from '../../model/kinds/site.ts'
import { type LoadContext, loadPageMeta, localizeContent, type PageMeta } from '../data/load-context.ts'

export type EvidenceData = PageMeta & ReturnType<typeof loadEvidence>

export function loadEvidence({ locale }: LoadContext) {
  const localized = localizeContent(locale, claims)
  const days = createDateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const texts = localizeContent(locale, evidenceTexts)
  return {
    texts,
    rules: loadPageMeta(locale, 'rules').title,
    claims: localized.map((claim) => {
      const period = claim.period ?? claim.evidence
      const isPromise = claim.kind === 'promise'
      return {
        ...claim,
        count: claim.evidence && getPunctuation(locale).brackets.join(`n = ${claim.evidence.count}`),
        confirmedBy: claim.confirmedBy ?? (isPromise ? site.owner.name : undefined),
        /** In the place of what a measured figure rests on. */
        basis: isPromise ? texts.promise : texts.undocumented,
        period: period && days.formatRange(new Date(period.from), new Date(period.to)),
      }
    }),
  }
}
