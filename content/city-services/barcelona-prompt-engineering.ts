import type { CityService } from './schema.ts'

export const barcelonaPromptEngineering: CityService = {
  title: 'Prompt engineering workshop in Barcelona',
  description:
    'A prompt engineering workshop in Barcelona for medical writers, studios and event teams whose texts appear in three languages.',
  intro:
    'Teams in Barcelona rarely write in one language, and rarely without a reviewer. This edition of the workshop is built around both: prompts that hold a tone in Catalan, Spanish and English, and drafts that survive review by a doctor, an art director or a client.',
  context: [
    'Translation is the quiet test of a prompt. A text that reads well in English may come out of the same prompt stiff in Spanish and full of Spanish turns in Catalan. Teams who notice this late correct by hand in each language, and the time they saved is gone. We therefore write the brief once, keep terms in a short glossary, and judge each language on its own.',
    'The second local subject is review. A medical information office must be able to point from each sentence to a source. A game studio must keep a character from knowing what happens in the next chapter. A stand at a trade fair needs forty product texts of the same length by Thursday. These are different rules, and a prompt that does not contain them leaves them to the reviewer.',
    'There are things we leave out. Poetry, slogans and humor in Catalan still need a native writer from the first line, and we spend no time on pretending otherwise.',
  ],
  agenda: [
    {
      id: 'three-texts',
      title: '9:00 Three texts, three languages',
      text: 'Every participant runs one familiar brief in each language and marks what a colleague would send back.',
    },
    {
      id: 'brief',
      title: '10:45 Brief, glossary, examples',
      text: 'We split house style from task, build a glossary of twenty terms and choose examples that show tone and not content.',
    },
    { id: 'lunch', title: '13:00 Lunch', text: 'A full hour, because the afternoon asks for judgment.' },
    {
      id: 'writing',
      title: '14:00 Write for the reviewer',
      text: 'Groups by trade add the rules of their reviewer: sources for health, canon for games, length for fairs.',
    },
    {
      id: 'blind-review',
      title: '16:00 Blind review',
      text: 'Drafts are exchanged without names or prompts. The table with the fewest corrections explains what it did.',
    },
  ],
  deliverables: [
    'A trilingual glossary with preferred and forbidden terms',
    'A brief template in which style and task stand apart',
    'A list of review rules for your trade, in a form that fits into a prompt',
    'Notes on how your assistant wrote in each language that day',
  ],
  logistics: [
    'One long table per trade, a wall for printed drafts and a printer nearby',
    'Your reviewer should join at 14:00 at the latest; without one the afternoon is theory',
    'Fair organizers do well to choose a date six weeks before opening, when the texts are due',
  ],
  faq: [
    {
      id: 'catalan',
      question: 'Do you correct our Catalan?',
      answer:
        'No, since Spanish and English are my teaching languages. A Catalan speaker from your team judges the Catalan drafts. The method for comparing them is part of the day.',
    },
    {
      id: 'unpublished-product',
      question: 'May we bring texts about a product that is not public?',
      answer:
        'Only if your approved assistant and contract allow it. Otherwise bring the texts of last year, which have the same form and have already been reviewed.',
    },
  ],
}
