import type { CityService } from './schema.ts'

export const valenciaRagLangchain: CityService = {
  title: 'RAG and LangChain workshop in Valencia',
  description:
    'A two-day RAG and LangChain workshop in Valencia on tariffs, tile data sheets and food labels, where codes, tables and dates must be right.',
  intro:
    'Port, ceramics and food companies around Valencia hold documents that punish careless retrieval: container numbers, tables of shrinkage, limits that changed in spring. In two days your developers build a small system on such papers and see where it breaks.',
  context: [
    'Meaning is what embeddings are good at, and much of what these companies look for has none. A container number differs from another in one digit. A glaze reference is a letter and five figures. Someone who asks for one and gets the next one has a wrong answer that looks right. So we begin with codes: recognize them by their form, check the digit where the standard has one, and look them up exactly before any model reads along.',
    'Tables are the second trouble. A tile data sheet states water absorption, slip class and breaking strength in a grid whose heading stands on the page before. Cut it carelessly and a value loses its unit. We keep rows together with their headings, and leave some tables to an ordinary database.',
    'The third is time. Port tariffs, residue limits and customs notes are valid from one day to another. The right answer for a claim from March may be the wrong one for today, so validity dates are stored with each passage and the question decides which count.',
  ],
  agenda: [
    {
      id: 'drawer',
      title: 'Day 1, morning: the drawer',
      text: 'Participants bring thirty real files. We sort them by what breaks: scans, grids, mixed languages, old versions.',
    },
    {
      id: 'exact-first',
      title: 'Day 1, afternoon: exact first',
      text: 'Patterns for codes, a lookup table, and a router in LangChain that decides between lookup and search.',
    },
    {
      id: 'grids',
      title: 'Day 2, morning: grids and dates',
      text: 'Rows with their headings, validity as a filter, and questions asked as of a given day.',
    },
    {
      id: 'foreman-test',
      title: 'Day 2, afternoon: the foreman test',
      text: 'Someone who knows the papers by heart, and does not program, asks questions for an hour. Failures are sorted by cause.',
    },
  ],
  deliverables: [
    'A recognizer for the codes that your company uses, with tests',
    'An importer for one kind of table, with units kept',
    'A rule for expired documents, agreed with those who use them',
    'The questions of the last hour, each with its cause of failure or success',
  ],
  logistics: [
    'Developers, plus one expert from operations or the laboratory for the final afternoon',
    'In the city, at the university or in the plant; sites in Castellón province need a room away from the kilns',
    'Laptops with Python installed and administrator rights, tested two days before',
  ],
  faq: [
    {
      id: 'other-languages',
      question: 'Does it cope with Valencian and Italian papers?',
      answer:
        'Mostly. Multilingual embeddings find them, but technical words for glazes and defects are often missed, so we add a list of synonyms and measure again.',
    },
    {
      id: 'sharing',
      question: 'Can a startup and an established company share the workshop?',
      answer:
        'Not with confidential files. A startup may instead work on public tariffs and notices, which have all the difficulties described above.',
    },
  ],
  caseStudy: 'autofunding-grants',
}
