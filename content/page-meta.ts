import * as v from 'valibot'
import { defineContent, heading, keywords, text, texts } from './define.ts'

/** Pages whose title and description are written here; the others take them from their entity. */
const pages = [
  'home',
  'corporate',
  'training',
  'search',
  'projects',
  'blog',
  'book',
  'bookCheckInbox',
  'contact',
  'contactThanks',
  'newsletter',
  'newsletterCheckInbox',
  'locations',
  'agents',
  'evidence',
  'rules',
  'tasks',
  'caseStudies',
  'services',
  'privacy',
  'legalNotice',
  'cookies',
  'aiNotice',
  'accessibility',
  'notFound',
] as const

const metaSchema = v.strictObject({
  /** What menus, the footer and breadcrumbs call the page. */
  label: text,
  /** At most 45 characters; the name of the site follows it. */
  title: heading,
  /** 90 to 155 characters, a whole sentence. */
  description: text,
  /** The page's one `h1`; the title where it is left out. */
  heading: v.optional(heading),
  /** What stands under the heading. */
  intro: v.optional(texts),
  keywords,
})

export const pageMetaSchema = v.strictObject(v.entriesFromList(pages, metaSchema))

export const pageMeta = defineContent('content/page-meta.ts', pageMetaSchema, {
  home: {
    label: 'Home',
    title: 'AI training and consulting in Spain',
    description:
      'Workshops, programs and consulting on applied AI for companies, teams and students, onsite across Spain or online, in Spanish or English.',
    intro: [
      'Independent training and consulting on applied AI, from Madrid. Every session works on the tasks that you bring, and every project ends with something that your own people can run.',
    ],
    keywords: [
      'about me, who are you, resume, CV, experience, testimonials, reviews, references',
      'sobre mí, quién eres, quién soy, currículum, experiencia, opiniones, reseñas',
      'à propos, qui êtes-vous, qui suis-je, expérience, avis, témoignages',
      '关于, 你是谁, 简历, 经历, 评价',
    ],
  },
  corporate: {
    label: 'Training for companies',
    title: 'Corporate AI training programs',
    description:
      'Three AI training programs for companies: a shared base for all staff, automation for operations, and an engineering track for developers.',
    heading: 'AI training for companies',
    intro: [
      'A company rarely needs one course for everybody. The person who answers customers, the one who closes the month and the one who writes code meet AI at different points, so each of them gets a different program.',
    ],
    keywords: ['employees, staff training, empleados, plantilla, salariés, 内训, 员工培训'],
  },
  training: {
    label: 'AI training',
    title: 'AI training: formats and learning paths',
    description:
      'How the AI training works: one or two day workshops, four to six week programs and consulting, with a path for each kind of participant.',
    heading: 'AI training: where to start',
    intro: [
      'Twenty services are too many to read through. Find the path that describes you, look at two or three pages, and write if you are still between two of them.',
    ],
    keywords: [
      'price, cost, how much, duration, format, course',
      'precio, coste, tarifa, cuánto cuesta, duración, formato, curso',
      'prix, tarif, coût, combien, durée, format, cours',
      '价格, 费用, 多少钱, 时长, 课程',
    ],
  },
  search: {
    label: 'Search',
    title: 'Search',
    description:
      'Search the services, case studies, locations, articles and overview pages of this site for the workshop or program that fits your task.',
    heading: 'Search the site',
    intro: [
      'Results come from the overview pages, the services, the case studies, the locations and the blog. Small typing errors are tolerated.',
    ],
  },
  projects: {
    label: 'Projects',
    title: 'Demo projects',
    description:
      'Six projects: five demos that compute in your browser with rules and statistics, and a generator of static sites in several languages.',
    heading: 'Projects',
    intro: [
      'Small systems of my own that work on invented sample data. They show how a tool of this kind behaves; none of them is a finished product.',
    ],
    keywords: ['demo, github, source code, código fuente, code source, 源代码, 演示'],
  },
  blog: {
    label: 'Blog',
    title: 'Blog: notes on applied AI',
    description:
      'Articles on prompts, retrieval, agents, automation, safety and teaching, each with its sources and short enough to use at work.',
    heading: 'Notes on applied AI',
    intro: [
      'How a technique works, where it fails, and what to check before you try it yourself. Pick a topic or search the titles and summaries.',
    ],
  },
  book: {
    label: 'Book a call',
    title: 'Book a call or a meeting',
    description:
      'Choose a free time for a strategy call online or a meeting in Madrid, Barcelona or Valencia, shown in your own time zone.',
    intro: [
      'Pick a time that is free. You confirm it from your inbox, and it stands in both calendars: no account needed.',
    ],
    keywords: [
      'appointment, schedule, availability, calendar, free times, time slot',
      'cita, agendar, disponibilidad, calendario, horas libres, reservar hora, videollamada',
      'rendez-vous, créneau, disponibilités, calendrier, prendre rendez-vous, visio',
      '预约时间, 预约会面, 日程, 空闲时间, 约时间, 见面',
    ],
  },
  bookCheckInbox: {
    label: 'Confirm your appointment',
    title: 'Confirm your appointment',
    description:
      'This page asks you to confirm your appointment by opening the link in the e-mail that has been sent to you.',
    heading: 'Check your inbox',
    intro: [
      'Your time is held for you, but not booked yet. An e-mail with a link to confirm is on its way; usually it takes less than a minute.',
    ],
  },
  contact: {
    label: 'Contact',
    title: 'Contact: ask for a call or a quote',
    description:
      'Ask about a workshop, a program or a project, or book a strategy call. Write in Spanish, English, French or Chinese.',
    heading: 'Book a strategy call or ask a question',
    intro: [
      'Choose a time for a call, or write what you do, which task costs the most time and when you would like to begin. Three sentences are enough for a first answer.',
      'You can write in Spanish, English, French or Chinese, and I answer in the same language. Sessions are in Spanish or English.',
      'Please leave out patient data, passwords and anything confidential. We can agree on a safe way to share documents later.',
    ],
    keywords: [
      'e-mail, phone, WhatsApp, address, book a call, appointment, quote, estimate, hire',
      'correo, teléfono, dirección, reservar llamada, cita, presupuesto, contratar, contratación',
      'courriel, téléphone, adresse, rendez-vous, devis, embaucher, recruter, recrutement',
      '邮箱, 电话, 地址, 预约, 报价, 联系方式, 微信, 加微信, 讲座, 演讲',
    ],
  },
  contactThanks: {
    label: 'Message sent',
    title: 'Message sent',
    description:
      'This page confirms that your message has been sent and says what happens next, and how to reach me by other means.',
    heading: 'Thank you, your message has been sent.',
    intro: [
      'I read every message myself and answer by e-mail. If nothing arrives, look in your spam folder first, then write again.',
    ],
  },
  newsletter: {
    label: 'Newsletter',
    title: 'Newsletter: all issues',
    description:
      'All issues of the newsletter, to read before you subscribe: short letters that announce new articles on AI in everyday work.',
    heading: 'Newsletter',
    intro: [
      'New articles by e-mail when there are some, in English, Spanish, French or Chinese. Every issue stands here too, so that you see what you subscribe to.',
    ],
  },
  newsletterCheckInbox: {
    label: 'Confirm your subscription',
    title: 'Confirm your subscription',
    description:
      'This page asks you to confirm your newsletter subscription by opening the link in the e-mail that you are sent.',
    heading: 'Check your inbox',
    intro: [
      'If this address can be subscribed, an e-mail with a link comes to it, usually within minutes. Open the link and confirm; until you do, you are not on the list.',
      'If you did not ask for this, ignore the e-mail and nothing else will come.',
    ],
  },
  locations: {
    label: 'Locations',
    title: 'Training locations',
    description:
      'Where the AI training takes place: onsite in Madrid, Barcelona, Valencia and other places across Spain, or online from anywhere.',
    heading: 'Where the training takes place',
    intro: [
      'Onsite sessions happen in your own office, plant or classroom. Each page says who asks for training in that place, how a session runs there and how early to book.',
    ],
    keywords: [
      'city, cities, near me, where, venue, map',
      'ciudad, ciudades, cerca de mí, dónde, mapa',
      'ville, villes, près de chez moi, où, carte',
      '城市, 附近, 哪里, 地点, 地图',
    ],
  },
  agents: {
    label: 'For AI agents',
    title: 'For AI agents: MCP and Markdown',
    description:
      'What AI agents may read on this site and how they connect: Markdown pages, llms.txt, and an MCP server that searches and sends nothing.',
    heading: 'What AI agents may use here',
    intro: [
      'An assistant that works for you may read every public page of this site. It costs nothing and needs no account, and it can only read.',
    ],
    keywords: [
      'MCP, Model Context Protocol, llms.txt, Claude, Cursor, ChatGPT, connector, conector, connecteur, 连接器',
    ],
  },
  evidence: {
    label: 'Evidence',
    title: 'Evidence for every figure',
    description:
      'Each figure on this site in one table: what it counts, over which period, how it was measured, who can confirm it, and what is not documented.',
    heading: 'What stands behind the figures',
    intro: [
      'Each figure that this site gives of itself has a row here. Where a cell says that something is not documented yet, take the figure as a statement and ask me about it.',
    ],
    keywords: [
      'proof, claims, references, sources',
      'pruebas, cifras, referencias',
      'preuves, chiffres, références',
      '证据, 数据来源',
    ],
  },
  rules: {
    label: 'Law watch',
    title: 'AI and invoicing law: the dates',
    description:
      'Dates of the AI Act, Verifactu, electronic invoices, training credit and pending bills in Spain, each with its official source and the day of the check.',
    heading: 'Dates of the law for AI in Spain',
    intro: [
      'Each row names the day, whom it concerns and the official text, and says what was read of it and when. It is a list of dates and no legal advice; before you act on one, open the source.',
    ],
    keywords: [
      'law, regulation, deadline, AI Act, AI Regulation, Verifactu, e-invoicing, Fundae',
      'ley, normativa, plazos, Reglamento de IA, Verifactu, factura electrónica, Fundae, AESIA',
      'loi, réglementation, échéances, règlement IA, facturation électronique',
      '法律, 法规, 截止日期, 人工智能法案, 电子发票',
    ],
  },
  tasks: {
    label: 'Does it need AI?',
    title: 'Does your task need AI?',
    description:
      'Twelve everyday tasks, each with an answer: AI helps, a rule is enough, or keep a person. With the reason and what it would take.',
    intro: [
      'Twelve tasks of an ordinary office. For more than half of them the answer is not AI but a rule, a formula or a person. Your case can differ; a test on your own examples decides.',
    ],
  },
  caseStudies: {
    label: 'Case studies',
    title: 'AI case studies',
    description:
      'Nine systems worked out in detail, as examples: the situation, the limits, the parts, what each should achieve and how to measure it.',
    heading: 'Case studies',
    intro: [
      'Nine systems worked out in detail, from the data to the check at the end. They are designs, not client projects, unless a page says so.',
    ],
  },
  services: {
    label: 'Services',
    title: 'AI services',
    description:
      'All twenty services: AI training, workshops, consulting and automation for companies, clinics, universities, families and creators.',
    heading: 'Services',
    intro: [
      'Each page says who the service is for, how it runs and what you take away. Workshops have a fixed price; programs that last several weeks are quoted by module and team size.',
    ],
  },
  privacy: {
    label: 'Privacy',
    title: 'Privacy',
    description:
      'What this site does with personal data: no cookies, no tracking, and messages used only to answer you. Your rights are explained here.',
    intro: [
      'This site sets no cookies, does no tracking and makes your browser load nothing from third parties. A link to another service, such as WhatsApp or a map, contacts it only when you follow it.',
      'What you send to ask something, book an appointment, get the newsletter or question a project assistant is used for that one purpose. This page says who is responsible, what happens to the data, how long they are kept and what you can ask for.',
    ],
    keywords: ['GDPR, data protection, cookies', 'RGPD, protección de datos', 'protection des données', '数据保护'],
  },
  legalNotice: {
    label: 'Legal notice',
    title: 'Legal notice',
    description:
      'Who runs this site and how to reach them, as article 10 of the Spanish Law 34/2002 on information society services requires.',
    intro: [
      'This page identifies who runs the site, as required by article 10 of the Spanish Law 34/2002 of 11 July on information society services and electronic commerce (LSSI), and says what holds for its use.',
    ],
    keywords: ['imprint, owner, company, NIF', 'titular, LSSI', 'éditeur du site', '主体信息'],
  },
  cookies: {
    label: 'Cookies',
    title: 'Cookies',
    description:
      'This site sets no cookies. This page lists what it keeps in your browser instead, what for, how long, and how to erase it.',
    heading: 'No cookies',
    intro: [
      'This site sets no cookies and does no tracking, so no banner asks you for anything. It keeps a few notes in the storage of your own browser, to do what you would expect of it.',
    ],
  },
  aiNotice: {
    label: 'AI notice',
    title: 'AI notice',
    description:
      'Where this site uses artificial intelligence: what the project assistant is, where your messages go and how texts and translations are made.',
    heading: 'Where this site uses AI',
    intro: [
      'You should know when you are dealing with a machine. This page says where that is the case on this site, what happens to what you write, and what to keep out of it.',
    ],
  },
  accessibility: {
    label: 'Accessibility',
    title: 'Accessibility',
    description:
      'How this site tries to be usable by everybody: the standard that it aims at, how it is tested, what is still missing and how to report a problem.',
    heading: 'Accessibility statement',
    intro: [
      'This site should be usable by everybody, whatever they see, hear or move with. This page says what it aims at, how that is checked, and what is known to be missing.',
    ],
    keywords: ['WCAG, screen reader, lector de pantalla, lecteur d’écran, 读屏软件'],
  },
  notFound: {
    label: 'Page not found',
    title: 'Page not found',
    description:
      'There is no page at this address; you will find the home page with the services, case studies and contact details instead.',
    intro: ['There is nothing at this address. The home page follows, and the search knows every other page.'],
  },
})
