import type { City } from './schema.ts'

export const valencia: City = {
  name: 'Valencia',
  title: 'Applied AI training in Valencia',
  metaTitle: 'AI courses in Valencia for companies',
  description:
    'AI training in Valencia for logistics and the port, ceramics, agri-food, startups at La Marina, and university groups.',
  intro:
    'The documents in a Valencia workshop are packing lists, firing curves, residue tables and pitch decks. Companies are often mid-sized and family-run, so the person who decides sits in the room, and what proves useful can be in use the week after.',
  sectors: [
    {
      id: 'logistics',
      title: 'Logistics and the port',
      text: 'Forwarders, shipping agents and trucking companies around one of the large container ports of the Mediterranean. Numbers must be exact, so models read and compare while fixed rules check container codes and weights.',
    },
    {
      id: 'ceramics',
      title: 'Ceramics',
      text: 'Tile and glaze makers between the city and Castellón, with data sheets in many languages and decades of test results. The work is to make old knowledge searchable before those who hold it retire.',
    },
    {
      id: 'agri-food',
      title: 'Agri-food',
      text: 'Citrus, rice and vegetable companies and their co-operatives: labels, residue limits that differ by country, claims from supermarkets with photographs, and a season that leaves no time in winter.',
    },
    {
      id: 'startups',
      title: 'Startups at La Marina',
      text: 'Young companies in and near the accelerators by the harbor. They need evidence that a feature works, a cost per user they can defend, and an application that answers what was asked.',
    },
    {
      id: 'universities',
      title: 'Universities',
      text: 'Departments and student groups who want notebooks that run in class, projects with real data, and rules on what a student may hand in.',
    },
  ],
  teams: [
    'Operations offices where two people know every exception by heart',
    'Technical departments of tile makers, with chemists next to sales engineers',
    'Quality managers in packing houses who answer audits and complaints',
    'Founders with a prototype and a demo day in sight',
    'Lecturers who rebuild a course around notebooks',
  ],
  logistics: [
    'The train from Madrid takes about two hours, so a one-day workshop fits between a morning and an evening train',
    'Plants in Castellón province, in Onda, Vila-real or Alcora, are reached by car; we then begin at 9:30 in the plant itself',
    'Terminals and factories ask for safety induction and visitor registration, which we settle a week before',
    'Where people work shifts, the same half-day is given twice, once for each shift',
    'No sessions in the days of the Fallas in mid-March; citrus companies have most time from June to September',
  ],
  programs: [
    {
      service: 'rag-langchain',
      why: 'Data sheets, tariffs and port rules are long, revised often and full of codes: good material for retrieval with tests.',
    },
    {
      service: 'accelerator-readiness',
      why: 'With the accelerators close by, a rehearsal of application and pitch can be done at their door.',
    },
    {
      service: 'university-ml',
      why: 'Course groups can combine evenings in the classroom with project work in local companies.',
    },
    {
      service: 'data-science-training',
      why: 'Kiln, harvest and yard data already exist; technical staff need the methods to read them.',
    },
  ],
  faq: {
    delivery: {
      question: 'Can the workshop take place in our plant or warehouse?',
      answer:
        'Yes, if there is a room quiet enough to talk in and a connection for the laptops. Seeing the line or the yard first is worth an hour, since the examples become better. Online follow-up sessions save the second journey.',
    },
    languages: {
      question: 'Which languages can participants use?',
      answer:
        'Sessions run in Spanish or in English. Source material in Valencian, Italian or Arabic is welcome as an exercise; we test whether answers stay right when question and document are in different languages.',
    },
    availability: {
      question: 'Which months are good, and how soon can you come?',
      answer:
        'With [claim:booking] of notice there is normally a date. Avoid March because of the Fallas, and your own high season: a workshop during the harvest trains only those who can be spared.',
    },
  },
}
