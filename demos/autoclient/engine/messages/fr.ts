import type { Known, MessagePack, Need } from './message-pack.ts'

// No name follows “de” or “à”, so that none has to be elided or contracted.

const sign = ({ isCustomer }: Known, need: Need) => `${need('senderName')}
${need('senderCompany')}

${isCustomer ? `Vous recevez ce message parce que vous êtes client chez ${need('senderCompany')}.` : `Vous recevez ce message parce que vous avez autorisé ${need('senderCompany')} à vous écrire par e-mail.`}`

export const fr: MessagePack = {
  greet({ name, salutation }) {
    if (salutation && name) return `Bonjour ${{ mr: 'Monsieur', ms: 'Madame', dr: 'Docteur' }[salutation]} ${name},`
    return name ? `Bonjour ${name},` : 'Bonjour,'
  },
  steps: [
    (known, need) => ({
      subject: `${need('senderCompany')} et ${known.company || 'votre entreprise'} : une question`,
      body: `${known.greeting}

Je m’appelle ${need('senderName')} et je travaille chez ${need('senderCompany')}. ${need('offer')}

${open(known)} ${known.industry && `Pour ${known.industry}, un premier petit projet possible : ${known.idea}.`}

Quinze minutes au téléphone vous seraient-elles utiles ? N’importe quel jour de la semaine prochaine me convient.

Sinon, il suffit de répondre « non » et je ne vous écrirai plus.

${sign(known, need)}`,
    }),
    (known, need) => ({
      subject: `Par quelle tâche commencer chez ${need('company')}`,
      body: `${known.greeting}

Voici une méthode que vous pouvez utiliser sans moi : comment choisir la première tâche à automatiser.

1. Notez pendant une semaine les tâches qui reviennent et le temps qu’elles prennent.
2. Retenez-en une qui prend plus d’une heure par semaine et qui suit des règles claires.
3. Écartez celles qui demandent du jugement ou qui changent à chaque fois.

${known.industry && `Pour ${known.industry}, une piste à vérifier : ${known.idea}.`} Si rien dans la liste ne convient, mieux vaut laisser les choses en l’état.

${known.deadline ? 'D’après mes notes, vous avez une échéance. Indiquez-la-moi et je vous dirai franchement si elle est tenable.' : 'Si un deuxième regard sur cette liste peut vous aider, répondez simplement à ce message.'}

Si cela ne vous concerne pas, répondez « non » et ce message aura été le dernier.

${sign(known, need)}`,
    }),
    (known, need) => ({
      subject: `Mon dernier message (${need('senderName')})`,
      body: `${known.greeting}

Je n’ai pas eu de réponse, et c’en est une aussi. Ce message est le dernier, vous n’avez rien à faire.

${known.visits && known.city ? `Si cela devient utile plus tard, je peux aussi venir vous voir (${known.city}).` : ''} Si le sujet revient dans votre entreprise, il suffit de répondre à cette adresse.

Merci de votre lecture.

${sign(known, need)}`,
    }),
  ],
  // Ordinary spaces above: nobody sees the difference in a source.
  finish: (text) => text.replace(/ (?=[?!;])/g, '\u202f').replace(/ (?=[:»])|(?<=«) /g, '\u00a0'),
  industries: {
    accounting: ['un cabinet comptable ou juridique', 'lire les factures reçues et les classer par client'],
    agriculture: [
      'une exploitation agricole ou un domaine viticole',
      'transformer les notes de terrain en registres prêts pour un contrôle',
    ],
    construction: ['une entreprise du bâtiment', 'établir un premier devis à partir des mesures d’une visite'],
    education: [
      'une école ou un organisme de formation',
      'répondre aux questions d’inscription qui reviennent chaque semaine',
    ],
    food: [
      'une entreprise alimentaire ou un restaurant',
      'rassembler dans une seule liste les commandes reçues par e-mail et par messagerie',
    ],
    health: ['une clinique ou une pharmacie', 'proposer les rendez-vous annulés à la liste d’attente'],
    logistics: ['une entreprise de logistique', 'lire les bons de livraison et les comparer aux commandes'],
    manufacturing: [
      'une entreprise industrielle',
      'comparer des offres de fournisseurs reçues sous des formats différents',
    ],
    marketing: ['une agence de marketing', 'assembler le rapport mensuel de chaque client à partir de ses sources'],
    property: ['une agence immobilière', 'répondre aux premières questions sur une annonce'],
    retail: ['un commerce', 'aligner les fiches produits et les stocks de la boutique et du site'],
    software: ['un éditeur de logiciels', 'trier les demandes d’assistance et rédiger une première réponse'],
    tourism: ['un hôtel ou une agence de voyages', 'répondre aux questions de réservation dans la langue du client'],
  },
  sampleOffer:
    'Nous mettons en place de petites automatisations pour les devis, les factures et les e-mails clients, et nous formons l’équipe à s’en servir.',
}

function open({ request, manual, company }: Known): string {
  if (request) return 'Vous avez demandé des informations à ce sujet, alors allons à l’essentiel.'
  if (!manual)
    return `Je ne sais pas encore si cela peut servir chez ${company || 'vous'}, et je préfère poser la question.`
  return `D’après mes notes, une partie du travail se fait encore à la main chez ${company || 'vous'}. C’est souvent par là qu’il vaut mieux commencer.`
}
