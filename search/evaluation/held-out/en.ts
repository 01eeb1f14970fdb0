import type { QuestionSet } from '../question-set.ts'

export const questions: QuestionSet = {
  answerable: [
    {
      question: 'We are in Teruel. Who pays for your bed and your ticket?',
      pages: ['/locations/spain', '/corporate#faq-invoice', '/legal-notice#prices'],
      words: ['travel'],
    },
    {
      question: 'When in the year should a citrus packer rather not book you?',
      pages: ['/locations/valencia'],
      words: ['Fallas'],
    },
    {
      question: 'Half of us sit in Bogotá. What time would the later block start for them?',
      pages: ['/locations/online'],
      words: ['10:00 AM'],
    },
    {
      question: 'Will my hospital count this towards the accredited hours that doctors need?',
      pages: ['/services/medical-ai'],
      words: ['commissions'],
    },
    {
      question: 'All I can say is hola. Too early for me?',
      pages: ['/services/ai-language-learning'],
      words: ['A2'],
    },
    {
      question: 'there is no company behind me, just me. can I still book',
      pages: ['/ai-training#faq-individuals'],
      words: ['lessons of their own'],
    },
    {
      question: 'How often would my analysts be missing from their desks?',
      pages: ['/services/data-science-training'],
      words: ['two sessions a week'],
    },
    {
      question: 'Do you pretend to be a customer to see what rivals charge?',
      pages: ['/services/ai-competitive-research'],
      words: ['false names'],
    },
    {
      question: 'Will we drop in the search results if a machine writes our posts?',
      pages: ['/services/ai-for-marketing'],
      words: ['spam policies'],
    },
    {
      question:
        'Our lawyers are nervous: does the search-your-own-files training mean uploading contracts to some American service?',
      pages: ['/services/rag-langchain'],
      words: ['EU region'],
    },
    {
      question: 'If we only take the two days, do we go home with a working agent of ours?',
      pages: ['/services/agents-automation'],
      words: ['does not produce an agent'],
    },
    {
      question: 'I want a copy of everything you hold on me. What does that cost and when do I get it?',
      pages: ['/privacy#rights'],
      words: ['one month', 'costs nothing'],
    },
    {
      question: 'The teacher found out that a bot wrote my son’s essay. What now?',
      pages: ['/blog/ai-homework-rules-for-families'],
      words: ['tell the school together'],
    },
    {
      question:
        'A vendor quotes 90% sensitivity and specificity. If only one scan in a hundred is ill, how many of its warnings are wrong?',
      pages: ['/blog/reading-radiology-ai-papers'],
      words: ['eleven of twelve'],
    },
    {
      question: 'Does Google keep what my script sends through its newer interface unless I object?',
      pages: ['/blog/getting-started-with-gemini'],
      words: ['store=False'],
    },
    {
      question: 'Is it enough to tell the bot in its prompt not to obey malicious mails?',
      pages: ['/blog/securing-llm-powered-applications'],
      words: ['tries a hundred variants'],
    },
    {
      question: 'What price does it suggest for a flat whose permit runs out in the middle of the week?',
      pages: ['/case-studies/airbnb-intelligence'],
      words: ['in place of a price'],
    },
    {
      question: 'How would your grant finder notice that a deadline has been moved?',
      pages: ['/case-studies/autofunding-grants'],
      words: ['hash'],
    },
    {
      question: 'Payroll eats my Fridays, could a model do it',
      pages: ['/#task-payroll', '/tasks#payroll'],
      words: ['payroll software'],
    },
    {
      question:
        'The parent company is in Munich. Can you look at what the people on the Castellana do and leave the rest out?',
      pages: ['/locations/madrid/ai-readiness-audit'],
      words: ['belong to Madrid'],
    },
  ],
  unanswerable: [
    'Which university did Alex graduate from?',
    'Is there a phone hotline at weekends?',
    'Do you have a YouTube channel?',
    'can I put my name on a waiting list',
    'Can we pay in bitcoin?',
    'What was your turnover last year?',
    'Would you give the keynote at our congress in Lisbon?',
    'Are you certified under ISO 27001?',
    'Do you lend laptops to participants who have none?',
    'Is the room accessible by wheelchair?',
  ],
  wrongPremise: [
    {
      question: 'Who interprets for the English speakers during a mixed session?',
      pages: ['/locations/online'],
      words: ['do not interpret'],
    },
    {
      question: 'For how many years is the AI Act certificate from your audit valid?',
      pages: ['/services/ai-readiness-audit'],
      words: ['issues no certificate'],
    },
    {
      question: 'Which outside firm checked this site for blind visitors?',
      pages: ['/accessibility'],
      words: ['no external audit'],
    },
    {
      question: 'Now that the whole AI Act has been put off to 2027, may our chatbot pass for a person until then?',
      pages: ['/blog/ai-act-checklist-for-small-companies', '/rules#ai-act-transparency'],
      words: ['August 2, 2026'],
    },
    {
      question: 'Which clinic was the client for the radiology reports?',
      pages: ['/case-studies/radiology-ai', '/case-studies'],
      words: ['not a client project'],
    },
  ],
  otherLanguage: [
    {
      question: 'Wie viele Leute können am Prompt-Workshop teilnehmen?',
      pages: ['/services/prompt-engineering'],
      words: ['fewer online'],
    },
    {
      question: 'Récupérez-vous automatiquement les annonces sur Airbnb ?',
      pages: ['/services/airbnb-analytics'],
      words: ['terms forbid'],
    },
  ],
  misspelt: [
    {
      question: 'is acess to your mcp sevrer free',
      pages: ['/agents'],
      words: ['costs nothing'],
    },
    {
      question: 'out of ofice anwser stops our sequence, what helps',
      pages: ['/case-studies/attio-sequences'],
      words: ['Auto-Submitted'],
    },
  ],
}
