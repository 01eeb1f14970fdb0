/** See asked.ts. */
export const questions: Record<string, string> = {
  // Home
  '/#task-mails':
    'inbox full of the same customer enquiries; auto reply to emails; support keeps typing identical replies',
  '/#task-invoices': 'typing bills into accounting; scan supplier bills; OCR data entry',
  '/#task-quotes': 'offers and estimates for clients; budget calculator; pricing a job automatically',
  '/#task-minutes': 'transcribe calls; notes from Teams or Zoom; recording a meeting and summarizing it',
  '/#task-payroll': 'salaries and payslips; wages, overtime and shifts with a bot',
  '/#task-applicants': 'sort CVs; HR picks candidates; resume screening robot; recruiting staff; hiring bias',
  '/#task-manuals': 'staff ask where things are written; chatbot for internal handbooks; find instructions fast',
  '/#task-bank': 'reconcile the account; which payment belongs to which customer; bookkeeping of transfers',
  '/#task-contracts': 'agreement in a foreign language; DeepL for legal papers; sworn translator or machine',
  '/#task-products': 'descriptions for the online shop; catalog copy for hundreds of items',
  '/#task-stock': 'how much to order; predict demand; warehouse inventory and reordering',
  '/#task-complaints': 'angry customers and refunds; may a bot approve reimbursement; returns and claims',
  '/#method': 'stages of a job; steps of working together; how long until it runs',
  '/#diagnose': 'first phase, watching how staff work; what happens at the beginning',
  '/#design': 'prototype and trial before buying; choosing the solution',
  '/#deploy': 'going live, rollout, launch; what happens when you are gone',
  '/#about': 'who is behind this; the trainer, teacher or coach; which languages do you speak',
  '/#experience': 'your background and former jobs; resume of the trainer; career history',
  '/#skills': 'programming languages you know; tech stack; which cloud do you work with',
  '/services#title': 'what do you offer; list of courses; how much does it cost; fee for a course',
  // Prompt engineering
  '/services/prompt-engineering#title':
    'staff use ChatGPT badly; better instructions for Copilot; chatbot gives useless replies',
  '/services/prompt-engineering#plan': 'length of the prompt course; timetable and breaks; syllabus',
  '/services/prompt-engineering#outcomes':
    'ready-made templates we keep; cheat sheet of instructions; results of the course',
  '/services/prompt-engineering#audience': 'suitable for office staff; boss wants rules for ChatGPT at work',
  '/services/prompt-engineering#faq-which-assistant': 'ChatGPT or Copilot, which one to buy; we only have Microsoft',
  '/services/prompt-engineering#faq-programming': 'not technical, never coded; beginners and secretaries welcome',
  '/services/prompt-engineering#faq-group-size': 'maximum number of attendees; how big a class; places per session',
  // RAG
  '/services/rag-langchain#title':
    'chatbot that knows our PDFs; train ChatGPT on company files; ask our own knowledge base',
  '/services/rag-langchain#plan': 'length of the RAG course; schedule for developers',
  '/services/rag-langchain#outcomes': 'what we keep after the RAG course; list of files to tidy up',
  '/services/rag-langchain#audience':
    'required programming level; document bot disappoints colleagues; SharePoint search',
  '/services/rag-langchain#faq-data-location':
    'confidential papers stay in house; private or local LLM; nothing sent to OpenAI; on-premise',
  '/services/rag-langchain#faq-why-langchain': 'LangChain alternatives, LlamaIndex, no framework; is it overkill',
  '/services/rag-langchain#faq-long-context':
    'just paste all PDFs into the prompt; million token models make RAG obsolete',
  '/services/rag-langchain#faq-two-days-or-weeks': 'short or long version; which duration to choose',
  // Agents
  '/services/agents-automation#title':
    'build a robot employee; AI that does tasks on its own; autonomous assistant for a department',
  '/services/agents-automation#plan': 'length of the bootcamp; curriculum by weeks; hours altogether',
  '/services/agents-automation#outcomes': 'working bot at the end; rules for what it is allowed',
  '/services/agents-automation#audience': 'for programmers or for operations people; we use Zapier-like tools already',
  '/services/agents-automation#faq-which-process':
    'good first job for a bot; what to hand over to an agent; safe to start with',
  '/services/agents-automation#faq-non-programmers':
    'I cannot code, may I join the agents course; business people in the group',
  '/services/agents-automation#faq-code-or-n8n': 'Zapier, Make or Python; low-code is enough; visual workflow tool',
  '/services/agents-automation#faq-two-days': 'no time for six weeks; short agents course; weekend version',
  // Audit
  '/services/ai-readiness-audit#title':
    'where do we begin with AI; assessment of the company; AI strategy for a firm; boss wants AI, no plan',
  '/services/ai-readiness-audit#deliverables': 'what is in the report; priorities list; result of the assessment',
  '/services/ai-readiness-audit#plan': 'how long the audit takes; who gets interviewed; duration of the assessment',
  '/services/ai-readiness-audit#audience': 'employees secretly use ChatGPT; shadow AI; how much to spend on AI',
  '/services/ai-readiness-audit#faq-48-hours': 'so fast, is it serious; quick plan after talking',
  '/services/ai-readiness-audit#faq-ai-act':
    'certify that we comply; legal compliance check for EU regulation; stamp or seal',
  '/services/ai-readiness-audit#faq-time-needed':
    'workload for our staff; how many meetings; will it disturb daily business',
  '/services/ai-readiness-audit#faq-own-services':
    'are you neutral or selling something; independent advice, conflict of interest',
  // Automation
  '/services/business-automation#title': 'get rid of paperwork; too much copy and paste; robots for back office; RPA',
  '/services/business-automation#plan': 'how many months an automation takes; project timeline',
  '/services/business-automation#deliverables': 'do we own the flow; documentation and manual at the end',
  '/services/business-automation#audience':
    'small firm without IT people; administration drowning in bills; monthly Excel report by hand',
  '/services/business-automation#scope':
    'what can be automated; onboarding new employees; contracts, delivery slips, customer mails',
  '/services/business-automation#faq-manual-work':
    'how much time do we save; return on investment, ROI; fewer hours of typing',
  '/services/business-automation#faq-erp':
    'old accounting program, nothing can be plugged in; SAP, Sage, Holded, A3; legacy software without connection',
  '/services/business-automation#faq-verifactu':
    'new billing law in Spain; tax office Hacienda invoices; deadline for the self-employed autónomo; e-invoice',
  '/services/business-automation#faq-on-your-own':
    'do it ourselves; teach our people to automate; cheaper without consultant',
  // Marketing
  '/services/ai-for-marketing#title':
    'social media posts with ChatGPT; copywriting; content that sounds like everybody else',
  '/services/ai-for-marketing#plan': 'length of the marketing course; programme of the two days',
  '/services/ai-for-marketing#outcomes': 'publishing plan for three months; brand tone document; templates for posts',
  '/services/ai-for-marketing#audience': 'community manager, agency, solo founder; too few people for social networks',
  '/services/ai-for-marketing#topics':
    'SEO and being found in ChatGPT; Instagram ads, newsletters; pictures of real people in ads',
  '/services/ai-for-marketing#faq-speed': 'how many posts a day; productivity of writers',
  '/services/ai-for-marketing#faq-google':
    'SEO punishment for ChatGPT articles; will my blog lose ranking; banned from search',
  '/services/ai-for-marketing#faq-labels':
    'say that a picture is AI generated; mark posts; tell readers ChatGPT wrote it',
  '/services/ai-for-marketing#faq-languages': 'campaigns in German or French; multilingual team',
  // Medical
  '/services/medical-ai#title':
    'AI for doctors and nurses; hospital course; can we trust the algorithm; ChatGPT in the clinic',
  '/services/medical-ai#plan': 'length of the medical course; agenda for doctors',
  '/services/medical-ai#outcomes': 'policy for ChatGPT in the hospital; how to test software before buying it',
  '/services/medical-ai#audience': 'GP, radiologist, nurse, physiotherapist; purchasing for a clinic',
  '/services/medical-ai#faq-reporting-time': 'write radiology findings faster; save time dictating',
  '/services/medical-ai#faq-patient-data':
    'medical records and confidentiality; health information in exercises; anonymous cases',
  '/services/medical-ai#faq-diagnosis-by-chat':
    'doctor types symptoms into ChatGPT; is Claude allowed for patients; certified medical software',
  '/services/medical-ai#faq-credits': 'CME points, CFC; accreditation for doctors; certificate of training',
  // Funding
  '/services/ai-funding-grants#title': 'subsidies and public aid; government money for AI; help writing an application',
  '/services/ai-funding-grants#deliverables': 'which subsidy suits my company; what you write for us',
  '/services/ai-funding-grants#plan': 'how long an application takes; stages of asking for aid',
  '/services/ai-funding-grants#audience': 'SME needs financing; entrepreneur; university lab',
  '/services/ai-funding-grants#topics': 'which aid programmes exist; European money; pay less tax for research',
  '/services/ai-funding-grants#faq-kit-digital': 'digital voucher still available; bono digital closed; deadline over',
  '/services/ai-funding-grants#faq-chances': 'success rate; guarantee that we get the money; likely to be approved',
  '/services/ai-funding-grants#faq-writing-with-ai':
    'ChatGPT writes the application; is it allowed to use a bot for the proposal',
  '/services/ai-funding-grants#faq-grant-for-training':
    'subsidized course; state pays for staff training; get the course financed',
  // Patents
  '/services/ai-ip-patents#title':
    'protect our algorithm; someone could copy our software; intellectual property of a model',
  '/services/ai-ip-patents#deliverables': 'novelty search results; documents for the patent lawyer',
  '/services/ai-ip-patents#plan': 'time needed before filing; what happens first',
  '/services/ai-ip-patents#audience': 'investors ask about protection; researcher publishing a paper soon',
  '/services/ai-ip-patents#topics': 'ChatGPT invented it; copyright of ChatGPT text; trade secret instead of patent',
  '/services/ai-ip-patents#faq-filing': 'register our invention; do you replace a lawyer; patent agent needed',
  '/services/ai-ip-patents#faq-models': 'patent software or an algorithm; protect a forecasting tool',
  '/services/ai-ip-patents#faq-already-public':
    'published on GitHub; presented at a conference; demo shown at a fair before filing',
  '/services/ai-ip-patents#faq-secrecy': 'NDA before talking; idea could leak to ChatGPT; keep it confidential',
  // Accelerator
  '/services/accelerator-readiness#title':
    'get into Lanzadera; pitch help for founders; incubator application; rejected by Y Combinator',
  '/services/accelerator-readiness#plan': 'length of the startup program; schedule for founders',
  '/services/accelerator-readiness#outcomes': 'slides for the jury; practice before the jury; good moment or too early',
  '/services/accelerator-readiness#audience': 'first-time founders; our application was rejected; refused last year',
  '/services/accelerator-readiness#faq-influence':
    'contacts inside, recommendation; guaranteed place; do you know the jury',
  '/services/accelerator-readiness#faq-early-start': 'closing date almost here; when to begin preparing; last minute',
  '/services/accelerator-readiness#faq-which-accelerator':
    'Lanzadera, South Summit or others; best incubator in Spain; giving away shares',
  '/services/accelerator-readiness#faq-model-api':
    'just a ChatGPT wrapper; we use OpenAI under the hood; no own technology',
  // Competitive research
  '/services/ai-competitive-research#title':
    'market study; spy on rivals; benchmark of competitors; who else sells this',
  '/services/ai-competitive-research#deliverables': 'battle cards for sellers; comparison of rivals; what we get',
  '/services/ai-competitive-research#plan': 'duration of a market study; how information is gathered',
  '/services/ai-competitive-research#audience':
    'losing customers to others; entering a new country; investor asks about the market',
  '/services/ai-competitive-research#faq-legality':
    'scraping websites allowed; ethical spying; fake accounts; personal information',
  '/services/ai-competitive-research#faq-invented-competitors':
    'hallucinated companies; fake sources; can I trust the findings',
  '/services/ai-competitive-research#faq-deep-research-tools':
    'Perplexity or ChatGPT deep research instead; do it for free',
  '/services/ai-competitive-research#faq-tracking':
    'monitor rivals every month; alerts on price changes; ongoing watch',
  // Proptech
  '/services/proptech-analytics#title':
    'real estate data; house value estimate; AI for estate agents; flat price prediction',
  '/services/proptech-analytics#deliverables': 'dashboard for the agency; do we get the code; valuation tool',
  '/services/proptech-analytics#audience':
    'estate agency, investor, developer of buildings; comparing adverts in Excel',
  '/services/proptech-analytics#faq-sources':
    'scrape Idealista or Fotocasa; land registry; where do the prices come from',
  '/services/proptech-analytics#faq-appraisal':
    'tasación for the bank; official valuation for a mortgage; replace the surveyor',
  '/services/proptech-analytics#faq-sales-needed': 'little data, small town; minimum number of transactions',
  '/services/proptech-analytics#faq-price': 'cost of a property project; fee, budget; cancel halfway',
  // Airbnb
  '/services/airbnb-analytics#title':
    'holiday flats, vacation rental income; Booking and Vrbo; more money from my apartment',
  '/services/airbnb-analytics#deliverables':
    'price list for my flats; what guests complain about; summary to show landlords',
  '/services/airbnb-analytics#plan': 'duration for my flats; when prices arrive',
  '/services/airbnb-analytics#learn': 'empty nights between stays; when to raise or lower the nightly rate',
  '/services/airbnb-analytics#audience':
    'landlord with a few flats; tourist apartment manager; buying a flat to rent out',
  '/services/airbnb-analytics#faq-scraping': 'download data from Airbnb; neighbours’ prices; AirDNA',
  '/services/airbnb-analytics#faq-pricing-tools':
    'PriceLabs, Wheelhouse, Beyond, smart pricing; is my software worth it',
  '/services/airbnb-analytics#faq-history': 'brand-new listing without data; how many years of reservations',
  '/services/airbnb-analytics#faq-rental-permit':
    'tourist licence, VUT; legal to let my flat; registration of holiday home',
  // Advanced AI
  '/services/advanced-ai#title': 'course for senior engineers; take our LLM prototype live; production-grade chatbot',
  '/services/advanced-ai#deliverables': 'deployed system at the end; what our developers keep',
  '/services/advanced-ai#audience': 'software team adding LLMs; fine-tuning or RAG; pilot must reach customers',
  '/services/advanced-ai#faq-difference':
    'compare developer courses; which technical training to choose; basics already known',
  '/services/advanced-ai#faq-prior-knowledge': 'entry requirements; which level of coding; maths or PhD needed',
  '/services/advanced-ai#faq-data-location':
    'self-hosted Llama or Mistral; European servers; GPU in our own datacenter',
  '/services/advanced-ai#faq-duration-and-price': 'how many weeks; fee for engineers; only one architecture question',
  // No-code
  '/services/no-code-ai#title':
    'make videos and posts without programming; Canva and ChatGPT course; content for Instagram, YouTube',
  '/services/no-code-ai#outcomes': 'finished posts after the class; what I go home with',
  '/services/no-code-ai#audience': 'influencer, freelancer, school, charity; no designer in the firm',
  '/services/no-code-ai#faq-subscriptions': 'free version or paid plan; monthly spending on tools; ChatGPT Plus needed',
  '/services/no-code-ai#faq-voice': 'texts sound robotic; readers notice it is ChatGPT; AI slop',
  '/services/no-code-ai#faq-ownership': 'copyright of generated pictures; may I sell them; legal use of images',
  '/services/no-code-ai#faq-or-marketing': 'difference between both content courses; which fits me',
  // University
  '/services/university-ml#title':
    'private tutor for machine learning; help with final degree project TFG, TFM; failing the ML exam',
  '/services/university-ml#plan': 'length of lessons for students; syllabus, subjects taught',
  '/services/university-ml#outcomes': 'portfolio for employers; something to show my professor',
  '/services/university-ml#audience': 'undergraduate, postgraduate; which degrees; student association',
  '/services/university-ml#faq-assignments': 'write my coursework for money; do my homework; plagiarism, cheating',
  '/services/university-ml#faq-mathematics': 'bad at maths; forgot calculus and linear algebra',
  '/services/university-ml#faq-gpu': 'old laptop, no graphics card; powerful computer; Mac',
  '/services/university-ml#faq-groups': 'lecturer wants a class for the faculty; seminar at our campus',
  // Data science
  '/services/data-science-training#title':
    'Excel is too slow; learn Python at work; analysts upskilling; data course for the controlling department',
  '/services/data-science-training#outcomes': 'reports that update themselves; what the department gains',
  '/services/data-science-training#audience': 'controller, engineer, sales analyst; spreadsheet too big',
  '/services/data-science-training#faq-programming': 'only know Excel; never wrote code; mixed levels in the class',
  '/services/data-science-training#faq-confidential-data': 'salaries and customer lists in exercises; sensitive tables',
  '/services/data-science-training#faq-working-time':
    'how many hours a week; employees have no time; homework during the job',
  '/services/data-science-training#faq-why-python': 'ChatGPT codes for me, why learn; is coding dead',
  // Family
  '/services/family-ai#title': 'my son uses ChatGPT for everything; kids and AI; activity for mum, dad and daughter',
  '/services/family-ai#plan': 'how long for kids; what do the children do; games without screen',
  '/services/family-ai#outcomes': 'parental controls set up; contract with my teenager about screens; helpline',
  '/services/family-ai#audience': 'grandma wants to come too; AMPA; which kids is it for',
  '/services/family-ai#topics': 'copying and plagiarism; AI girlfriend apps; deepfake photos of pupils, bullying',
  '/services/family-ai#faq-age': 'my kid is six; too young; my teenager is fifteen; alone without parents',
  '/services/family-ai#faq-accounts': 'sign up my child for ChatGPT; minimum age for Gemini; own login',
  '/services/family-ai#faq-dependence':
    'kid gets lazy, stops thinking; addicted to the chatbot; no longer studies alone',
  '/services/family-ai#faq-recording': 'pictures of my kids; filming; privacy of minors',
  '/services/family-ai#faq-schools': 'talk for parents at our school; teacher wants a workshop; AMPA price',
  // Language learning
  '/services/ai-language-learning#title':
    'learn Spanish with ChatGPT; practice speaking English; Duolingo is boring; conversation classes',
  '/services/ai-language-learning#plan': 'length of the language course; weekly lessons',
  '/services/ai-language-learning#outcomes': 'flashcards, study routine; what I get after the course',
  '/services/ai-language-learning#audience':
    'moving to Spain, expat; exam preparation language certificate; language school teacher',
  '/services/ai-language-learning#faq-languages': 'German, Japanese, Arabic, Catalan; learn Mandarin; rare tongue',
  '/services/ai-language-learning#faq-teacher': 'replace my tutor; academy or app; correct my accent',
  '/services/ai-language-learning#faq-beginners': 'start from zero; I speak not a word; A1',
  '/services/ai-language-learning#faq-progress': 'become fluent fast; reach B2 in a month; guaranteed results',
  '/services/ai-language-learning#faq-teams': 'English classes for employees; business language for staff',
  // Troubleshooting
  '/services/troubleshooting#title':
    'our chatbot does not work; project stuck; second opinion; rescue a failed AI project',
  '/services/troubleshooting#deliverables': 'should we continue or kill it; report on what is broken',
  '/services/troubleshooting#plan-1': 'how long finding the fault takes; what happens first',
  '/services/troubleshooting#audience': 'supplier left us with a bad bot; bill exploding; nobody uses the pilot',
  '/services/troubleshooting#topics':
    'bot hallucinates and lies; slow and expensive; worse since the update; leaks data',
  '/services/troubleshooting#faq-start': 'urgent, emergency; bot is insulting customers right now; how soon available',
  '/services/troubleshooting#faq-vendors': 'agency built it badly; not your code; external provider’s software',
  '/services/troubleshooting#faq-customer-data': 'access to our clients’ information; sign an NDA; see production data',
  '/services/troubleshooting#faq-price': 'hourly rate for a checkup; cost of repair; spending limit',
  '/services/troubleshooting#faq-wrong-tool': 'maybe we do not need AI; simpler solution; admit failure',
  // Corporate
  '/corporate#title': 'train our employees; in-house course; staff education in artificial intelligence',
  '/corporate#programs': 'which course for which department; packages for firms',
  '/corporate#program-1': 'introduction for all employees; basics for office people; HR wants general training',
  '/corporate#program-2': 'course for accounting and administration; automate with our own people',
  '/corporate#program-3': 'course for our programmers; developers learn to build with LLMs',
  '/corporate#steps-written-roadmap': 'when do we receive a proposal; plan on paper after talking',
  '/corporate#steps-offer': 'how much for a company; offer; how far ahead to reserve',
  '/corporate#steps-preparation': 'homework for HR before the course; technical check',
  '/corporate#steps-sessions': 'do we keep slides; support afterwards',
  '/corporate#faq-fundae': 'bonificada, bonus training; FUNDAE subsidy; social security pays the course',
  '/corporate#faq-article4':
    'mandatory AI training by EU law; obligation to teach employees; proof for inspectors, certificate of attendance',
  '/corporate#faq-departments': 'everybody in one room; mix sales and finance; whole company at once',
  '/corporate#faq-documents': 'are our files safe with you; confidentiality, NDA; when do you erase them',
  '/corporate#faq-licenses': 'buy ChatGPT Team through you; software included; reseller, commission',
  '/corporate#faq-measure': 'proof of success; KPI for training; return for the boss; evaluation survey',
  '/corporate#faq-data': 'GDPR contract, DPA; processor agreement; legal department asks for NDA',
  '/corporate#faq-invoice': 'VAT included; travel expenses; billing details; payment, invoice to the company',
  // AI training
  '/ai-training#title': 'which course is right for me; too many options, lost; recommendation',
  '/ai-training#paths-3': 'startup entrepreneur; what should I take',
  '/ai-training#paths-4': 'hospital doctor or nurse; medical people',
  '/ai-training#paths-5': 'undergraduate at college; what to study first',
  '/ai-training#paths-6': 'mother or father; where to begin with kids',
  '/ai-training#paths-7': 'YouTuber, blogger, influencer; what should I take',
  '/ai-training#formats-workshop': 'one-day seminar; short intensive class; half theory, half practice',
  '/ai-training#formats-program': 'long course over a month; lessons every week; lasting change',
  '/ai-training#formats-consulting': 'hire you as advisor; freelancer by the hour; mentoring on one problem',
  '/ai-training#delivery': 'remote or face to face; do you come to us; Zoom; hybrid',
  '/ai-training#pricing': 'how much, cost, rates, fees; tariff; cheap or expensive',
  '/ai-training#faq-workshop-or-program': 'is one day enough; short or long course',
  '/ai-training#faq-mixed-group': 'beginners with experts together; colleagues of different levels',
  '/ai-training#faq-preparation': 'what to bring; before the first day; which accounts to open',
  '/ai-training#faq-individuals': 'private lessons, one-to-one; just me, not a company; open course to sign up for',
  // Case studies
  '/case-studies#title': 'references, clients, success stories; examples of your work; are they real customers',
  '/case-studies/radiology-ai#situation': 'radiologist loses time typing; left and right mixed up in a report',
  '/case-studies/radiology-ai#constraints':
    'certification as medical software; hospital privacy, GDPR; does it look at X-rays',
  '/case-studies/radiology-ai#result': 'how many minutes saved; is it proven; safety test',
  '/case-studies/radiology-ai#in-your-company': 'try it in our hospital; first step for a clinic',
  '/case-studies/autoclient#situation': 'contacts scattered in many Excels; two salespeople phone the same firm',
  '/case-studies/autoclient#how-deduplication': 'double entries; merge duplicate contacts; same customer twice in CRM',
  '/case-studies/autoclient#how-scoring': 'which prospects to call first; rank potential clients; qualify leads',
  '/case-studies/autoclient#constraints':
    'cold emailing legal in Spain; spam rules; scraping LinkedIn; phoning strangers',
  '/case-studies/attio-sequences#situation':
    'automatic follow-up emails; build ourselves or purchase; CRM drip campaign',
  '/case-studies/attio-sequences#constraints': 'is reverse engineering legal; copying a rival product',
  '/case-studies/banking-assistant#situation':
    'accounts at Santander, BBVA, CaixaBank; how much money do we have; treasury in Excel',
  '/case-studies/banking-assistant#how-forecast':
    'cash flow prediction; run out of money; liquidity plan; when will clients pay',
  '/case-studies/banking-assistant#constraints': 'do you need my bank password; PSD2; safe, can it make transfers',
  '/case-studies/banking-assistant#in-your-company': 'what file to ask the bank for; start with our treasury',
  '/case-studies/spreadsheet-assistant#situation':
    'only one colleague understands the Excel; everyone waits for controlling',
  '/case-studies/spreadsheet-assistant#how-formula': 'Excel in another language; SUMIFS translation; VLOOKUP writer',
  '/case-studies/spreadsheet-assistant#constraints':
    'ChatGPT calculates wrong; salaries in the file, confidential; change my file',
  '/case-studies/proptech-analytics#situation':
    'Idealista prices too high; agent guesses the price; flat does not sell',
  '/case-studies/proptech-analytics#how-price': 'algorithm for flat value; price per m2; confidence interval',
  '/case-studies/proptech-analytics#constraints': 'reuse Idealista adverts; bank valuation; discrimination in models',
  '/case-studies/airbnb-intelligence#how-price': 'dynamic nightly rate; revenue management; what to charge per night',
  '/case-studies/airbnb-intelligence#how-license-check':
    'fine for illegal tourist flat; licence expired; neighbours’ association vote',
  '/case-studies/airbnb-intelligence#how-reviews': 'what guests criticize; bad ratings; noise, Wi-Fi, cleaning',
  '/case-studies/airbnb-intelligence#in-your-company':
    'Barcelona ban on tourist flats 2028; what a property manager must collect',
  '/case-studies/autofunding-grants#situation':
    'missed the deadline for a subsidy; too many alerts; gestoría, consultancy for aid',
  '/case-studies/autofunding-grants#how-hard-filters': 'are we eligible; too big for SME aid; excluded from a call',
  '/case-studies/lanzadera-readiness#situation':
    'weak pitch deck; cofounders contradict each other; investors doubt our numbers',
  '/case-studies/lanzadera-readiness#how-mock-interviews':
    'rehearse with a jury; practice questions; interview training',
  '/case-studies/lanzadera-readiness#constraints': 'will we surely get in; do you write the application; insider tips',
  // Projects
  '/projects#title': 'try something now; portfolio; live demo; are these products for sale',
  '/projects#autoclient': 'tool for freelancers who look for clients; sales bot',
  '/projects#spreadsheet': 'chat with my Excel; upload a table; privacy of my file',
  '/projects#cryptoagent': 'bitcoin bot; trading robot; get rich with crypto',
  '/projects#banking': 'personal finance app; sort my expenses; household budget',
  '/projects#apollomedical': 'radiology template software; try the report tool with fake patients',
  '/projects#autosite': 'website builder; multilingual web page maker',
  '/projects#autoclient-sending': 'does it spam people; automatic emailing; contacts without permission',
  '/projects#autoclient-own-list': 'upload my contacts; are my customers’ names stored; Excel of prospects',
  '/projects#autoclient-ranking': 'why is this company on top; black box; adjust the criteria',
  '/projects#cryptoagent-real-money': 'connect to Binance or Coinbase; invest my savings; buy tips',
  '/projects#cryptoagent-strategies': 'DCA, RSI, HODL; trading methods to test',
  '/projects#cryptoagent-overfitting': 'strategy worked in the past, loses now; too good to be true',
  '/projects#cryptoagent-own-prices': 'import stock quotes; use Yahoo data; other coins',
  // Locations
  '/locations#title': 'which cities; do you travel; near me; classroom address',
  '/locations/madrid#title': 'trainer based in the capital; in-person course near me',
  '/locations/madrid#logistics': 'what room we need; summer hours; central meeting place for other offices',
  '/locations/madrid#faq-delivery': 'visit us in person; course at our place; only a morning',
  '/locations/madrid#faq-languages': 'foreign colleagues; bilingual session; expats who speak no Spanish',
  '/locations/madrid#faq-availability': 'next free dates; waiting time; before holidays',
  '/locations/barcelona#logistics':
    'where and at what time in Catalonia; Mobile World Congress week; travel from Madrid',
  '/locations/barcelona#faq-delivery': 'face to face or video; is coming in person worth it',
  '/locations/barcelona#faq-languages': 'classes in català; material not in Spanish',
  '/locations/barcelona#faq-availability': 'next visit; split travel expenses with another firm',
  '/locations/valencia#logistics': 'factory on shifts; Castellón; day trip; rules to enter the site',
  '/locations/valencia#faq-delivery': 'on the factory floor; course at our warehouse',
  '/locations/valencia#faq-languages': 'partners abroad; foreign workers',
  '/locations/valencia#faq-availability': 'Fallas holidays; orange season; best time of year',
  '/locations/spain#logistics': 'Canary Islands, Mallorca; poor internet in the village; who pays hotel and train',
  '/locations/spain#faq-delivery': 'small town, rural area; do you go to Seville, Galicia, Asturias; remote place',
  '/locations/spain#faq-languages': 'euskera, galego; hotel with foreign staff',
  '/locations/spain#faq-availability': 'how early to call for a trip; islands in July',
  '/locations/online#logistics': 'which video app; watch it later, replay; webcam; microphone test',
  '/locations/online#faq-delivery': 'webinars are boring; people switch off cameras; engagement from home',
  '/locations/online#faq-languages': 'interpreter; mixed-language group on Zoom',
  '/locations/online#faq-availability': 'earliest date for a virtual course; next week possible',
  '/locations/online#sectors-latin-america': 'Mexico, Colombia, Argentina; time difference; from abroad',
  '/locations/madrid/ai-readiness-audit#context':
    'bank or insurer with slow approvals; committee blocks ChatGPT; supervisor, regulator of banks',
  '/locations/madrid/ai-readiness-audit#faq-madrid-only': 'parent company abroad decides; local branch only',
  '/locations/madrid/ai-readiness-audit#faq-month-end': 'busy closing the books; summer holidays',
  '/locations/barcelona/prompt-engineering#context': 'ChatGPT’s Catalan is poor; same text in three languages',
  '/locations/barcelona/prompt-engineering#faq-catalan': 'proofread català; native reviewer',
  '/locations/barcelona/prompt-engineering#faq-unpublished-product': 'secret launch; embargoed text; NDA with client',
  '/locations/valencia/rag-langchain#context': 'bot confuses reference numbers; tables in PDFs; outdated rates',
  '/locations/valencia/rag-langchain#faq-other-languages': 'foreign-language documents; ceramic jargon',
  '/locations/valencia/rag-langchain#faq-sharing': 'join with another firm; split the cost; competitors in one room',
  '/locations/madrid/business-automation#context':
    'missing tax deadlines; employee steals or embezzles; multinational accounting hub',
  '/locations/madrid/business-automation#faq-countries': 'begin with one branch; subsidiaries abroad reluctant',
  '/locations/madrid/business-automation#faq-works-council':
    'trade union, comité de empresa; tell staff about the algorithm',
  // Blog
  '/blog#title': 'articles to read; learn for free; tips',
  '/blog/agents-that-ask-before-they-act#sort-the-actions-first':
    'what may a bot do alone; which operations need permission',
  '/blog/agents-that-ask-before-they-act#a-working-example': 'human in the loop tutorial; sample code for confirmation',
  '/blog/agents-that-ask-before-they-act#approval-fatigue-is-the-real-risk':
    'people click OK without looking; rubber stamp; blind trust',
  '/blog/ai-act-checklist-for-small-companies#the-dates-as-of-november-2026':
    'when does the EU law start; postponed; deadlines',
  '/blog/ai-act-checklist-for-small-companies#which-role-you-have':
    'we only use ChatGPT, does the law apply to us; user or maker',
  '/blog/ai-act-checklist-for-small-companies#the-eleven-steps':
    'how does a small firm comply; to-do list; forbidden emotion recognition',
  '/blog/ai-act-checklist-for-small-companies#what-to-write-down': 'paperwork for inspectors; internal ChatGPT policy',
  '/blog/ai-act-checklist-for-small-companies#if-a-system-really-is-high-risk':
    'software for hiring or loans; obligations; tell workers',
  '/blog/ai-act-checklist-for-small-companies#fines-in-proportion':
    'penalty for SMEs; how much is the sanction; punished',
  '/blog/ai-act-checklist-for-small-companies#where-to-look-things-up':
    'which authority in Spain; official guidance; whom to ask',
  '/blog/ai-homework-rules-for-families#what-the-evidence-says-so-far':
    'does ChatGPT make pupils worse; study about grades and exams',
  '/blog/ai-homework-rules-for-families#seven-rules-for-the-house': 'limits for my kid’s ChatGPT; fridge list',
  '/blog/ai-homework-rules-for-families#by-age': 'my 9-year-old; legal age for data; when may a teen have an account',
  '/blog/ai-homework-rules-for-families#prompts-that-teach': 'make ChatGPT act as a tutor; what should my child type',
  '/blog/ai-homework-rules-for-families#when-it-has-already-gone-wrong':
    'daughter caught cheating; son handed in a ChatGPT essay; what now',
  '/blog/ai-homework-rules-for-families#rules-that-backfire':
    'forbid ChatGPT; spy on my kid’s chats; lie about birthday',
  '/blog/ai-homework-rules-for-families#talk-to-the-school': 'parents’ evening; official guide for pupils',
  '/blog/automating-invoices-without-losing-control#the-check-that-stops-fraud':
    'fake bill, scam; supplier changed bank account; phishing; CEO fraud',
  '/blog/automating-invoices-without-losing-control#what-the-law-expects-you-to-keep':
    'how many years to store bills; tax inspection',
  '/blog/automating-invoices-without-losing-control#roll-it-out-in-three-stages':
    'worth it for few bills; introduce it gradually; parallel run',
  '/blog/building-rag-with-gemini-langchain#decide-whether-you-need-it': 'RAG or simple search; few documents',
  '/blog/building-rag-with-gemini-langchain#read-and-index-the-documents':
    'chunking PDF; scanned pages; Python loader tutorial',
  '/blog/building-rag-with-gemini-langchain#answer-with-quotes-that-code-can-check':
    'prevent hallucinated citations; verify sources',
  '/blog/building-rag-with-gemini-langchain#find-out-where-it-fails':
    'debug wrong replies; retrieval misses the right page',
  '/blog/choosing-a-vector-database#the-realistic-options':
    'vector stores compared; hosted or self-run; best embeddings store',
  '/blog/choosing-a-vector-database#the-trap-filters-after-the-search':
    'HNSW with WHERE returns too few rows; missing results',
  '/blog/choosing-a-vector-database#when-to-leave-postgres': 'pgvector too slow; migrate to a dedicated store',
  '/blog/evaluating-rag-before-your-users-do#collect-questions-that-hurt': 'build a test set; how many test questions',
  '/blog/evaluating-rag-before-your-users-do#when-a-model-may-be-the-judge':
    'LLM grading itself; automatic scoring with GPT',
  '/blog/getting-started-with-gemini#choose-the-door-before-the-key':
    'where to sign up for Gemini; free tier privacy; which Google offering',
  '/blog/getting-started-with-gemini#the-first-call': 'hello world with Google AI; pip install; deprecated SDK',
  '/blog/getting-started-with-gemini#the-empty-answer': 'Gemini returns None; blank text; MAX_TOKENS',
  '/blog/getting-started-with-gemini#the-busy-service': 'too many requests error; overloaded, throttled',
  '/blog/getting-started-with-gemini#know-the-cost-before-the-launch':
    'how expensive is Gemini; estimate monthly spending',
  '/blog/prompt-patterns-that-survive-production#patterns-that-did-not-last':
    'act as an expert, offering a tip; outdated tricks; chain of thought',
  '/blog/prompt-patterns-that-survive-production#when-the-model-changes':
    'upgrade to new GPT version; deprecated model; prompt stopped working',
  '/blog/reading-radiology-ai-papers#nine-questions-in-this-order':
    'judge a medical study; critical appraisal; journal club',
  '/blog/reading-radiology-ai-papers#redo-two-numbers-yourself':
    'healthy people flagged wrongly; PPV calculator; rare disease',
  '/blog/reading-radiology-ai-papers#what-a-paper-cannot-decide':
    'should our hospital buy this algorithm; list of approved products',
  '/blog/securing-llm-powered-applications#what-an-attack-looks-like':
    'hack a chatbot; prompt injection by mail; EchoLeak',
  '/blog/securing-llm-powered-applications#threats-and-where-to-stop-them':
    'risks of LLM apps; protect our bot; cybersecurity',
  '/blog/securing-llm-powered-applications#ten-attacks-to-run-before-launch':
    'pentest a bot; red teaming, jailbreak list',
  '/blog/shipping-llm-features-with-ci#three-rings-of-tests': 'unit test an LLM; testing strategy, MLOps',
  '/blog/shipping-llm-features-with-ci#the-workflow': 'pipeline YAML; automate evals on each merge; cron job',
  '/blog/shipping-llm-features-with-ci#ring-three-release-like-a-cautious-person':
    'canary, feature flag; rollback, gradual launch',
  '/blog/teaching-machine-learning-with-notebooks#what-goes-wrong':
    'Jupyter does not run on another computer; not reproducible',
  '/blog/teaching-machine-learning-with-notebooks#ai-assistants-in-the-classroom':
    'students use Copilot in class; cheating policy for teachers',
  '/blog/what-an-ai-readiness-audit-finds#eight-findings-to-look-for':
    'typical problems in firms; nobody is responsible; secret ChatGPT accounts',
  '/blog/what-an-ai-readiness-audit-finds#a-scoring-sheet-for-use-cases':
    'choose the best project; prioritization matrix',
  '/blog/what-an-ai-readiness-audit-finds#what-the-report-should-contain':
    'good consultant’s report; warning signs of a sales pitch',
  '/blog/what-an-ai-readiness-audit-finds#a-first-pass-without-a-consultant':
    'do the check ourselves, free; DIY in a week',
  '/blog/why-ai-is-the-future#which-tasks-change-and-which-do-not':
    'will a robot take my job; which professions are safe',
  '/blog/why-ai-is-the-future#what-to-do-this-quarter': 'first steps for the boss; begin small',
  // Book, contact, newsletter, agents, evidence, rules, tasks
  '/book#title': 'make an appointment; schedule a meeting; free slot, calendar, reserve a time',
  '/book#next-confirm': 'confirmation mail did not arrive; no mail received; slot lost',
  '/book#next-calendar': 'add to Google Calendar or Outlook; I live abroad, other hour',
  '/book#next-change': 'reschedule, postpone; cannot come; another day',
  '/contact#title': 'get in touch; send a message; ask for an offer; talk to someone',
  '/contact#details': 'call you, phone number; where is your office',
  '/newsletter#title': 'subscribe to updates; mailing list; sign up for news',
  '/newsletter#promises-occasion': 'how often do you write; weekly spam, advertising mails',
  '/newsletter#promises-measuring': 'tracking pixel in mails; do you see that I read it',
  '/newsletter#promises-leaving': 'unsubscribe, opt out; stop the mails',
  '/newsletter/count-the-ai-you-pay-for#three-things-to-do-this-week':
    'paying for too many subscriptions; tools we already own',
  '/agents#mcp': 'connect ChatGPT or Claude to this site; API for bots; tools available',
  '/agents#connect': 'add connector in Claude Desktop, Cursor; configuration, URL',
  '/agents#markdown': 'plain text version; llms.txt; crawl for LLMs',
  '/agents#limits': 'can my assistant book for me; does it log what I ask',
  '/evidence#title': 'are these numbers true; proof, sources of statistics; real results',
  '/rules#title': 'legal calendar; upcoming regulation; what changes when',
  '/rules#eu': 'Brussels regulation timeline; deepfake ban; 2027 obligations',
  '/rules#spain': 'Spanish deadlines; billing software, Hacienda; minors’ consent age',
  '/tasks#title': 'overview where AI makes sense and where not; use cases for a small office',
  // Privacy
  '/privacy#title': 'GDPR policy; are you spying on me; analytics',
  '/privacy#controller': 'who runs this, address; DPO; contact for data questions',
  '/privacy#purposes-1': 'my mail address, enquiry storage time; delete my enquiry',
  '/privacy#purposes-2': 'how long are bookings stored; calendar data',
  '/privacy#purposes-3': 'my address on the mailing list; consent, double opt-in',
  '/privacy#purposes-4': 'are my chats with the bot saved; OpenAI reads my conversation',
  '/privacy#purposes-5': 'is what I type in the search box stored; my queries',
  '/privacy#purposes-6': 'IP address, server logs; WhatsApp messages',
  '/privacy#choice': 'must I give my phone number; mandatory fields; may I send medical details',
  '/privacy#recipients': 'do you sell my data; third parties; hosting company, Netlify; who can read it',
  '/privacy#transfers': 'data sent to America; servers outside Europe',
  '/privacy#rights': 'delete my information; right to be forgotten; complaint to AEPD; see everything stored on me',
  '/privacy#decisions': 'profiling; algorithm decides about me; my message treated as spam',
  '/privacy#minors': 'age limit; my kid wrote to you; under 14',
  '/privacy#security': 'encrypted, HTTPS; data breach, hackers',
  // Legal notice
  '/legal-notice#title': 'imprint, impressum; who is legally behind this web',
  '/legal-notice#owner': 'company registration, licence to teach; is it a legitimate business',
  '/legal-notice#prices': 'pay online; is a booking binding; hidden costs, VAT',
  '/legal-notice#use': 'terms and conditions; cost of browsing; rely on the demos',
  '/legal-notice#rights': 'may I copy your texts; reuse the code, open source; cite an article',
  '/legal-notice#liability': 'who pays if advice is wrong; guarantee; disclaimer',
  '/legal-notice#links': 'external pages; report an illegal link',
  '/legal-notice#law': 'which court, jurisdiction; lawsuit; translation differs',
  // Cookies
  '/cookies#title': 'Google Analytics; accept or reject; trackers',
  '/cookies#stored-3': 'lost my half-written message; page reloaded',
  '/cookies#consent': 'no popup, is that legal; missing cookie notice',
  '/cookies#erase': 'delete saved data; clear cache; private mode',
  '/cookies#others': 'tracked by Google Maps; social network buttons',
  // AI notice
  '/ai-notice#title': 'is this site made by ChatGPT; transparency about bots',
  '/ai-notice#assistant': 'am I talking to a human or a bot; who replies in the chat',
  '/ai-notice#answers': 'are search replies generated; can I trust the summary',
  '/ai-notice#provider': 'which model is behind the chat; ChatGPT; where do my words end up',
  '/ai-notice#marks': 'watermark; label on bot text',
  '/ai-notice#input': 'what must I not type; secrets, patient names',
  '/ai-notice#limits': 'bot made a mistake; does a price from the bot count',
  '/ai-notice#demos': 'do the demos upload my file; is an LLM inside',
  '/ai-notice#texts': 'did a machine write these articles; translated automatically; fake photos',
  '/ai-notice#person': 'I want a human; speak to a real person',
  // Accessibility
  '/accessibility#title': 'disabled visitors; blind or deaf people; barrier-free',
  '/accessibility#aim': 'screen magnifier, big letters; keyboard only; poor eyesight',
  '/accessibility#tests': 'automatic audit tools; quality control for impaired users',
  '/accessibility#limits': 'independently certified; JAWS, NVDA, VoiceOver; deaf visitors; plain language',
  '/accessibility#browsers': 'works on iPhone, Firefox; old Internet Explorer',
  '/accessibility#feedback': 'cannot read or click; report a problem; other format',
}
