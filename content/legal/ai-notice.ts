import { defineContent } from '../define.ts'
import { legalPage } from './schema.ts'

/** AI Act art. 50(1), applicable since 2 August 2026 (https://eur-lex.europa.eu/eli/reg/2024/1689/oj). */
export const aiNoticeSchema = legalPage([
  'assistant',
  'answers',
  'provider',
  'marks',
  'input',
  'limits',
  'demos',
  'texts',
  'person',
])

export const aiNotice = defineContent('content/legal/ai-notice.ts', aiNoticeSchema, {
  changed: '2026-11-23',
  sections: {
    assistant: {
      title: 'The project assistant is an AI',
      paragraphs: [
        'Some projects have an assistant that answers questions. It is an AI system and not a person, and says so before the first message. It answers from the texts of this site about that one project, in the language of the page.',
      ],
      links: [
        {
          id: 'ai-act',
          text: 'Regulation (EU) 2024/1689 (AI Act), article 50',
          url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
        },
      ],
    },
    answers: {
      title: 'Written answers in the search',
      paragraphs: [
        'The search shows passages of this site. Where an AI provider is set up, you can also ask for a written answer: a model writes it from those passages, only when you press the button, and it is marked as generated.',
        'Each sentence quotes a passage. A program compares words, figures, names and negations with the passage and leaves out what does not agree. It cannot recognize every wrong conclusion: read the passage that the sentence names.',
      ],
    },
    provider: {
      title: 'Where your messages go',
      paragraphs: [
        'What you write goes to this site and from there to an AI provider, which computes the reply: OpenAI or, where the owner has set one up, another service of the same kind. The provider gets the conversation and the facts of the project, but neither your name nor your IP address.',
        'As long as no provider is set up, the assistant shows a prepared reply, says that it is one, and passes nothing on. This site stores no conversation.',
      ],
    },
    marks: {
      title: 'How replies are marked',
      paragraphs: [
        'Each reply that a model has written is marked as generated in the code of the page, in the answer of the server and in text that you copy or take along to the contact form. Whether the provider adds a mark of its own depends on the provider.',
      ],
    },
    input: {
      title: 'What does not belong in a message',
      list: [
        'Health data, your own or those of patients.',
        'Names, addresses or other data of people.',
        'Passwords, contracts and anything confidential of your company.',
      ],
    },
    limits: {
      title: 'What the assistant cannot do',
      list: [
        'It can be wrong or incomplete, even where it sounds certain. Check what matters to you.',
        'It gives no legal, medical or financial advice.',
        'It cannot agree on prices or dates. Only a written quote from the owner counts.',
        'It decides nothing about you and keeps no profile of you.',
      ],
    },
    demos: {
      title: 'The demos',
      paragraphs: [
        'The demos compute in your browser with rules and statistics; no language model takes part, and nothing is sent. The radiology demo is not a medical device, and the trading demo is not financial advice.',
      ],
    },
    texts: {
      title: 'How the texts are made',
      paragraphs: [
        'Language models wrote drafts of the texts and translations on this site. An article that the owner has not read and approved yet is marked as a draft. The owner answers for everything that is published here.',
        'The diagrams and charts are drawn from data. No picture, voice or video of a person on this site is generated.',
      ],
    },
    person: {
      title: 'If you would rather ask a person',
      paragraphs: ['Write through the contact page. The owner reads every message and answers in person.'],
    },
  },
})
