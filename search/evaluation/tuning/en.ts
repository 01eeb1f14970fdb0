import type { QuestionSet } from '../question-set.ts'

export const questions: QuestionSet = {
  answerable: [
    {
      question: 'Which languages are the workshops held in?',
      pages: [
        '/locations',
        '/ai-training',
        '/corporate',
        '/locations/madrid',
        '/locations/online',
        '/#about',
        '/locations/spain',
      ],
      words: [],
    },
    {
      question: 'How many people can join a prompt engineering workshop?',
      pages: ['/services/prompt-engineering', '/locations/barcelona/prompt-engineering'],
      words: [],
    },
    { question: 'Do you work with patient data in the medical course?', pages: ['/services/medical-ai'], words: [] },
    { question: 'Is my invention safe if I describe it to ChatGPT?', pages: ['/services/ai-ip-patents'], words: [] },
    {
      question: 'Can children use ChatGPT for their homework?',
      pages: ['/services/family-ai', '/blog/ai-homework-rules-for-families'],
      words: [],
    },
    {
      question: 'How long does an AI readiness audit take?',
      pages: ['/services/ai-readiness-audit', '/locations/madrid/ai-readiness-audit'],
      words: [],
    },
    { question: 'Does the automation talk to SAP or Odoo?', pages: ['/services/business-automation'], words: [] },
    {
      question: 'Do you scrape Airbnb for prices?',
      pages: ['/services/airbnb-analytics', '/case-studies/airbnb-intelligence'],
      words: [],
    },
    { question: 'Where do you store what I send through the contact form?', pages: ['/privacy'], words: [] },
    {
      question: 'what is prompt injection and how do I protect my app',
      pages: ['/blog/securing-llm-powered-applications'],
      words: [],
    },
    { question: 'Which of your demos can I try without an account?', pages: ['/projects'], words: [] },
    {
      question: 'Do you train teams in Valencia?',
      pages: ['/locations/valencia', '/locations/valencia/rag-langchain', '/locations'],
      words: [],
    },
    {
      question: 'Can you come to Barcelona?',
      pages: ['/locations/barcelona', '/locations', '/ai-training#delivery'],
      words: ['Barcelona'],
    },
    {
      question: 'Do you speak Chinese?',
      pages: ['/#about'],
      words: ['answer messages in French and Chinese'],
    },
    {
      question: 'how much is a workshop',
      pages: ['/ai-training#pricing', '/corporate', '/legal-notice#prices', '/services'],
      words: ['fixed price'],
    },
    {
      question: 'We are near Atocha. Would you come for just a morning, or does it have to be a whole day?',
      pages: ['/locations/madrid'],
      words: ['half-days'],
    },
    {
      question: 'My youngest is seven, is she too little to join in with us?',
      pages: ['/services/family-ai'],
      words: ['from eight'],
    },
    {
      question: 'Our accounting package is ancient and nothing can be plugged into it. Is it hopeless?',
      pages: ['/services/business-automation'],
      words: ['screen automation'],
    },
    {
      question: 'I let four holiday flats and have only one season of records, is that enough to go on',
      pages: ['/services/airbnb-analytics'],
      words: ['one full year'],
    },
    {
      question: 'If I write to you and nothing comes of it, when is my message deleted?',
      pages: ['/privacy#purposes-1'],
      words: ['12 months'],
    },
    {
      question: 'Something came up. How do I move the appointment I already confirmed?',
      pages: ['/book', '/contact'],
      words: ['one link'],
    },
    {
      question: 'Do I have to buy a graphics card for the student course?',
      pages: ['/services/university-ml'],
      words: ['ordinary laptop'],
    },
    {
      question: 'When I chat with the assistant on the projects page, does OpenAI learn who I am?',
      pages: ['/ai-notice#provider'],
      words: ['neither your name nor your IP address'],
    },
    {
      question: 'We have a million text snippets in Postgres. Should we move to a dedicated vector store?',
      pages: ['/blog/choosing-a-vector-database'],
      words: ['database you already run'],
    },
    {
      question: 'Somebody mails us that a supplier has a new bank account. What should we do before paying?',
      pages: ['/blog/automating-invoices-without-losing-control'],
      words: ['a number that you already had'],
    },
    {
      question: 'After our first talk, how long until I have a plan on paper?',
      pages: ['/corporate', '/services/ai-readiness-audit', '/evidence'],
      words: ['48 hours'],
    },
    {
      question: 'Will you sign an NDA before we hand over files?',
      pages: ['/corporate', '/services/troubleshooting', '/services/ai-ip-patents'],
      words: ['confidentiality agreement'],
    },
    {
      question: 'What must my programmers know before the advanced course?',
      pages: ['/services/advanced-ai'],
      words: ['Git', 'SQL'],
    },
    {
      question: 'What did Alex do for a living before teaching?',
      pages: ['/#experience'],
      words: ['machine learning engineer'],
    },
    {
      question: 'how do I hook my Cursor editor up to this website',
      pages: ['/agents'],
      words: ['mcpServers'],
    },
    {
      question:
        'Two of our sellers keep calling the same firm because it is spelt differently in their lists. How would you clean that up?',
      pages: ['/case-studies/autoclient'],
      words: ['tax number'],
    },
    {
      question: 'By when does the billing software of an S.L. have to be Verifactu-ready?',
      pages: [
        '/rules#verifactu-companies',
        '/services/business-automation',
        '/blog/automating-invoices-without-losing-control',
      ],
      words: ['January 1, 2027'],
    },
  ],
  unanswerable: [
    "What's the weather like in Madrid this weekend?",
    'Which party will win the next general election?',
    'How much did the last hospital pay you for your work?',
    'Can you book me a flight to Lisbon?',
    'Does Accenture offer AI training for banks?',
    'What is the capital of Mongolia?',
    'Who is the chief executive of Anthropic?',
    'Do you repair laptops or install printers?',
    'How many employees does your company have in Germany?',
    'Can I get a recipe for paella?',
    'Did Telefónica take your bootcamp last year?',
    'What is the share price of Nvidia today?',
    'Do you teach piano or guitar?',
    'Will you write my tax return with AI?',
    'Is there a vegetarian menu at the summer camp?',
    'What salary does a machine learning engineer earn in Berlin?',
    'Do you sell gift vouchers for a workshop?',
    'Which hotel should I stay at near your classroom?',
    'Do I get my money back if the workshop does not help us?',
    'Do you have an office in Tokyo?',
    'How many euros is the two-day RAG workshop for eight people?',
    'Is the diploma recognized by a university?',
    'Can we pay in three instalments?',
    'Are you hiring trainers or taking interns?',
    'Is lunch included on the workshop day?',
    'do you give charities a discount',
    'What is the cancellation fee if we drop a confirmed workshop two days before?',
    'Could you build us an iPhone app?',
  ],
  wrongPremise: [
    {
      question: 'Why does your site set advertising cookies?',
      pages: ['/cookies', '/privacy'],
      words: ['sets no cookies'],
    },
    {
      question: 'Where on the website do I enter my card to pay for the course?',
      pages: ['/legal-notice#prices'],
      words: ['nothing can be ordered or paid'],
    },
    {
      question: 'When you file our patent in Munich, how long will it take?',
      pages: ['/services/ai-ip-patents'],
      words: ['patent attorney'],
    },
    {
      question: 'As an official partner of Lanzadera, can you get us in?',
      pages: ['/services/accelerator-readiness', '/case-studies/lanzadera-readiness'],
      words: ['independent'],
    },
    {
      question: 'How much real money has CryptoAgent earned on the exchange so far?',
      pages: ['/projects'],
      words: ['connects to no exchange'],
    },
  ],
  otherLanguage: [
    {
      question: '¿Las clases online se graban?',
      pages: ['/locations/online'],
      words: ['only if everyone in it agrees'],
    },
    {
      question: 'Vendez-vous des licences pour les outils ?',
      pages: ['/corporate'],
      words: ['already pays for'],
    },
    {
      question: '孩子需要自己的账号吗？',
      pages: ['/services/family-ai'],
      words: ['holds the account'],
    },
  ],
  misspelt: [
    {
      question: 'how do i unsuscribe from the newletter',
      pages: ['/newsletter', '/privacy'],
      words: ['ends the subscription'],
    },
    {
      question: 'do particpants need to know how to progam for the promt workshop',
      pages: ['/services/prompt-engineering'],
      words: ['needs only a browser'],
    },
    {
      question: 'is kit digtal stil open',
      pages: ['/services/ai-funding-grants', '/rules'],
      words: ['October 31, 2025'],
    },
  ],
}
