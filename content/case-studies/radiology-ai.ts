import type { CaseStudy } from './schema.ts'

export const radiologyAi: CaseStudy = {
  kind: 'example',
  sample: true,
  name: 'RadiologyAI',
  title: 'Radiology reports drafted and checked',
  description:
    'Worked example: a radiology team gets structured report drafts, with checks for gaps and wrong sides, and a radiologist reviews every one of them.',
  intro:
    'Radiologists spend much of a session typing what they have already seen. RadiologyAI is designed to turn a dictation into a structured draft and to check it for gaps and left-right mistakes. It would never look at the images, and no report would leave without a radiologist who has read and signed it.',
  trade: 'health',
  sector: 'Diagnostic imaging department of a private healthcare group',
  headline: 'A draft that shows its gaps; measured by minutes per report and by corrections before the signature',
  count: { value: '4', label: 'checks before the radiologist signs' },
  lesson: 'A draft that shows its gaps earns more trust than one that reads well.',
  figure: {
    form: 'stages',
    title: 'Where four kinds of mistake come to light',
    caption:
      'Drawn from the design, not measured: without the system such a mistake meets a second reader or the ward; the checks are there to stop it before the signature.',
    before: 'Without it',
    after: 'With it',
    stages: [
      { id: 'draft', title: 'Draft' },
      { id: 'checks', title: 'Checks' },
      { id: 'signature', title: 'Signature' },
      { id: 'second-reader', title: 'Second reader' },
      { id: 'ward', title: 'Ward' },
    ],
    rows: [
      { id: 'section', title: 'A section is missing', before: 3, after: 1 },
      { id: 'side', title: 'Left and right are swapped', before: 4, after: 1 },
      { id: 'measurement', title: 'A measurement is copied wrong', before: 3, after: 1 },
      { id: 'contradiction', title: 'The conclusion contradicts a finding', before: 4, after: 1 },
    ],
  },
  situation: [
    'Radiologists dictate free text and then move it into the department template by hand.',
    'Each person describes the same exam in a different order, so referring doctors have to search for their answer.',
    'Missing sections and swapped sides are caught by a second reader, or by a call from the ward.',
  ],
  constraints: [
    'The intended purpose is written down first: the tool structures and checks text, and does not read images or suggest a diagnosis. A regulatory adviser has to assess that purpose against the EU medical device rules before any pilot.',
    'Reports are health data. Text is pseudonymized before it reaches a model, processed in an EU region under a data processing agreement, and not used for training.',
    'The radiology information system (RIS) stays, so drafts have to arrive through its existing interface.',
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
    'Time per report, from the opened dictation to the signature, read from the RIS for four weeks before and four weeks with the system, by exam and by reader.',
    'Corrections: how many words of each section change between draft and signed report. The head of department would see which template needs work.',
    'Safety: in a set of reports with planted errors, every conflict of side and every missing section is flagged before the signature. One that passes stops the pilot.',
    'The aim is less time with no more addenda after the signature. This site speaks of [claim:reports] for a draft and of up to [claim:reportingTime] less reporting time; how that was measured is not documented yet, and it is no promise for another department.',
  ],
  learned: [
    'A model writes "no abnormality" into sections that nobody dictated if its example reports do. A test set with silent sections shows it, and "not dictated" has to be a value of its own.',
    'A laterality check that compares words alone flags every comparison with the other side, and radiologists begin to ignore it. Comparing the side per finding makes it useful.',
    'A draft that shows its gaps earns more trust than one that reads well.',
  ],
  inYourCompany: [
    'Start with one exam type and real, pseudonymized dictations, bad ones included.',
    'Involve the data protection officer and a regulatory adviser before the first prototype, because the intended purpose decides which rules apply.',
    'Plan the RIS interface early. It takes longer than the model.',
  ],
  question:
    "Which exam do your radiologists dictate most often? Its empty template, without any patient's data, is enough for a first answer.",
  stack: ['HL7 v2', 'Python', 'FastAPI', 'Pydantic', 'PostgreSQL', 'Azure OpenAI'],
  services: ['medical-ai', 'ai-readiness-audit', 'advanced-ai'],
}
