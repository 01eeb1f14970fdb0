import type { Service } from './schema.ts'

export const medicalAi: Service = {
  group: 'business',
  inMenu: true,
  formats: ['workshop', 'program'],
  for: ['team', 'university'],
  name: 'Medical AI',
  title: 'Medical AI training for clinicians',
  teaser: 'Read the studies and choose products with judgment',
  description:
    'Medical AI training for clinicians and hospital teams: read validation studies, judge products and use drafting tools with care.',
  intro:
    'Clinicians are asked to trust systems whose evidence they have had no time to read. This training works through published studies, product documentation and de-identified cases from your specialty. It is about when to rely on an output, when to overrule it and how to record both; the clinical decision remains yours.',
  audience: [
    'Physicians who meet AI in imaging, emergency, primary care or laboratory tools',
    'Nurses, radiographers and therapists who work with its output',
    'Heads of service and purchasing committees that compare products',
    'Hospital IT and data protection staff who connect and supervise them',
  ],
  learn: [
    {
      id: 'studies',
      before: 'Believe the abstract',
      after: 'Read a validation study: population, reference standard, prevalence, external test set',
    },
    {
      id: 'own-patients',
      before: 'Repeat the sensitivity from the brochure',
      after: 'Turn sensitivity and specificity into what happens among your own patients',
    },
    {
      id: 'override',
      before: 'Overrule the tool and tell nobody',
      after: 'Record an override, and to report a malfunction through the vigilance channel',
    },
  ],
  topics: [
    'Imaging triage and detection: what the evidence supports and where it is thin',
    'Report drafting: dictation, structured reports, impressions, discharge letters',
    'Regulation: intended purpose and CE marking under the MDR and IVDR, and the AI Act',
    'Data: GDPR article 9, de-identification and its limits, ethics committees',
    'Equity: performance by age, sex, scanner and center',
  ],
  curriculum: [
    {
      id: 'evidence',
      when: { unit: 'clock', day: 1, from: '09:30', to: '13:30' },
      title: 'The evidence',
      text: 'Two studies from your specialty, read with the CLAIM or TRIPOD+AI checklist.',
    },
    {
      id: 'numbers',
      when: { unit: 'clock', day: 1, from: '14:30', to: '17:00' },
      title: 'Your own numbers',
      text: 'Predictive values at your prevalence, thresholds, and the workload they create.',
    },
    {
      id: 'language-models',
      when: { unit: 'clock', day: 2, from: '09:30', to: '11:30' },
      title: 'Language models at the desk',
      text: 'Drafts from dictation, checks against the source, and errors that read well.',
    },
    {
      id: 'product-choice',
      when: { unit: 'clock', day: 2, from: '11:30', to: '13:30' },
      title: 'Choosing a product',
      text: 'Intended purpose, integration with PACS or the record system, local validation, contract.',
    },
    {
      id: 'operation',
      when: { unit: 'clock', day: 2, from: '14:30', to: '16:00' },
      title: 'Running it',
      text: 'Monitoring, drift, incidents and a named person in charge.',
    },
  ],
  outcomes: [
    {
      id: 'reading-sheet',
      file: 'reading-sheet.pdf',
      text: 'A reading sheet for AI studies, already used on two papers',
    },
    {
      id: 'validation-plan',
      file: 'validation-plan.docx',
      text: 'A local validation plan for one product that you have or consider',
    },
    {
      id: 'ward-rule',
      file: 'ward-rule.pdf',
      text: 'A rule for language models on the ward: permitted uses, forbidden data, required checks',
    },
    { id: 'supplier-questions', file: 'supplier-questions.pdf', text: 'A list of questions for suppliers' },
  ],
  faq: [
    {
      id: 'reporting-time',
      question: 'Does AI shorten reporting time?',
      answer:
        'The figure on this site is [claim:reports] to a draft, which a radiologist reviews; how it was measured is not documented yet. Your figure depends on the type of study and on dictation habits, so the validation plan measures before and after.',
    },
    {
      id: 'patient-data',
      question: 'Do you work with patient data?',
      answer:
        'Not with identifiable data. We use public data sets, and cases that your center has de-identified and released. Nothing goes into a consumer chat assistant.',
    },
    {
      id: 'diagnosis-by-chat',
      question: 'May we ask a general chat assistant for a diagnosis?',
      answer:
        'Software meant for diagnosis generally needs CE marking under the MDR, and general assistants are usually not sold for that purpose. Drafting administrative text is another matter, once your center has approved the tool and its data terms.',
    },
    {
      id: 'credits',
      question: 'Does the course carry continuing education credits?',
      answer:
        'Not by itself. In Spain the continuing education commissions accredit each activity on application. If your center applies, I supply the program, its objectives and the evaluation.',
    },
  ],
  callsFor: 'clinical',
  caseStudy: 'radiology-ai',
  post: 'reading-radiology-ai-papers',
  related: ['data-science-training', 'university-ml', 'ai-readiness-audit'],
}
