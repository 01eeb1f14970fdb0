import type { Service } from './schema.ts'

export const noCodeAi: Service = {
  group: 'specialized',
  inMenu: true,
  formats: ['workshop', 'program'],
  for: ['team', 'family'],
  name: 'No-code AI',
  title: 'Create content with AI, without code',
  teaser: 'From idea to published piece, without code',
  description:
    'A hands-on workshop for creators and small teams: write, design, edit video and publish with AI tools, without code and in your own voice.',
  intro:
    'Good content with AI does not take programming. It takes a clear brief, a few tools that fit together and the habit of checking. We set up one production line, from idea to published piece, with your brand and your channels, and you drop whatever does not save time.',
  audience: [
    'Creators and freelancers who publish alone and run out of hours',
    'Small companies without a design or video department',
    'Communication staff in schools, associations and public bodies',
    'Trainers who turn one course into many formats',
  ],
  learn: [
    {
      id: 'brief',
      before: 'Get a different tone from each tool',
      after: 'Write a brief that holds your tone across text, image and video',
    },
    {
      id: 'formats',
      before: 'Start again for each format',
      after: 'Make several formats from one source, such as a recorded interview',
    },
    {
      id: 'handovers',
      before: 'Copy drafts from one window to the next',
      after: 'Connect apps so that drafts arrive where you review them',
    },
  ],
  topics: [
    'Drafts and edits with ChatGPT, Claude or Gemini',
    'Layouts and image variants in Canva or Adobe Express',
    'Video cut by transcript, with subtitles in several languages',
    'Research that stays within the sources you chose',
    'Handovers between apps with Make or Zapier',
  ],
  modules: [
    {
      id: 'brief',
      when: { unit: 'clock', day: 1, from: '09:30', to: '10:30' },
      title: 'Brief and voice',
      text: 'Three of your own texts become a style sheet that any assistant can follow.',
    },
    {
      id: 'text',
      when: { unit: 'clock', day: 1, from: '10:30', to: '12:00' },
      title: 'Text',
      text: 'Outline, draft, cut, fact check, and the point where you had better write it yourself.',
    },
    {
      id: 'images',
      when: { unit: 'clock', day: 1, from: '12:00', to: '13:30' },
      title: 'Image and video',
      text: 'From storyboard to a short clip, with fonts, colors and faces under control.',
    },
    {
      id: 'production-line',
      when: { unit: 'clock', day: 1, from: '14:30', to: '16:00' },
      title: 'Production line',
      text: 'A form starts the draft, a board shows its state, and a person presses publish.',
    },
    {
      id: 'rights',
      when: { unit: 'clock', day: 1, from: '16:00', to: '17:00' },
      title: 'Rights and labels',
      text: 'Licenses, consent of the people shown, and what Article 50 of the AI Act says about deepfakes.',
    },
  ],
  outcomes: [
    { id: 'production-line', file: 'production-line/', text: 'A production line that runs in your own accounts' },
    { id: 'style-sheet', file: 'style-sheet.pdf', text: 'A style sheet for words and pictures' },
    { id: 'pieces', file: 'pieces/', text: 'Two finished pieces, ready to publish' },
    { id: 'checklist', file: 'checklist.pdf', text: 'A checklist for facts, rights and AI labels' },
  ],
  faq: [
    {
      id: 'subscriptions',
      question: 'Which subscriptions do I need?',
      answer:
        'For most people one paid assistant and one design tool are enough. We begin with what you have and look at the monthly total before adding anything.',
    },
    {
      id: 'voice',
      question: 'Will my content sound like a machine?',
      answer:
        'It will if you publish first drafts. A good part of the day therefore goes into voice, cutting and examples from your own work.',
    },
    {
      id: 'ownership',
      question: 'Who owns the texts and images?',
      answer:
        "Each tool's terms say what you may use. In the EU, work made by a model alone may have no copyright at all, so you learn to keep a record of your own part in it.",
    },
    {
      id: 'or-marketing',
      question: 'Should I take this workshop or AI for marketing?',
      answer:
        'AI for marketing starts from campaigns and their figures. This workshop starts from the piece itself and suits people who make it with their own hands.',
    },
  ],
  callsFor: 'person',
  related: ['ai-for-marketing', 'prompt-engineering', 'business-automation'],
}
