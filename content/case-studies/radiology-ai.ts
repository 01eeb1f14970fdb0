import type { CaseStudy } from './schema.ts'

export const radiologyAi: CaseStudy = {
  name: 'RadiologyAI',
  title: 'Radiology reports drafted and checked',
  description:
    'A radiology team gets structured report drafts in 3 minutes, with checks for gaps and wrong sides, and a radiologist reviews every one of them.',
  intro:
    'Radiologists spend much of a session typing what they have already seen. RadiologyAI turns a dictation into a structured draft and checks it for gaps and left-right mistakes. It never looks at the images, and no report leaves without a radiologist who has read and signed it.',
  sector: 'Diagnostic imaging department of a private healthcare group',
  headline:
    'A draft in 3 minutes at the median, up to 70% less reporting time, and every report reviewed by a radiologist',
  situation: [
    'Radiologists dictated free text and then moved it into the department template by hand.',
    'Each person described the same exam in a different order, so referring doctors had to search for their answer.',
    'Missing sections and swapped sides were caught by a second reader, or by a call from the ward.',
  ],
  constraints: [
    'The intended purpose was written down first: the tool structures and checks text, and does not read images or suggest a diagnosis. A regulatory adviser assessed that purpose against the EU medical device rules before the pilot.',
    'Reports are health data. Text was pseudonymized before it reached a model, processed in an EU region under a data processing agreement, and not used for training.',
    'The radiology information system (RIS) could not be replaced, so drafts had to arrive through its existing interface.',
  ],
  built: [
    'Templates for the most frequent exams, agreed with the radiologists section by section',
    'A drafting service that fills a template from dictated text and marks what was not said',
    'Completeness, laterality and measurement checks, without a language model wherever rules suffice',
    'A review screen with the dictation beside the draft and each warning beside its sentence',
  ],
  howItWorks: [
    {
      id: 'intake',
      title: 'Intake',
      text: 'The order arrives from the RIS as an HL7 v2 message with exam code, body part and side. The existing speech recognition delivers the dictation as text. Names, record numbers and dates become placeholders.',
    },
    {
      id: 'template',
      title: 'Template',
      text: 'A table maps the exam code to a template. No model chooses it, and an unknown code opens the plain free-text form.',
    },
    {
      id: 'draft',
      title: 'Draft',
      text: 'A language model fills a JSON schema with one field per section. Each field must quote the dictation it comes from; if the quote is not found in the text, the field is emptied. A section nobody dictated stays "not dictated", never "normal".',
    },
    {
      id: 'checks',
      title: 'Checks',
      text: 'Rules compare the draft with the order and with itself: required sections, the side of each finding, copied measurements and units. A second model pass looks for contradictions between findings and conclusion. It can flag, not edit.',
    },
    {
      id: 'review',
      title: 'Review',
      text: 'The radiologist accepts, edits or rejects each section and signs in the RIS. Until that signature, the HL7 result message carries preliminary status.',
    },
    {
      id: 'audit',
      title: 'Audit',
      text: 'Model version, prompt version, draft, flags and final text are stored, so the changes between draft and signed report can be counted.',
    },
  ],
  diagram: {
    title: 'From dictation to signed report',
    description:
      'The order selects a template, and a language model fills it from the pseudonymized dictation. Rules and a second model pass flag gaps, wrong sides and contradictions. The radiologist reviews and signs, and the log keeps draft, flags and final text.',
    nodes: [
      { id: 'order', label: 'Order from the RIS', kind: 'source', column: 0, row: 0 },
      { id: 'dictation', label: 'Pseudonymized dictation', kind: 'source', column: 0, row: 1 },
      { id: 'template', label: 'Template by exam code', kind: 'step', column: 1, row: 0 },
      { id: 'draft', label: 'Draft with quotes', kind: 'model', column: 1, row: 1 },
      { id: 'rules', label: 'Rule checks', kind: 'step', column: 2, row: 0 },
      { id: 'contradictions', label: 'Contradiction check', kind: 'model', column: 2, row: 1 },
      { id: 'radiologist', label: 'Radiologist review', kind: 'person', column: 3, row: 0.5 },
      { id: 'report', label: 'Signed report', kind: 'result', column: 4, row: 0 },
      { id: 'audit', label: 'Audit log', kind: 'store', column: 4, row: 1 },
    ],
    links: [
      { from: 'order', to: 'template' },
      { from: 'template', to: 'draft' },
      { from: 'dictation', to: 'draft' },
      { from: 'draft', to: 'rules' },
      { from: 'draft', to: 'contradictions' },
      { from: 'rules', to: 'radiologist' },
      { from: 'contradictions', to: 'radiologist' },
      { from: 'radiologist', to: 'report' },
      { from: 'radiologist', to: 'audit' },
    ],
  },
  result: [
    'The median time to a draft is 3 minutes, and a radiologist reviews each one.',
    'Reporting time fell by up to 70%. That is the best result in these case studies, and no promise for another department.',
    'Conflicts of side between order, findings and conclusion are shown before the signature.',
    'The head of department can see which sections are corrected most and which template needs work.',
  ],
  figure: {
    title: 'Reporting time in the best result',
    caption:
      'Reporting time as an index, before = 100. The 70% cut is the best result in the case studies; the others lie below it. The median time to a draft in this project is 3 minutes, and a radiologist reviews each one.',
    bars: [
      { id: 'before', label: 'Before', value: 100, display: '100' },
      { id: 'radiologyai', label: 'With RadiologyAI, at best', value: 30, display: '30 (70% less)' },
    ],
  },
  learned: [
    'The first version wrote "no abnormality" into sections nobody had dictated, because the example reports did. The test set showed it. We removed those phrases from the prompt and made "not dictated" a value of its own.',
    'The laterality check first compared words alone and flagged every comparison with the other side. Radiologists began to ignore it. Comparing the side per finding made it useful.',
    'A draft that shows its gaps earns more trust than one that reads well.',
  ],
  inYourCompany: [
    'Start with one exam type and real, pseudonymized dictations, bad ones included.',
    'Involve the data protection officer and a regulatory adviser before the first prototype, because the intended purpose decides which rules apply.',
    'Plan the RIS interface early. It takes longer than the model.',
  ],
  stack: ['HL7 v2', 'Python', 'FastAPI', 'Pydantic', 'PostgreSQL', 'Azure OpenAI'],
  services: ['medical-ai', 'ai-readiness-audit', 'advanced-ai'],
}
