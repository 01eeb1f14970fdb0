import type { CaseStudy } from './schema.ts'

export const autoclient: CaseStudy = {
  kind: 'example',
  sample: true,
  name: 'AutoClient',
  title: 'Lead scoring with reasons a seller can check',
  description:
    'Worked example: import leads, remove duplicates, score each company against a written profile with reasons, and draft a sequence of three messages.',
  intro:
    'Many sales teams have many lead lists and no common view of them. AutoClient is designed to bring the lists together, remove duplicates, score every company against a written profile and say why. For the leads that pass, it drafts a three-step sequence that a person approves.',
  trade: 'sales',
  sector: 'Business services company with a small outbound sales team',
  headline: 'One list with a reason for every point; measured by hours of list work and by merges that were undone',
  count: { value: '1', label: 'list, where every point has a reason' },
  lesson: 'Fixed criteria with weights are less clever than one score from a model, and people use them.',
  figure: {
    form: 'points',
    title: 'One lead, point by point',
    caption:
      'Company and sentences are invented. Where no sentence is found the answer stays unknown, and the seller sees that it does.',
    rows: [
      { id: 'sector', title: 'Sector', points: 30, most: 30, reason: '“Maintenance contracts for hotels and clinics”' },
      { id: 'size', title: 'Size', points: 20, most: 20, reason: '“A team of 45 in three provinces”' },
      { id: 'region', title: 'Region', points: 10, most: 10, reason: '“Service centers in Castellón and Valencia”' },
      { id: 'signal', title: 'Buying signal', points: 25, most: 25, reason: '“Vacancy: head of customer service”' },
      { id: 'technology', title: 'Technology', points: 0, most: 15, reason: 'No sentence found: unknown, not a no' },
    ],
    total: 'Score',
  },
  situation: [
    'Leads come from trade fairs, web forms, an old CRM export and the private spreadsheets of each seller.',
    'The same company appears under several spellings, and two sellers may call it in the same week.',
    'Priority depends on memory, and nobody can say later why a lead was dropped.',
  ],
  constraints: [
    'Contact data is personal data in business too. Each record needs a source, a legal basis and a date, and an objection has to count in every list.',
    'Spanish law (article 21 of the LSSI) asks for prior consent to commercial e-mail, apart from customers and products like those they bought. A cold lead without consent gets no e-mail, and enters a call list only where there is a legal basis for the call (article 66 of Law 11/2022) and the number is on no exclusion list.',
    'Enrichment may use company websites and licensed register data, but no scraped social profiles.',
    'Sellers drop any score that they cannot explain to their manager.',
  ],
  built: [
    'An importer for CSV, Excel and CRM exports with a saved column mapping per source',
    'A cleaning and matching step with a review queue for doubtful pairs',
    'A score made of written criteria, each with a weight and a visible reason',
    'A drafting step for three messages with approval before anything is sent',
  ],
  howItWorks: [
    {
      id: 'import',
      title: 'Import',
      text: 'Raw rows are kept as they came. A mapping turns columns into one schema, and every value remembers its file, row and date.',
    },
    {
      id: 'cleaning',
      title: 'Cleaning',
      text: 'For comparison, company names lose legal forms such as S.L. or S.A. Phone numbers become E.164, domains are read from e-mail addresses unless they are free mail, and tax numbers are tested by their control character.',
    },
    {
      id: 'deduplication',
      title: 'Deduplication',
      text: 'Blocking on tax number, domain and postal code keeps comparisons few. Each pair gets a match probability from name, address and phone (the Fellegi-Sunter model, in Splink). Clear matches merge, the middle band goes to a person, and every merge can be undone.',
    },
    {
      id: 'scoring',
      title: 'Scoring',
      text: 'A language model reads the company website to answer fixed questions about sector, size, technology and buying signals, and must quote the sentence. Code checks the quote and adds the weights. Without a quote the answer is unknown, and unknown is shown instead of being counted as no.',
    },
    {
      id: 'sequence',
      title: 'Sequence',
      text: 'For leads above the threshold that may be contacted, a model drafts an opening, a follow-up and a closing message from the reasons. A seller edits and approves. A reply or an objection stops the rest.',
    },
    {
      id: 'feedback',
      title: 'Feedback',
      text: 'Won, lost and wrong-fit outcomes come back each month. The team decides about new weights, and old scores keep their version.',
    },
  ],
  diagram: {
    title: 'From lead lists to approved messages',
    description:
      'Lead lists are cleaned and merged, with doubtful pairs left to a person, while a model answers fixed questions from company websites and quotes them. Code turns the quoted answers into a score, a model drafts three messages, and a seller approves them. Outcomes come back each month, and the team decides about new weights.',
    nodes: [
      { id: 'lists', label: 'Lead lists', kind: 'source', column: 0, row: 0 },
      { id: 'websites', label: 'Company websites', kind: 'source', column: 0, row: 1 },
      { id: 'merging', label: 'Cleaning and merging', kind: 'step', column: 1, row: 0 },
      { id: 'answers', label: 'Answers with quotes', kind: 'model', column: 1, row: 1 },
      { id: 'score', label: 'Score with reasons', kind: 'step', column: 2, row: 0 },
      { id: 'drafts', label: 'Three message drafts', kind: 'model', column: 3, row: 0 },
      { id: 'seller', label: 'Seller approval', kind: 'person', column: 4, row: 0 },
      { id: 'outcome', label: 'Sequence and outcome', kind: 'result', column: 4, row: 1 },
    ],
    links: [
      { from: 'lists', to: 'merging' },
      { from: 'websites', to: 'answers' },
      { from: 'merging', to: 'score' },
      { from: 'answers', to: 'score' },
      { from: 'score', to: 'drafts' },
      { from: 'drafts', to: 'seller' },
      { from: 'seller', to: 'outcome' },
      { from: 'outcome', to: 'score' },
    ],
  },
  result: [
    'Hours of list work per week: written down by each seller for two weeks before the start, and again in the third month.',
    'Merges that a person undoes, per hundred. Above an agreed number the middle band gets wider and more pairs go to a person.',
    'One owner for each company, and a manager who can read in one line why a lead stands at the top and why another was left out.',
    'This site speaks of [claim:manualWork] less manual work in automation projects. Whether a team gets there is what those two weeks of notes are for.',
  ],
  learned: [
    'Two branches of a franchise share a domain and a phone number. Neither is enough for a merge, and every merge has to keep its parts.',
    'A single score from a model sounds convincing and changes between runs. Fixed criteria with weights are less clever, and people use them.',
    'Drafts made from the score alone read like form letters. They become usable when the seller can add one sentence before the draft is written.',
  ],
  inYourCompany: [
    'Write the profile with your sellers first, including the companies you do not want.',
    'Bring the lists as they are: the cleaning rules come from the real mess.',
    'Settle consent and objections with your data protection adviser before the first message goes out.',
    'Plan for [claim:delivery] from diagnosis to deployment.',
  ],
  question:
    "Do you have a list of leads and one sentence about the customers you want? The list's column headings are enough for a first answer.",
  stack: ['Python', 'DuckDB', 'Splink', 'PostgreSQL', 'OpenAI API'],
  services: ['business-automation', 'ai-for-marketing', 'agents-automation'],
}
