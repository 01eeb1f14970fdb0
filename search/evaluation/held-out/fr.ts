import type { QuestionSet } from '../question-set.ts'

export const questions: QuestionSet = {
  answerable: [
    {
      question: 'Pourriez-vous former notre équipe à Valence vers le 15 mars ?',
      pages: ['/locations/valencia'],
      words: ['Fallas'],
    },
    {
      question: 'Est-ce bien permis d’éplucher les tarifs et les offres d’emploi de nos rivaux ?',
      pages: ['/services/ai-competitive-research'],
      words: ['information publique'],
    },
    {
      question: 'je n’ai jamais codé, juste des tableaux Excel, je peux suivre la formation data ?',
      pages: ['/services/data-science-training'],
      words: ['formules d’un tableur'],
    },
    {
      question: 'Je suis toute seule, pas d’entreprise derrière moi : vous me prendriez quand même ?',
      pages: ['/ai-training#faq-individuals'],
      words: ['cours particuliers'],
    },
    {
      question: 'Le Kit Digital, c’est encore possible d’en profiter ?',
      pages: ['/services/ai-funding-grants', '/rules#kit-digital-window'],
      words: ['31 octobre 2025'],
    },
    {
      question:
        'Chez nous tout le monde clique sur oui sans lire. Comment vérifier que la validation humaine sert à quelque chose ?',
      pages: ['/blog/agents-that-ask-before-they-act'],
      words: ['demandes pièges'],
    },
    {
      question:
        'Ma fille de 15 ans peut-elle se servir de l’IA toute seule pour son travail d’école, ou faut-il regarder ?',
      pages: ['/blog/ai-homework-rules-for-families'],
      words: ['14 à 15 ans'],
    },
    {
      question: 'chez nous c’est Copilot qui est autorisé, pas ChatGPT, c’est gênant pour l’atelier ?',
      pages: ['/services/prompt-engineering'],
      words: ['Copilot'],
    },
    {
      question: 'Pourquoi je ne vois pas de bandeau à accepter en arrivant ici ?',
      pages: ['/cookies', '/privacy'],
      words: ['aucun cookie'],
    },
    {
      question: 'À Madrid en plein mois d’août, c’est à quels horaires ?',
      pages: ['/locations/madrid'],
      words: ['8 h 30 à 14 h 30'],
    },
    {
      question: 'Médecin en France, est-ce que j’obtiens des points de formation continue avec vous ?',
      pages: ['/services/medical-ai'],
      words: ['DPC'],
    },
    {
      question: 'D’où viennent les annonces immobilières de vos modèles, vous les récupérez sur Idealista ?',
      pages: ['/services/proptech-analytics', '/case-studies/proptech-analytics'],
      words: ['sous licence'],
    },
    {
      question: 'Je m’occupe seule des réseaux d’une association. Quels outils vais-je devoir payer ?',
      pages: ['/services/no-code-ai'],
      words: ['assistant payant'],
    },
    {
      question: 'Personne ne développe dans mon équipe, peut-on quand même faire le bootcamp ?',
      pages: ['/services/agents-automation'],
      words: ['deux participants'],
    },
    {
      question: 'si je lance CryptoAgent est-ce que je peux perdre mes économies',
      pages: ['/projects'],
      words: ['ne détient pas d’argent'],
    },
    {
      question: 'En France, dois-je consulter les élus du personnel avant d’installer un outil d’IA ?',
      pages: ['/corporate#readers-2-1'],
      words: ['CSE'],
    },
    {
      question: 'J’ai choisi une heure mais je n’ai rien reçu dans ma boîte, que faire ?',
      pages: ['/book#next-confirm'],
      words: ['courriers indésirables'],
    },
    {
      question: 'Qui a calculé vos 94 % de gens contents ?',
      pages: ['/evidence', '/', '/corporate', '/ai-training'],
      words: ['94 %'],
    },
    {
      question: 'Avec pgvector, dès que je limite à un seul client je n’ai plus que deux lignes. Pourquoi ?',
      pages: ['/blog/choosing-a-vector-database'],
      words: ['ses candidats'],
    },
    {
      question: 'Peut-on copier un de vos articles en entier sur notre intranet ?',
      pages: ['/legal-notice#rights'],
      words: ['demandez d’abord'],
    },
  ],
  unanswerable: [
    'Faites-vous un tarif réduit pour les demandeurs d’emploi ?',
    'dans quelle école Alex Romero a-t-il eu son diplôme',
    'Quelles entreprises du CAC 40 avez-vous accompagnées ?',
    'Peut-on régler en trois fois sans frais ?',
    'Apprenez-vous aux enfants à programmer des robots Lego ?',
    'Votre devis reste valable combien de jours ?',
    'avez-vous une chaîne YouTube ou un podcast ?',
    'Les toilettes de la salle sont-elles accessibles en fauteuil roulant ?',
    'Quel pourcentage de vos élèves réussit le DELE ?',
    'Prêtez-vous des ordinateurs portables aux participants ?',
  ],
  wrongPremise: [
    {
      question: 'Quand RadiologyAI a posé le diagnostic, combien de temps le médecin a-t-il pour le contester ?',
      pages: ['/case-studies/radiology-ai'],
      words: ['ne suggère pas de diagnostic'],
    },
    {
      question: 'Où récupérer la vidéo des enfants tournée pendant l’atelier familial ?',
      pages: ['/services/family-ai#faq-recording'],
      words: ['ni enregistrement'],
    },
    {
      question: 'Notre tri de CV est soumis au haut risque depuis août 2026, quelles sont les démarches ?',
      pages: [
        '/rules#ai-act-high-risk',
        '/blog/ai-act-checklist-for-small-companies',
        '/tasks#applicants',
        '/#task-applicants',
      ],
      words: ['2 décembre 2027'],
    },
    {
      question: 'Votre newsletter note quand je l’ouvre : comment couper ce suivi ?',
      pages: ['/newsletter#promises-measuring', '/privacy#purposes-3'],
      words: ['mesuré'],
    },
    {
      question: 'Pendant combien d’années archivez-vous mes conversations avec l’assistant de projet ?',
      pages: ['/privacy#purposes-4', '/ai-notice#provider'],
      words: ['n’enregistre aucune conversation'],
    },
  ],
  otherLanguage: [
    {
      question: 'How long before the Lanzadera deadline should a startup begin?',
      pages: ['/services/accelerator-readiness'],
      words: ['deux mois'],
    },
    {
      question: '¿Las demos usan un modelo de OpenAI?',
      pages: ['/ai-notice#demos', '/projects'],
      words: ['modèle de langage'],
    },
  ],
  misspelt: [
    {
      question: 'on a deja publié le code sur githob, trop tar pour un brevé ?',
      pages: ['/services/ai-ip-patents'],
      words: ['délai de grâce'],
    },
    {
      question: 'le sitte marche til au clavié san souris',
      pages: ['/accessibility'],
      words: ['clavier'],
    },
  ],
}
