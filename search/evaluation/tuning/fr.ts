import type { QuestionSet } from '../question-set.ts'

export const questions: QuestionSet = {
  answerable: [
    {
      question: 'Dans quelles langues donnez-vous les ateliers ?',
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
      question: 'Combien de participants à l’atelier de prompts ?',
      pages: ['/services/prompt-engineering', '/locations/barcelona/prompt-engineering'],
      words: [],
    },
    {
      question: 'Nos documents sortent-ils de l’entreprise ?',
      pages: ['/services/rag-langchain', '/corporate'],
      words: [],
    },
    { question: 'Peut-on breveter un modèle d’IA ?', pages: ['/services/ai-ip-patents'], words: [] },
    {
      question: 'À partir de quel âge les enfants peuvent-ils participer ?',
      pages: ['/services/family-ai'],
      words: [],
    },
    {
      question: 'Combien de temps dure l’audit de maturité IA ?',
      pages: ['/services/ai-readiness-audit', '/locations/madrid/ai-readiness-audit'],
      words: [],
    },
    {
      question: 'L’automatisation marche-t-elle avec notre ERP ?',
      pages: ['/services/business-automation'],
      words: [],
    },
    { question: 'Quels abonnements faut-il pour l’atelier sans code ?', pages: ['/services/no-code-ai'], words: [] },
    { question: 'Que faites-vous de mes données si je vous écris ?', pages: ['/privacy'], words: [] },
    {
      question: 'Faut-il savoir programmer pour le bootcamp agents ?',
      pages: ['/services/agents-automation'],
      words: [],
    },
    {
      question: 'Quelle base de données vectorielle choisir ?',
      pages: ['/blog/choosing-a-vector-database'],
      words: [],
    },
    {
      question: 'Venez-vous dans nos bureaux à Barcelone ?',
      pages: ['/locations/barcelona', '/locations', '/locations/barcelona/prompt-engineering'],
      words: [],
    },
    {
      question: 'mon fils a 7 ans, est-ce qu’il peut venir avec nous ?',
      pages: ['/services/family-ai#faq-age'],
      words: ['huit ans'],
    },
    {
      question: 'Est-ce que mon OPCO peut prendre en charge la formation ?',
      pages: ['/corporate#readers-1-3', '/ai-training#readers-1-3'],
      words: ['Qualiopi'],
    },
    {
      question: 'vous venez jusqu’à Palma de Majorque ou seulement sur le continent',
      pages: ['/locations/spain'],
      words: ['Palma'],
    },
    {
      question: 'Combien de temps conservez-vous ce que je vous écris dans le formulaire ?',
      pages: ['/privacy#purposes-1'],
      words: ['12 mois'],
    },
    {
      question: 'Dans le montant que vous annoncez, la TVA et les trajets sont-ils déjà comptés ?',
      pages: ['/legal-notice#prices', '/corporate#faq-invoice'],
      words: ['taxes', 'frais de déplacement'],
    },
    {
      question:
        'Je suis comptable dans une PME, on a un vieux logiciel de gestion. Est-ce qu’une automatisation peut s’y brancher ?',
      pages: ['/services/business-automation#faq-erp'],
      words: ['API'],
    },
    {
      question: 'faut-il une grosse machine avec carte graphique pour suivre le cours',
      pages: ['/services/university-ml'],
      words: ['ordinateur portable ordinaire'],
    },
    {
      question: 'Un outil change déjà les tarifs de mon appartement tout seul, à quoi me serviriez-vous ?',
      pages: ['/services/airbnb-analytics'],
      words: ['ancienne règle'],
    },
    {
      question: 'Vous occupez-vous du dépôt à l’OEB à notre place ?',
      pages: ['/services/ai-ip-patents'],
      words: ['revendications'],
    },
    {
      question: 'J’ai un empêchement, comment décaler l’appel que j’ai pris avec vous ?',
      pages: ['/book#next-change', '/contact#time'],
      words: ['lien'],
    },
    {
      question: 'Vous m’écrirez tous les combien si je m’abonne ?',
      pages: ['/newsletter'],
      words: ['nouveaux articles'],
    },
    {
      question: 'Quand je parle au chatbot d’un projet, y a-t-il quelqu’un derrière ?',
      pages: ['/ai-notice#assistant'],
      words: ['non une personne'],
    },
    {
      question: 'Que faisait Alex Romero avant de se mettre à son compte ?',
      pages: ['/'],
      words: ['Ingénieur en machine learning'],
    },
    {
      question: 'on reçoit une trentaine de factures par mois, ça vaut le coup ?',
      pages: ['/blog/automating-invoices-without-losing-control'],
      words: ['bon formulaire'],
    },
    {
      question: 'Si j’écris mes pages avec ChatGPT, est-ce que je vais descendre dans Google ?',
      pages: ['/services/ai-for-marketing'],
      words: ['règles antispam'],
    },
    {
      question: 'Nos bureaux sont à Mexico et à Bogota, à quel moment de la journée faites-vous cours ?',
      pages: ['/locations/online'],
      words: ['l’après-midi'],
    },
    {
      question: 'Un collègue sera absent : la visio peut-elle être filmée pour lui ?',
      pages: ['/locations/online'],
      words: ['tous les présents sont d’accord'],
    },
    {
      question: 'Votre système de radiologie analyse-t-il les clichés eux-mêmes ?',
      pages: ['/case-studies/radiology-ai'],
      words: ['images'],
    },
    {
      question: 'Est-ce que Claude peut se connecter directement à votre site pour y chercher quelque chose',
      pages: ['/agents'],
      words: ['MCP'],
    },
    {
      question:
        'Un prestataire nous a laissé un chatbot qui répond n’importe quoi. Combien de jours vous faudrait-il pour trouver la panne ?',
      pages: ['/services/troubleshooting'],
      words: ['10 jours ouvrés'],
    },
  ],
  unanswerable: [
    'Quel temps fera-t-il à Paris demain ?',
    'Qui va gagner la présidentielle ?',
    'Combien la dernière clinique vous a-t-elle payé ?',
    'Pouvez-vous me réserver un vol pour Rome ?',
    'Capgemini propose-t-il des formations à l’IA ?',
    'Quelle est la capitale du Canada ?',
    'Réparez-vous les imprimantes ?',
    'Combien de salariés avez-vous en Allemagne ?',
    'Avez-vous une recette de ratatouille ?',
    'Air France a-t-elle suivi votre formation ?',
    'À combien est l’action Nvidia aujourd’hui ?',
    'Donnez-vous des cours de piano ?',
    'Pouvez-vous remplir ma déclaration d’impôts ?',
    'Quel est le salaire d’un data scientist à Berlin ?',
    'Vendez-vous des chèques-cadeaux ?',
    'Quel hôtel choisir près de votre salle ?',
    'Puis-je venir à l’atelier avec mon chien ?',
    'Que dit la loi portugaise sur les loyers ?',
    'Est-ce que je suis remboursé si la formation ne me plaît pas ?',
    'Avez-vous un bureau à Tokyo ?',
    'combien d’euros pour un atelier de deux jours',
    'Préparez-vous à la certification Microsoft Azure AI ?',
    'Acceptez-vous le bitcoin ?',
    'Y a-t-il un parking près de votre salle ?',
    'Vous recrutez des formateurs en ce moment ?',
    'Où télécharger votre application pour iPhone ?',
    'Quel est votre numéro de police d’assurance professionnelle ?',
    'Le plateau-repas peut-il être sans gluten ?',
  ],
  wrongPremise: [
    {
      question: 'À quelle adresse se trouve votre centre de formation à Barcelone ?',
      pages: ['/locations', '/ai-training#delivery', '/'],
      words: ['dans vos'],
    },
    {
      question: 'Quel jour commencent vos cours donnés en français ?',
      pages: ['/corporate#readers-1-2', '/ai-training#readers-1-2', '/'],
      words: ['en espagnol ou en anglais'],
    },
    {
      question: 'Le certificat AI Act remis après l’audit est valable combien de temps ?',
      pages: ['/services/ai-readiness-audit', '/blog/ai-act-checklist-for-small-companies'],
      words: ['aucun certificat'],
    },
    {
      question: 'AutoClient envoie ses e-mails tout seul la nuit : comment en limiter le nombre ?',
      pages: ['/projects', '/case-studies/autoclient'],
      words: ['approuve'],
    },
    {
      question: 'Sur quelle page je paie l’atelier par carte',
      pages: ['/legal-notice#prices'],
      words: ['aucun paiement'],
    },
  ],
  otherLanguage: [
    {
      question: 'Is there a VERI*FACTU deadline for freelancers?',
      pages: [
        '/rules#verifactu-others',
        '/services/business-automation#faq-verifactu',
        '/blog/automating-invoices-without-losing-control',
      ],
      words: ['1er juillet 2027'],
    },
    {
      question: '¿Cuánto dura el bootcamp de agentes?',
      pages: ['/services/agents-automation'],
      words: ['semaines'],
    },
    {
      question: 'LangChain 工作坊要几天',
      pages: ['/services/rag-langchain'],
      words: ['jours'],
    },
  ],
  misspelt: [
    {
      question: 'conbien de vantes imobilieres faut til pour un modele de pris',
      pages: ['/services/proptech-analytics'],
      words: ['Quelques centaines'],
    },
    {
      question: 'boulengerie : prevoir les stoks, faut il de l’inteligence artificiel',
      pages: ['/tasks#stock', '/#task-stock'],
      words: ['saison de l’an passé'],
    },
    {
      question: 'anulé mon abonement a la niouzletter',
      pages: ['/newsletter', '/privacy#purposes-3'],
      words: ['lien'],
    },
  ],
}
