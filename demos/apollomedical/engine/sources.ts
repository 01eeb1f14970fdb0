import type { TemplateId } from './templates/templates.ts'

/** A publication as it is cited; the citation is the same in every language. */
export type Source = { citation: string; address: string }

/** The sources of each template's rules and terms. */
export const sources: Record<TemplateId, Source> = {
  thyroid: {
    citation:
      'Tessler FN et al. ACR Thyroid Imaging, Reporting and Data System (TI-RADS): White Paper of the ACR TI-RADS Committee. J Am Coll Radiol 2017;14:587-595.',
    address: 'https://doi.org/10.1016/j.jacr.2017.01.046',
  },
  chest: {
    citation:
      'MacMahon H et al. Guidelines for Management of Incidental Pulmonary Nodules Detected on CT Images: From the Fleischner Society 2017. Radiology 2017;284:228-243.',
    address: 'https://doi.org/10.1148/radiol.2017161659',
  },
}
