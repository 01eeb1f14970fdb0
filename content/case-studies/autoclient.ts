import type { CaseStudy } from './schema.ts'

export const autoclient: CaseStudy = {
  name: 'AutoClient',
  title: 'Lead scoring with reasons a seller can check',
  description:
    'AutoClient imports leads, removes duplicates, scores each company against a written profile with reasons, and drafts a sequence of three messages.',
  intro:
    'A sales team had many lead lists and no common view of them. AutoClient brings the lists together, removes duplicates, scores every company against a written profile and says why. For the leads that pass, it drafts a three-step sequence that a person approves.',
  sector: 'Business services company with a small outbound sales team',
  headline: 'Less manual list work, inside the 50-80% range of the automation projects, on the automated steps',
  situation: [
    'Leads came from trade fairs, web forms, an old CRM export and the private spreadsheets of each seller.',
    'The same company appeared under several spellings, and two sellers could call it in the same week.',
    'Priority depended on memory, and nobody could say later why a lead had been dropped.',
  ],
  constraints: [
    'Contact data is personal data in business too. Each record needed a source, a legal basis and a date, and an objection had to count in every list.',
    'Spanish law (article 21 of the LSSI) asks for prior consent to commercial e-mail, apart from existing customers. Cold leads without consent become a call task, not a message.',
    'Enrichment could use company websites and licensed register data, but no scraped social profiles.',
    'Sellers would drop any score that they could not explain to their manager.',
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
    'On the steps that were automated, the cut in manual work lies inside the 50-80% range of the automation projects.',
    'Sellers no longer merge spreadsheets, and each company has one owner.',
    'A manager can read in one line why a lead stands at the top and why another was left out.',
  ],
  figure: {
    title: 'Manual work on the automated steps',
    caption:
      'Manual work as an index, before = 100. The range of 50-80% less covers the automation projects and is measured on the steps that were automated. The cut in this project lies inside the range.',
    bars: [
      { id: 'before', label: 'Before', value: 100, display: '100' },
      { id: 'low-end', label: 'Low end: 50% less', value: 50, display: '50' },
      { id: 'high-end', label: 'High end: 80% less', value: 20, display: '20' },
    ],
  },
  learned: [
    'The first matcher merged two branches of a franchise that shared a domain and a phone number. Since then neither of them is enough for a merge, and every merge keeps its parts.',
    'We began by asking a model for a single score. It sounded convincing and changed between runs. Fixed criteria with weights were less clever, and people used them.',
    'Drafts made from the score alone read like form letters. They became usable when the seller could add one sentence before the draft was written.',
  ],
  inYourCompany: [
    'Write the profile with your sellers first, including the companies you do not want.',
    'Bring the lists as they are: the cleaning rules come from the real mess.',
    'Settle consent and objections with your data protection adviser before the first message goes out.',
    'Plan for 90 days from diagnosis to deployment, the usual course of an automation project.',
  ],
  stack: ['Python', 'DuckDB', 'Splink', 'PostgreSQL', 'OpenAI API'],
  services: ['business-automation', 'ai-for-marketing', 'agents-automation'],
}
