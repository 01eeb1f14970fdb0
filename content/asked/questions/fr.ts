/** See asked.ts. */
export const questions: Record<string, string> = {
  '/#task-mails':
    'toujours les mêmes demandes dans la boîte mail; réponses automatiques aux clients; répondre plus vite au courrier',
  '/#task-invoices': 'saisie à la compta, ressaisir le papier; scanner et OCR; l’expert-comptable attend les pièces',
  '/#task-quotes': 'chiffrer une offre pour un client; robot qui calcule mes prix; faire mes devis avec ChatGPT',
  '/#task-minutes': 'PV de réunion automatique; enregistrer et résumer une visio; prise de notes en réunion',
  '/#task-payroll': 'bulletins de salaire par IA; calculer les fiches de paye; heures sup et convention',
  '/#task-applicants': 'trier les CV avec un robot; recrutement automatique; IA pour les RH et l’embauche',
  '/#task-manuals':
    'retrouver une info dans la doc technique; chatbot sur nos notices; personne ne lit le mode d’emploi',
  '/#task-bank': 'pointage des relevés avec la compta; lettrage automatique; associer virements et factures',
  '/#task-contracts':
    'traduction juridique par DeepL; contrat en langue étrangère à signer; traducteur assermenté ou machine',
  '/#task-products':
    'descriptifs pour la boutique en ligne; textes du catalogue e-commerce; décrire des centaines d’articles',
  '/#task-stock': 'combien commander pour le mois prochain; ruptures et surstock au magasin; prévision des ventes',
  '/#task-complaints': 'litiges clients, geste commercial; laisser le robot décider d’un remboursement; SAV mécontents',
  '/#method': 'quelle est votre démarche; combien de mois pour automatiser; déroulement d’une mission',
  '/#diagnose': 'observer les salariés à leur poste; comprendre où on perd du temps; première étape d’un chantier',
  '/#deploy': 'mise en service progressive; devenir autonomes après votre départ; bouton pour tout couper',
  '/#about': 'qui êtes-vous; parlez-vous français; qui est le formateur',
  '/#position-1':
    'freelance ou société; consultant indépendant à la capitale espagnole; pour qui travaillez-vous aujourd’hui',
  '/#position-2': 'expérience dans les hôpitaux; a-t-il bossé dans le médical; parcours NLP santé',
  '/#skills': 'langages informatiques maîtrisés; niveau technique du consultant; CV du développeur',
  '/services#title': 'que proposez-vous; liste des prestations; tarifs et catalogue',
  '/services/prompt-engineering#title':
    'apprendre à bien parler à ChatGPT; cours pour rédiger de bonnes consignes; ChatGPT répond à côté',
  '/services/prompt-engineering#plan':
    'programme détaillé du stage de prompts; horaires de la formation; durée en heures',
  '/services/prompt-engineering#audience':
    'mes salariés utilisent déjà le chatbot; le patron veut une charte d’usage; public visé',
  '/services/prompt-engineering#faq-which-assistant':
    'quel chatbot choisir pour le cours; on n’a que Copilot; faut-il la version payante',
  '/services/prompt-engineering#faq-programming':
    'je suis nul en informatique; stage accessible aux débutants, assistantes et commerciaux; sans coder',
  '/services/prompt-engineering#faq-group-size':
    'effectif maximum par session; on est quinze dans le service; taille de la classe',
  '/services/rag-langchain#title':
    'chatbot sur nos documents internes; interroger nos PDF; ChatGPT branché sur notre base de connaissances',
  '/services/rag-langchain#audience':
    'niveau requis pour les devs; notre pilote déçoit les utilisateurs; public SharePoint',
  '/services/rag-langchain#faq-data-location':
    'confidentialité des fichiers pendant le stage; serveur en Europe, on-premise; rien envoyer chez OpenAI',
  '/services/rag-langchain#faq-why-langchain':
    'framework ou Python pur; LangChain est-il trop lourd; se passer de bibliothèque',
  '/services/rag-langchain#faq-long-context':
    'tout coller dans le prompt au lieu d’un RAG; un million de tokens, RAG inutile; peu de fichiers',
  '/services/rag-langchain#faq-two-days-or-weeks':
    'stage court ou accompagnement long; différence de tarif pour le RAG; raccorder les sources réelles',
  '/services/agents-automation#title':
    'robot autonome qui fait le boulot; créer un agent IA; stage intensif pour développeurs',
  '/services/agents-automation#plan':
    'combien de semaines pour le bootcamp; rythme et heures par semaine; calendrier agents',
  '/services/agents-automation#audience':
    'notre informaticien peut-il suivre; niveau demandé pour le bootcamp; service informatique',
  '/services/agents-automation#faq-which-process':
    'par quelle tâche commencer; exemple de bon premier cas; idée de processus pour l’agent',
  '/services/agents-automation#faq-non-programmers':
    'métier sans compétence de dev dans le groupe; chef de service qui ne code pas',
  '/services/agents-automation#faq-code-or-n8n': 'outil no-code ou développement sur mesure; Zapier suffit-il',
  '/services/agents-automation#faq-two-days': 'version courte du bootcamp; on n’a pas un mois à y consacrer',
  '/services/ai-readiness-audit#title':
    'par où commencer avec l’IA dans ma boîte; état des lieux numérique PME; diagnostic avant d’investir',
  '/services/ai-readiness-audit#deliverables':
    'rapport remis au patron; plan d’action rapide après le premier rendez-vous; inventaire des logiciels IA',
  '/services/ai-readiness-audit#plan':
    'durée de l’audit; que faites-vous sur place chaque jour; interviews du personnel',
  '/services/ai-readiness-audit#audience':
    'dirigeant perdu entre les vendeurs; DSI, DPO, shadow IT; salariés qui utilisent ChatGPT en cachette',
  '/services/ai-readiness-audit#topics': 'rentabilité, ROI des idées; qualité de nos données; critères examinés',
  '/services/ai-readiness-audit#faq-48-hours': 'trop rapide pour être sérieux; recevoir le plan en deux jours',
  '/services/ai-readiness-audit#faq-ai-act':
    'attestation de conformité AI Act; certification pour nos clients; êtes-vous avocat',
  '/services/ai-readiness-audit#faq-time-needed':
    'disponibilité demandée aux salariés; charge pour nos équipes; quand pouvez-vous venir faire l’audit',
  '/services/ai-readiness-audit#faq-own-services':
    'conflit d’intérêts du consultant; allez-vous juste nous vendre vos trucs; conseil neutre',
  '/services/business-automation#title':
    'gagner du temps sur la paperasse; en finir avec les tâches répétitives au bureau; automatiser l’administratif d’une PME',
  '/services/business-automation#plan':
    'étapes d’un chantier d’automatisation; planning sur trois mois; quels logiciels employez-vous',
  '/services/business-automation#deliverables':
    'à qui appartient l’automatisation; documentation remise; logiciels à notre nom',
  '/services/business-automation#audience':
    'secrétariat et compta débordés; patron de PME sans informaticien; reporting Excel mensuel',
  '/services/business-automation#scope':
    'que peut-on confier au robot; notes de frais, onboarding, relances; exemples de tâches automatisables',
  '/services/business-automation#faq-manual-work':
    'combien d’heures économisées; gain de productivité réel; suppression de postes',
  '/services/business-automation#faq-erp':
    'brancher sur Sage, SAP ou Odoo; vieux logiciel de compta, rien ne peut s’y connecter; progiciel fermé, sans connecteur',
  '/services/business-automation#faq-verifactu':
    'e-facture obligatoire; logiciel de caisse, autónomo; le fisc, Hacienda, nouvelles obligations',
  '/services/business-automation#faq-on-your-own': 'se débrouiller en interne; former nos gens plutôt que sous-traiter',
  '/services/ai-for-marketing#title':
    'écrire pour les réseaux sociaux avec l’IA; community manager débordé; textes qui sonnent faux',
  '/services/ai-for-marketing#audience': 'free-lance, community manager; patron qui fait sa pub lui-même',
  '/services/ai-for-marketing#topics': 'référencement SEO et GEO; être cité par ChatGPT; pub Facebook, emailing légal',
  '/services/ai-for-marketing#faq-speed': 'combien de posts par jour après; rapidité de rédaction',
  '/services/ai-for-marketing#faq-google':
    'mauvais pour le SEO; déclassement d’un site rédigé par ChatGPT; être premier dans les résultats',
  '/services/ai-for-marketing#faq-labels':
    'obligation de mention « généré par IA »; photo truquée d’une personne; étiqueter mes images',
  '/services/ai-for-marketing#faq-languages': 'stage en français ou anglais; campagnes pour l’étranger',
  '/services/medical-ai#title':
    'IA pour médecins et infirmiers; cours pour l’hôpital, la clinique; comprendre les outils d’aide au diagnostic',
  '/services/medical-ai#outcomes': 'charte pour l’hôpital; que demander à un vendeur de logiciel',
  '/services/medical-ai#audience': 'généraliste, radiologue, kiné, manip; achats hospitaliers; DSI d’hôpital',
  '/services/medical-ai#topics':
    'marquage CE, dispositif médical; biais selon les patients; dictée vocale et courriers',
  '/services/medical-ai#faq-reporting-time': 'radiologue débordé, aller plus vite; combien de minutes gagnées',
  '/services/medical-ai#faq-patient-data':
    'secret médical pendant le cours; dossiers de malades anonymes; RGPD à l’hôpital',
  '/services/medical-ai#faq-diagnosis-by-chat':
    'demander à ChatGPT de quoi souffre le malade; chatbot pour diagnostiquer; est-ce autorisé en consultation',
  '/services/medical-ai#faq-credits': 'points DPC pour les médecins; stage validant, accrédité',
  '/services/medical-ai#readers-1-1': 'où stocker les dossiers médicaux; certification HDS obligatoire',
  '/services/ai-funding-grants#title':
    'subvention pour un projet innovant; argent public pour start-up; monter un dossier d’aide',
  '/services/ai-funding-grants#audience': 'jeune pousse, labo, PME R&D; DAF et trésorerie',
  '/services/ai-funding-grants#topics':
    'crédit d’impôt recherche; quels guichets, bourses; emprunter sans se porter caution',
  '/services/ai-funding-grants#faq-kit-digital':
    'chèque numérique encore ouvert; bon digital PME Espagne; date limite dépassée',
  '/services/ai-funding-grants#faq-chances': 'taux de réussite d’un dossier; garantie d’obtenir l’argent; refus',
  '/services/ai-funding-grants#faq-writing-with-ai': 'dossier rédigé par ChatGPT accepté; faut-il le dire au financeur',
  '/services/ai-funding-grants#faq-grant-for-training':
    'se faire rembourser le stage; prise en charge OPCO; cours payé par une subvention',
  '/services/ai-ip-patents#title':
    'protéger notre algorithme; breveter une invention logicielle; éviter la copie par un concurrent',
  '/services/ai-ip-patents#audience': 'start-up, labo, CHU; protéger avant une levée de fonds',
  '/services/ai-ip-patents#topics': 'ChatGPT l’a écrit, à qui est-ce; copyright d’un logiciel',
  '/services/ai-ip-patents#faq-filing': 'dépôt INPI à notre place; êtes-vous mandataire',
  '/services/ai-ip-patents#faq-models': 'deep learning, est-ce protégeable; déposer un logiciel',
  '/services/ai-ip-patents#faq-already-public':
    'présenté sur un salon, trop tard; publié sur GitHub avant dépôt; divulgation',
  '/services/ai-ip-patents#faq-secrecy':
    'accord de secret avant d’en parler; coller mon idée dans ChatGPT, danger; garder le secret',
  '/services/accelerator-readiness#title':
    'entrer dans un incubateur; préparer un pitch; lever des fonds pour ma start-up',
  '/services/accelerator-readiness#plan': 'coaching start-up, combien de semaines; répéter l’oral',
  '/services/accelerator-readiness#outcomes': 'slides et oral au point; vaut-il mieux repousser le dépôt',
  '/services/accelerator-readiness#audience': 'premier dossier, recalés l’an dernier; chercheurs qui créent leur boîte',
  '/services/accelerator-readiness#faq-influence': 'piston auprès des recruteurs; place garantie; réseau, jury',
  '/services/accelerator-readiness#faq-early-start': 'on postule le mois prochain, trop tard; délai de préparation',
  '/services/accelerator-readiness#faq-which-accelerator': 'comparer les incubateurs; céder des actions en échange',
  '/services/accelerator-readiness#faq-model-api':
    'simple surcouche ChatGPT; wrapper sans techno propre; produit facile à copier',
  '/services/ai-competitive-research#title':
    'espionner la concurrence légalement; étude de marché; benchmark de produits',
  '/services/ai-competitive-research#audience': 'PM, fondateur, équipe de vente; on rate des contrats face aux rivaux',
  '/services/ai-competitive-research#faq-legality':
    'scraping autorisé; risque juridique de la veille; faux compte client',
  '/services/ai-competitive-research#faq-invented-competitors':
    'hallucinations dans l’étude; sources fiables; noms inventés par ChatGPT',
  '/services/ai-competitive-research#faq-deep-research-tools':
    'Perplexity suffit-il; faire soi-même avec Deep Research',
  '/services/ai-competitive-research#faq-tracking':
    'veille régulière, abonnement; être prévenu des changements de prix',
  '/services/proptech-analytics#title':
    'estimer le prix d’un appartement; données immobilières; outil pour agence immo',
  '/services/proptech-analytics#audience': 'marchand de biens, promoteur, agent immobilier, foncière',
  '/services/proptech-analytics#faq-sources': 'd’où viennent les chiffres immo; scraper Idealista; cadastre',
  '/services/proptech-analytics#faq-appraisal': 'expert pour un prêt immobilier; valeur officielle pour la banque',
  '/services/proptech-analytics#faq-sales-needed': 'trop peu de transactions; taille minimale des données',
  '/services/proptech-analytics#faq-price': 'combien coûte une étude immobilière; s’arrêter en route',
  '/services/airbnb-analytics#title':
    'location saisonnière, gagner plus; mes nuits restent vides; optimiser mon meublé de tourisme',
  '/services/airbnb-analytics#learn':
    'justifier un mauvais mois au proprio; trous dans le planning; fixer ses prix sans se fier au pif',
  '/services/airbnb-analytics#audience': 'petit proprio, conciergerie, hôtel; acheter pour louer',
  '/services/airbnb-analytics#faq-scraping': 'récupérer les annonces des voisins; légal de copier le site',
  '/services/airbnb-analytics#faq-pricing-tools':
    'PriceLabs ou Beyond déjà installé; le yield management vaut-il le coup',
  '/services/airbnb-analytics#faq-history': 'combien d’années de résas; appartement tout neuf sans passé',
  '/services/airbnb-analytics#faq-rental-permit': 'autorisation administrative, syndic; risque d’amende pour mon gîte',
  '/services/advanced-ai#title':
    'formation poussée pour ingénieurs; passer du prototype à la prod; système fiable à grande échelle',
  '/services/advanced-ai#audience':
    'développeurs seniors, CTO, data engineers; notre équipe technique est déjà à l’aise',
  '/services/advanced-ai#faq-difference':
    'quel cours choisir entre RAG, agents et avancé; doublon entre les programmes',
  '/services/advanced-ai#faq-prior-knowledge': 'prérequis; faut-il être bon en maths, savoir coder',
  '/services/advanced-ai#faq-data-location': 'hébergement européen; modèle local sur notre GPU; souveraineté',
  '/services/advanced-ai#faq-duration-and-price':
    'tarif du cursus avancé; nombre de semaines; juste une consultation ponctuelle',
  '/services/no-code-ai#title':
    'faire des vidéos et visuels sans savoir programmer; outils faciles pour créateurs; influenceur débordé',
  '/services/no-code-ai#audience': 'youtubeur, association, petite boîte sans graphiste; chargée de com',
  '/services/no-code-ai#faq-subscriptions': 'combien par mois en logiciels; version gratuite suffisante',
  '/services/no-code-ai#faq-voice': 'on voit que c’est ChatGPT; texte robotique',
  '/services/no-code-ai#faq-ownership': 'droit d’auteur sur mes visuels; puis-je vendre une image générée',
  '/services/no-code-ai#faq-or-marketing': 'différence entre les deux stages de contenu; lequel prendre',
  '/services/university-ml#title':
    'cours particuliers de machine learning; soutien pour la fac; prof d’IA pour étudiant',
  '/services/university-ml#audience': 'fac d’éco, école d’ingé, M2; BDE, TFE',
  '/services/university-ml#faq-assignments': 'rédiger mon TFE à ma place; payer quelqu’un pour le TP; plagiat',
  '/services/university-ml#faq-mathematics': 'je suis faible en maths; algèbre oubliée',
  '/services/university-ml#faq-gpu': 'PC portable assez puissant; carte graphique nécessaire',
  '/services/university-ml#faq-groups': 'tarif asso étudiante; cours pour une promo',
  '/services/data-science-training#title':
    'quitter Excel pour Python; monter en compétence l’équipe data; cours de SQL',
  '/services/data-science-training#audience': 'contrôleur de gestion, Excel rame; public visé',
  '/services/data-science-training#faq-programming': 'débutant complet, jamais codé; niveaux inégaux',
  '/services/data-science-training#faq-confidential-data': 'données clients sensibles en exercice; fichiers anonymisés',
  '/services/data-science-training#faq-working-time': 'heures à libérer chaque semaine; on est trop occupés',
  '/services/data-science-training#faq-why-python': 'coder, inutile depuis ChatGPT; Copilot fait tout',
  '/services/family-ai#title':
    'ChatGPT et mes gosses; activité IA en famille; rassurer les parents; mon ado sur les chatbots',
  '/services/family-ai#learn': 'reconnaître une fausse photo; comprendre sans jargon; deepfake et voix imitée',
  '/services/family-ai#outcomes': 'numéro d’urgence harcèlement en ligne; charte de la maison; contrôle parental réglé',
  '/services/family-ai#audience': 'papi et mamie; collège et primaire; FCPE, APE',
  '/services/family-ai#topics': 'tricher à l’école; mon fils parle à une petite amie virtuelle; photos de classe',
  '/services/family-ai#faq-age': 'trop petit, six ans; ado de quinze ans; groupes par tranche',
  '/services/family-ai#faq-accounts': 'faut-il inscrire mon fils sur ChatGPT; âge légal du compte',
  '/services/family-ai#faq-dependence': 'ma fille ne réfléchit plus seule; il copie tout',
  '/services/family-ai#faq-recording': 'filmez-vous les mineurs; droit à l’image',
  '/services/family-ai#faq-schools': 'intervention au collège; réunion de parents d’élèves; prix pour une école',
  '/services/ai-language-learning#title':
    'progresser en anglais avec ChatGPT; parler espagnol pour le boulot; cours de langues',
  '/services/ai-language-learning#plan': 'un mois, quel programme; s’entraîner à l’entretien; cartes mémoire',
  '/services/ai-language-learning#audience': 'expatriation à Madrid; passer le TOEIC; prof d’anglais',
  '/services/ai-language-learning#faq-languages': 'chinois, allemand, arabe possible; langue rare',
  '/services/ai-language-learning#faq-teacher': 'remplacer mon prof par une appli; accent à corriger',
  '/services/ai-language-learning#faq-beginners': 'je pars de zéro en espagnol; niveau A1, débutant complet',
  '/services/ai-language-learning#faq-progress': 'combien de temps pour être bilingue; résultat garanti',
  '/services/ai-language-learning#faq-teams': 'cours d’anglais pour mes salariés; tarif groupe langues',
  '/services/troubleshooting#title':
    'notre chatbot raconte n’importe quoi; projet IA en panne; le prestataire nous a plantés',
  '/services/troubleshooting#deliverables': 'compte rendu d’expertise; faut-il tout refaire; liste des bugs',
  '/services/troubleshooting#audience': 'clients mécontents du bot; coût qui explose; démo jamais sortie',
  '/services/troubleshooting#topics':
    'hallucinations; fuite de données; cassé depuis la mise à jour; personne ne s’en sert',
  '/services/troubleshooting#faq-start': 'urgence, intervention rapide; c’est la cata aujourd’hui',
  '/services/troubleshooting#faq-vendors': 'contre-expertise du travail d’une agence; qui est responsable',
  '/services/troubleshooting#faq-customer-data': 'NDA, secret professionnel; fichier client consulté par un tiers',
  '/services/troubleshooting#faq-price': 'tarif horaire du dépannage; facture surprise, budget maximum',
  '/services/troubleshooting#faq-wrong-tool': 'faut-il abandonner; autre solution qu’un modèle',
  '/corporate#title': 'former mes salariés à ChatGPT; formation intra; plan de développement des compétences',
  '/corporate#program-1': 'initiation pour toute la boîte; débutants, bureautique; sensibilisation du personnel',
  '/corporate#program-2': 'cours pour la compta et l’administratif; automatiser sans développeur',
  '/corporate#program-3': 'stage pour notre équipe de dev; intégrer un LLM dans notre appli',
  '/corporate#steps-strategy-call': 'premier échange par téléphone; êtes-vous sûr qu’il nous faut un stage',
  '/corporate#steps-written-roadmap': 'proposition rapide, plan d’action; quel cours pour qui',
  '/corporate#steps-offer': 'demander un tarif; délai avant la première session',
  '/corporate#steps-preparation': 'que faut-il fournir avant; côté DSI, accès à ouvrir',
  '/corporate#steps-sessions': 'suivi après le stage; garder les diapos',
  '/corporate#faq-fundae': 'bonification espagnole; payer avec les cotisations de formation; filiale en Espagne',
  '/corporate#faq-article4': 'obligation légale de former; attestation de présence; contrôle AI Act',
  '/corporate#faq-departments': 'compta et vendeurs ensemble; toute l’entreprise le même jour',
  '/corporate#faq-documents': 'nos fichiers sont-ils effacés après; confidentialité des exemples',
  '/corporate#faq-licenses': 'revendez-vous ChatGPT Entreprise; abonnement à acheter',
  '/corporate#faq-measure': 'évaluer le retour sur investissement; preuve que le stage sert',
  '/corporate#faq-data': 'signer un DPA, un NDA; clause de secret',
  '/corporate#faq-invoice': 'TTC ou HT; déplacements inclus; détail de l’offre',
  '/corporate#readers-1-1': 'venez-vous en France; visio depuis Paris, Lyon, Bruxelles',
  '/corporate#readers-1-3': 'cours donné dans ma langue; je ne parle pas espagnol',
  '/corporate#readers-1-6': 'prise en charge OPCO; mon compte formation; êtes-vous Qualiopi',
  '/corporate#readers-1-8': 'TVA intracommunautaire; facturation étrangère; HT depuis Madrid',
  '/corporate#readers-1-9': 'conformité données personnelles; DPA avant envoi de fichiers',
  '/corporate#readers-2-1': 'élus du personnel; consulter les syndicats avant ChatGPT; représentants des salariés',
  '/ai-training#title': 'quel cours me convient; je suis perdu; orientation',
  '/ai-training#formats-workshop': 'stage court; une journée suffit-elle; cours intensif',
  '/ai-training#formats-program': 'accompagnement sur un mois; formation longue',
  '/ai-training#formats-consulting': 'prestation ponctuelle; louer un expert; aide à l’heure',
  '/ai-training#delivery': 'chez nous ou en visio; dans quelles villes; présentiel, mixte',
  '/ai-training#pricing': 'combien ça coûte; prix d’une journée; budget',
  '/ai-training#faq-workshop-or-program': 'formule courte ou longue; laquelle est la plus efficace',
  '/ai-training#faq-mixed-group': 'débutants et experts ensemble; niveaux inégaux',
  '/ai-training#faq-preparation': 'matériel à apporter; que faire avant le jour J',
  '/ai-training#faq-individuals': 'particulier, seul, sans entreprise; cours privés; inter-entreprises',
  '/case-studies#title': 'exemples de réalisations; références clients; projets réels ou fictifs',
  '/case-studies/radiology-ai#title': 'dicter un scanner ou une IRM, texte mis en forme; secrétariat médical débordé',
  '/case-studies/radiology-ai#how-draft': 'le robot invente-t-il des résultats; dictée transformée en texte structuré',
  '/case-studies/radiology-ai#constraints':
    'dispositif médical ou pas; anonymiser les malades; remplacer notre logiciel',
  '/case-studies/radiology-ai#result': 'minutes gagnées par examen; preuve que c’est sûr',
  '/case-studies/radiology-ai#in-your-company':
    'l’essayer dans notre hôpital; par quel examen débuter; hébergeur santé',
  '/case-studies/autoclient#title': 'trouver les bons clients à appeler en premier; noter les leads; prospection B2B',
  '/case-studies/autoclient#how-deduplication': 'doublons dans le CRM; même société saisie deux fois',
  '/case-studies/autoclient#constraints':
    'démarchage par mail sans accord, légal ou pas; RGPD en prospection commerciale; scraper LinkedIn',
  '/case-studies/autoclient#in-your-company': 'de quoi avons-nous besoin pour nos commerciaux; fichiers en vrac',
  '/case-studies/attio-sequences#title': 'faire soi-même ou payer un outil de relance; CRM, logiciel maison',
  '/case-studies/attio-sequences#in-your-company': 'évaluer un logiciel avant de signer; boîte noire d’un éditeur',
  '/case-studies/banking-assistant#title':
    'suivi de trésorerie multi-banques; savoir combien on a sur les comptes; cash prévisionnel',
  '/case-studies/banking-assistant#how-forecast': 'serons-nous à découvert; échéances TVA et loyer à venir',
  '/case-studies/banking-assistant#constraints':
    'donner mes codes de banque; le robot peut-il faire un virement; sécurité',
  '/case-studies/banking-assistant#in-your-company': 'fichiers à demander au banquier; démarrer la trésorerie',
  '/case-studies/spreadsheet-assistant#title': 'poser une question à Excel; formule automatique; Excel trop compliqué',
  '/case-studies/spreadsheet-assistant#how-formula':
    'noms de fonctions selon la langue; Excel qui n’est pas en anglais',
  '/case-studies/spreadsheet-assistant#constraints': 'salaires visibles par l’IA; mon fichier va-t-il être modifié',
  '/case-studies/spreadsheet-assistant#in-your-company':
    'mettre en place pour le contrôle de gestion; quels classeurs d’abord',
  '/case-studies/proptech-analytics#title': 'combien vaut ma maison; agence immo, avis de valeur; mètre carré',
  '/case-studies/proptech-analytics#constraints': 'reprendre SeLoger ou Idealista; discrimination, nationalité',
  '/case-studies/proptech-analytics#in-your-company':
    'ce que notre agence doit fournir; tenir le fichier des transactions',
  '/case-studies/airbnb-intelligence#title':
    'fixer le tarif d’un gîte chaque nuit; yield location courte durée; conciergerie en règle',
  '/case-studies/airbnb-intelligence#constraints':
    'modification automatique des tarifs; avis juridique; anonymat des clients',
  '/case-studies/airbnb-intelligence#in-your-company':
    'papiers nécessaires pour mes meublés; fin des autorisations en 2028',
  '/case-studies/autofunding-grants#title':
    'détecter les subventions pour nos clients; alerte appels à projets; cabinet de financement',
  '/case-studies/autofunding-grants#how-hard-filters': 'ma société a-t-elle droit à l’aide; plafond de minimis',
  '/case-studies/autofunding-grants#in-your-company': 'papiers à rassembler avant de demander; bilans, organigramme',
  '/case-studies/lanzadera-readiness#title': 'être pris dans un incubateur; prouver ce qu’on raconte dans le pitch',
  '/case-studies/lanzadera-readiness#how-mock-interviews': 'simulation d’oral devant jury; s’entraîner aux questions',
  '/case-studies/lanzadera-readiness#constraints': 'écrire la candidature à notre place; promesse d’être pris',
  '/case-studies/lanzadera-readiness#in-your-company': 'temps demandé aux associés; accès aux données',
  '/projects#title': 'démos gratuites à tester; voir ce que vous avez fait; essayer en ligne',
  '/projects#autoclient-sending': 'le bot spamme-t-il mes clients; envoi automatique de mails',
  '/projects#autoclient-own-list': 'charger mon fichier Excel de contacts; mes données restent chez moi',
  '/projects#autoclient-own-company': 'installer l’outil de prospection chez nous; délai de mise en place',
  '/projects#details-spreadsheet': 'outil qui comprend mes questions sur un tableau; et s’il se trompe',
  '/projects#spreadsheet-features': 'sommes, filtres, télécharger le résultat; fichier Excel à déposer',
  '/projects#cryptoagent-real-money': 'bot pour gagner en bourse; bitcoin, risque de perdre ses sous; relié à Binance',
  '/projects#cryptoagent-strategies': 'méthodes d’achat-vente testées; DCA',
  '/projects#cryptoagent-overfitting': 'stratégie gagnante sur le passé puis pertes; surapprentissage',
  '/projects#cryptoagent-own-prices': 'importer mon historique de bitcoin; tester avec mes cours',
  '/projects#details-banking': 'faut-il donner ses identifiants; relié à mon compte',
  '/projects#apollomedical-features': 'rédiger un compte rendu radio; essai imagerie',
  '/projects#details-autosite': 'créer un site en plusieurs langues; générateur SEO',
  '/locations#title': 'où intervenez-vous; venez-vous chez nous; formateur sur place',
  '/locations/madrid#title': 'formateur IA dans la capitale espagnole',
  '/locations/madrid#sectors-law-firms': 'ChatGPT pour avocats; secret et contrats',
  '/locations/madrid#faq-delivery': 'vous déplacez-vous chez nous; juste une matinée',
  '/locations/madrid#faq-languages': 'collègues étrangers, cours en anglais',
  '/locations/madrid#faq-availability': 'délai pour une date dans la capitale',
  '/locations/barcelona#title': 'formateur IA en Catalogne; stage au 22@',
  '/locations/barcelona#faq-delivery': 'mieux sur place ou en visio',
  '/locations/barcelona#faq-languages': 'cours dans la langue catalane',
  '/locations/barcelona#faq-availability': 'prochaine venue; partager le voyage avec une autre boîte',
  '/locations/valencia#title': 'stage IA sur la côte, industrie et start-up',
  '/locations/valencia#faq-delivery': 'former les ouvriers dans l’atelier de production',
  '/locations/valencia#faq-languages': 'documents en langues mélangées',
  '/locations/valencia#faq-availability': 'meilleure période de l’année; fêtes de mars',
  '/locations/spain#title': 'intervention en province, îles, petites villes',
  '/locations/spain#sectors-councils': 'petite commune, expert-comptable, école; trop de paperasse',
  '/locations/spain#logistics': 'frais de route et d’hébergement; mauvais internet',
  '/locations/spain#faq-delivery': 'on est au fin fond du pays; déplacement pour peu de temps',
  '/locations/spain#faq-languages': 'cours en castillan ou dans une langue régionale',
  '/locations/spain#faq-availability': 'combien de semaines d’avance en région',
  '/locations/online#title': 'cours en visio; formation à distance depuis la France',
  '/locations/online#logistics': 'Zoom ou Teams; replay vidéo disponible; durée des séances',
  '/locations/online#faq-delivery': 'visio ennuyeuse; rester concentré devant l’écran',
  '/locations/online#faq-languages': 'groupe bilingue; traduction simultanée',
  '/locations/online#faq-availability': 'commencer dès la semaine prochaine en visio',
  '/locations/madrid/ai-readiness-audit#title': 'diagnostic IA d’un siège madrilène',
  '/locations/madrid/ai-readiness-audit#faq-madrid-only': 'filiale espagnole d’un groupe français',
  '/locations/madrid/ai-readiness-audit#faq-month-end': 'période de clôture comptable, août',
  '/locations/barcelona/prompt-engineering#title': 'stage ChatGPT multilingue en Catalogne',
  '/locations/barcelona/prompt-engineering#faq-catalan': 'vérifier l’orthographe catalane',
  '/locations/barcelona/prompt-engineering#faq-unpublished-product': 'lancement secret, embargo',
  '/locations/valencia/rag-langchain#title': 'recherche dans les fiches techniques et codes d’usine',
  '/locations/valencia/rag-langchain#faq-other-languages': 'moteur multilingue, jargon',
  '/locations/valencia/rag-langchain#faq-sharing': 'stage commun à deux sociétés',
  '/locations/madrid/business-automation#title': 'centre de services partagés, back-office',
  '/locations/madrid/business-automation#faq-countries': 'démarrer avec une seule filiale',
  '/locations/madrid/business-automation#faq-works-council': 'prévenir les syndicats, le CSE; élus et algorithme',
  '/blog/agents-that-ask-before-they-act#title': 'garder la main sur un robot autonome; validation humaine',
  '/blog/agents-that-ask-before-they-act#trier-dabord-les-actions': 'que peut-il faire tout seul; actions dangereuses',
  '/blog/agents-that-ask-before-they-act#entre-le-oui-et-laction': 'accord périmé; qui a le droit de signer',
  '/blog/agents-that-ask-before-they-act#le-vrai-risque-cest-la-lassitude':
    'on clique oui sans regarder; trop de validations',
  '/blog/ai-act-checklist-for-small-companies#title': 'loi européenne IA, que doit faire ma TPE; mise en conformité',
  '/blog/ai-act-checklist-for-small-companies#les-dates-connues-en-novembre-2026':
    'quand la loi démarre; échéances, calendrier, délai',
  '/blog/ai-act-checklist-for-small-companies#quel-est-votre-rôle':
    'suis-je concerné; simple utilisateur de ChatGPT ou éditeur',
  '/blog/ai-act-checklist-for-small-companies#les-onze-étapes':
    'liste d’obligations; quoi faire concrètement; prévenir que c’est un bot',
  '/blog/ai-act-checklist-for-small-companies#ce-quil-faut-mettre-par-écrit':
    'quelle paperasse en cas de contrôle; exemple à copier',
  '/blog/ai-act-checklist-for-small-companies#si-un-système-est-vraiment-à-haut-risque':
    'logiciel de recrutement, que dois-je faire; prévenir les employés',
  '/blog/ai-act-checklist-for-small-companies#les-amendes-en-proportion':
    'combien je risque si je ne fais rien; sanctions, pénalités',
  '/blog/ai-act-checklist-for-small-companies#quatre-malentendus-coûteux': 'label vendu par un cabinet; idées reçues',
  '/blog/ai-act-checklist-for-small-companies#où-se-renseigner': 'quel organisme appeler; gendarme de l’IA',
  '/blog/ai-homework-rules-for-families#title': 'mon fils fait ses exercices avec ChatGPT; autoriser ou interdire',
  '/blog/ai-homework-rules-for-families#ce-que-disent-les-études-à-ce-stade':
    'est-ce que ça rend bête; effet sur les notes',
  '/blog/ai-homework-rules-for-families#sept-règles-pour-la-maison':
    'consignes pour les gosses; détecteur de triche fiable',
  '/blog/ai-homework-rules-for-families#selon-lâge': 'mon gosse a douze ans, peut-il; majorité numérique, inscription',
  '/blog/ai-homework-rules-for-families#des-prompts-qui-font-apprendre':
    'phrases à taper pour réviser; ChatGPT comme prof',
  '/blog/ai-homework-rules-for-families#un-accord-familial-à-recopier':
    'contrat parent-ado à imprimer; modèle de charte',
  '/blog/ai-homework-rules-for-families#une-version-à-lire-seul-pour-les-ados':
    'conseils pour lycéen; se faire griller',
  '/blog/ai-homework-rules-for-families#quand-cela-a-déjà-mal-tourné':
    'mon gamin s’est fait choper; convoqué par le prof',
  '/blog/ai-homework-rules-for-families#les-règles-qui-se-retournent-contre-vous':
    'espionner le téléphone de son ado; tout bloquer, bonne idée ou pas',
  '/blog/ai-homework-rules-for-families#parler-à-lécole':
    'ce que dit l’Éducation nationale; collège, lycée, rencontre avec le prof',
  '/blog/automating-invoices-without-losing-control#title': 'factures d’achat sans saisie; dématérialisation comptable',
  '/blog/automating-invoices-without-losing-control#le-circuit-en-six-étapes':
    'du mail à l’écriture comptable; organisation',
  '/blog/automating-invoices-without-losing-control#étape-2-lire-sans-deviner':
    'réforme e-invoicing, PDP; OCR d’un scan',
  '/blog/automating-invoices-without-losing-control#étape-3-vérifier-par-le-calcul':
    'totaux HT TTC incohérents; contrôle de la clé de l’IBAN',
  '/blog/automating-invoices-without-losing-control#le-contrôle-qui-arrête-la-fraude':
    'arnaque au RIB, au président; escroc par mail',
  '/blog/automating-invoices-without-losing-control#ce-que-la-loi-demande-de-conserver':
    'archivage des pièces comptables; combien d’années garder le papier',
  '/blog/automating-invoices-without-losing-control#déployer-en-trois-phases':
    'rentable pour un petit volume; période d’essai',
  '/blog/building-rag-with-gemini-langchain#title': 'tuto pour faire un chatbot sur ses fichiers en Python',
  '/blog/building-rag-with-gemini-langchain#décider-si-vous-en-avez-besoin': 'RAG ou simple recherche; utile pour moi',
  '/blog/building-rag-with-gemini-langchain#lire-et-indexer-les-documents':
    'découper des PDF; scans sans texte; chunks',
  '/blog/building-rag-with-gemini-langchain#répondre-avec-des-citations-que-le-code-peut-vérifier':
    'hallucinations, empêcher d’inventer; réponse sourcée',
  '/blog/building-rag-with-gemini-langchain#trouver-où-cela-échoue': 'mon RAG répond à côté, pourquoi; déboguer',
  '/blog/building-rag-with-gemini-langchain#avant-de-louvrir-aux-utilisateurs':
    'qui voit quoi; confidentialité interne',
  '/blog/choosing-a-vector-database#title': 'Pinecone, Qdrant ou pgvector; stockage des embeddings',
  '/blog/choosing-a-vector-database#les-options-réalistes': 'comparatif, cloud ou fichier local',
  '/blog/choosing-a-vector-database#quand-quitter-postgres': 'limites de pgvector; migrer',
  '/blog/evaluating-rag-before-your-users-do#title': 'tester un chatbot avant lancement; qualité des réponses',
  '/blog/evaluating-rag-before-your-users-do#réunir-des-questions-qui-font-mal':
    'créer un jeu de test; temps d’étiquetage',
  '/blog/evaluating-rag-before-your-users-do#comparer-les-versions-question-par-question':
    'A/B, progrès ou hasard; McNemar',
  '/blog/evaluating-rag-before-your-users-do#quand-un-modèle-peut-servir-de-juge':
    'ChatGPT note les réponses; LLM évaluateur',
  '/blog/getting-started-with-gemini#title': 'premier programme avec l’IA de Google; tuto',
  '/blog/getting-started-with-gemini#choisir-la-porte-avant-la-clé':
    'version gratuite et confidentialité; Google s’entraîne-t-il dessus',
  '/blog/getting-started-with-gemini#demander-des-données-plutôt-que-de-la-prose': 'sortie JSON; timeout',
  '/blog/getting-started-with-gemini#la-réponse-vide': 'Gemini ne renvoie rien; texte vide sans message d’erreur',
  '/blog/getting-started-with-gemini#le-service-saturé': 'erreur 429, 503; rate limit',
  '/blog/getting-started-with-gemini#connaître-le-coût-avant-le-lancement':
    'combien va me coûter l’API Google; prix par requête',
  '/blog/prompt-patterns-that-survive-production#title': 'prompt qui casse en prod; consignes robustes',
  '/blog/prompt-patterns-that-survive-production#prévoir-une-issue':
    'l’IA répond au pif quand elle ne sait pas; case « incertain »',
  '/blog/prompt-patterns-that-survive-production#le-prompt-un-fichier-accompagné-de-ses-cas':
    'ranger ses prompts dans Git; tests unitaires, script Python',
  '/blog/prompt-patterns-that-survive-production#les-pratiques-qui-nont-pas-tenu':
    '« agis comme un expert »; astuces dépassées',
  '/blog/prompt-patterns-that-survive-production#quand-le-modèle-change':
    'passer à la nouvelle version de GPT; ancien LLM supprimé',
  '/blog/reading-radiology-ai-papers#title': 'étude médicale crédible ou pas; esprit critique, publication',
  '/blog/reading-radiology-ai-papers#neuf-questions-dans-cet-ordre': 'check-list de lecture critique; biais',
  '/blog/reading-radiology-ai-papers#ce-quun-article-ne-peut-pas-décider':
    'faut-il acheter ce logiciel d’imagerie; homologation, CE',
  '/blog/securing-llm-powered-applications#title': 'pirater un chatbot; protéger mon appli IA',
  '/blog/securing-llm-powered-applications#à-quoi-ressemble-une-attaque': 'exemple de hack par mail; EchoLeak',
  '/blog/securing-llm-powered-applications#les-menaces-et-où-les-arrêter':
    'liste des risques de sécurité; vol de données',
  '/blog/securing-llm-powered-applications#prendre-lidentité-dans-la-session':
    'un acheteur voit le dossier de son voisin; IDOR, authentification',
  '/blog/securing-llm-powered-applications#dix-attaques-à-lancer-avant-la-mise-en-ligne':
    'pentest d’un chatbot, red team; essayer de le pirater',
  '/blog/shipping-llm-features-with-ci#title': 'tests automatiques d’une appli ChatGPT; pipeline de déploiement',
  '/blog/shipping-llm-features-with-ci#troisième-cercle-livrer-avec-prudence':
    'canary, feature flag; déployer petit à petit',
  '/blog/teaching-machine-learning-with-notebooks#title': 'prof de ML, préparer un cours Jupyter',
  '/blog/teaching-machine-learning-with-notebooks#ce-qui-va-de-travers':
    'ça tourne chez moi, pas ailleurs; bug Jupyter',
  '/blog/teaching-machine-learning-with-notebooks#une-séance-sur-la-fuite-en-une-diapositive':
    'data leakage, exercice pour élèves; score trop beau',
  '/blog/teaching-machine-learning-with-notebooks#les-assistants-ia-en-cours':
    'élèves qui codent avec Copilot; tricherie au TP',
  '/blog/teaching-machine-learning-with-notebooks#un-barème': 'noter des projets d’élèves; critères de correction',
  '/blog/what-an-ai-readiness-audit-finds#huit-constats-à-chercher':
    'pourquoi nos essais n’avancent pas; usage caché de ChatGPT',
  '/blog/what-an-ai-readiness-audit-finds#une-grille-de-notation-des-cas-dusage':
    'classer nos idées par priorité; quel projet lancer d’abord',
  '/blog/what-an-ai-readiness-audit-finds#la-partie-juridique-en-bref': 'papiers légaux à tenir; conformité',
  '/blog/what-an-ai-readiness-audit-finds#ce-que-le-rapport-devrait-contenir':
    'reconnaître un bon audit; livrable d’un consultant',
  '/blog/what-an-ai-readiness-audit-finds#un-premier-passage-sans-consultant':
    'faire l’audit soi-même; autodiagnostic gratuit',
  '/blog/why-ai-is-the-future#title': 'l’IA va-t-elle prendre mon boulot; métiers menacés',
  '/blog/why-ai-is-the-future#combien-gagne-t-on-à-vérifier-plutôt-quà-faire':
    'relire est aussi long; vrai gain de productivité',
  '/blog/why-ai-is-the-future#les-tâches-qui-changent-et-celles-qui-ne-changent-pas':
    'quels travaux seront remplacés; que garder à la main',
  '/blog/why-ai-is-the-future#le-travail-qui-augmente': 'avenir des juniors; nouveaux besoins',
  '/blog/why-ai-is-the-future#que-faire-ce-trimestre': 'lancer un essai au bureau; tester sans gros risque',
  '/book#title': 'prendre rdv, planifier un coup de fil; visio',
  '/book#next-confirm': 'pas reçu le mail de validation; lien perdu, spam',
  '/book#next-calendar': 'rappel, fuseau horaire; ajouter à Google Agenda',
  '/book#next-change': 'décommander, décaler mon rendez-vous; j’ai un empêchement',
  '/contact#title': 'vous joindre; poser une question; demander un tarif',
  '/contact#details': 'numéro de téléphone, adresse postale; où êtes-vous basé',
  '/newsletter#title': 's’inscrire aux actus; recevoir vos articles',
  '/newsletter#promises-occasion': 'combien de mails par mois; va-t-on me bombarder de pub',
  '/newsletter#promises-measuring': 'pistage des ouvertures, mouchard dans le mail',
  '/newsletter#promises-leaving': 'se désinscrire, ne plus rien recevoir',
  '/newsletter/count-the-ai-you-pay-for#trois-choses-à-faire-cette-semaine':
    'inventaire de nos abonnements; par où démarrer lundi',
  '/agents#title': 'brancher Claude ou ChatGPT dessus; API, accès bots',
  '/agents#mcp': 'endpoint et fonctions disponibles pour un chatbot',
  '/agents#connect': 'configurer le connecteur; fichier JSON',
  '/agents#markdown': 'version texte brut du site; scraper les pages',
  '/agents#limits': 'mon assistant peut-il prendre rendez-vous pour moi',
  '/evidence#title': 'vos statistiques sont-elles vraies; preuves, sources',
  '/rules#title': 'calendrier réglementaire; échéances légales',
  '/rules#eu': 'AI Act, à partir de quand; calendrier de Bruxelles',
  '/rules#spain': 'autónomos, Hacienda; subventions closes, quand',
  '/tasks#title': 'ai-je besoin d’un robot pour ça; liste de travaux de bureau',
  '/privacy#title': 'revendez-vous mes infos; suis-je pisté',
  '/privacy#controller': 'qui gère mes infos, à qui écrire; DPO',
  '/privacy#purposes-1': 'que deviennent mes mails; combien de mois gardés',
  '/privacy#purposes-2': 'ce que vous gardez de ma réservation; effacées quand',
  '/privacy#purposes-3': 'mon email pour les actus, conservation',
  '/privacy#purposes-4': 'le chatbot garde-t-il mes échanges; historique de discussion',
  '/privacy#purposes-5': 'ce que je tape est-il enregistré; historique de mes requêtes',
  '/privacy#purposes-6': 'logs du serveur, mon IP est-elle notée',
  '/privacy#choice': 'champs obligatoires; rester anonyme',
  '/privacy#recipients': 'mes infos sont transmises à qui; hébergeur, sous-traitants',
  '/privacy#transfers': 'mes infos partent-elles en Amérique; Privacy Shield, hors UE',
  '/privacy#rights': 'supprimer mes infos; plainte CNIL; droit à l’oubli',
  '/privacy#decisions': 'profilage, algorithme; message pris pour du spam',
  '/privacy#minors': 'mon enfant peut-il vous écrire; âge minimum',
  '/privacy#security': 'piratage, fuite, chiffrement; copies de secours',
  '/legal-notice#owner': 'faut-il un agrément, un diplôme; métier protégé',
  '/legal-notice#prices': 'pourquoi pas de tarif affiché; l’appel est-il payant',
  '/legal-notice#rights': 'copier vos articles, réutiliser vos images; open source',
  '/legal-notice#liability': 'erreur dans un article, qui paie; garantie, recours',
  '/legal-notice#law': 'en cas de procès, quel pays; version qui fait foi',
  '/cookies#title': 'traceurs sur ce site; Google Analytics',
  '/cookies#consent': 'pourquoi rien à accepter; popup RGPD absente',
  '/cookies#erase': 'vider le cache, supprimer les traces',
  '/ai-notice#title': 'ce site est-il écrit par un robot; transparence sur l’intelligence artificielle',
  '/ai-notice#assistant': 'je parle à un humain ou à un robot',
  '/ai-notice#answers': 'le texte généré est-il fiable; vérification, hallucination',
  '/ai-notice#provider': 'qui lit ce que je tape au chatbot; ChatGPT derrière',
  '/ai-notice#input': 'que ne pas écrire au chatbot; infos sensibles',
  '/ai-notice#limits': 'dit-il des bêtises; promesse de tarif par le bot',
  '/ai-notice#demos': 'les essais utilisent-ils ChatGPT; mes fichiers sont-ils envoyés',
  '/ai-notice#texts': 'contenus écrits par ChatGPT; visages inventés',
  '/ai-notice#person': 'je veux un humain, pas un robot',
  '/accessibility#aim': 'site utilisable par un aveugle; handicap, malvoyant; zoom et contraste des couleurs',
  '/accessibility#tests': 'comment testez-vous pour les personnes handicapées',
  '/accessibility#limits': 'traduction en LSF; défauts connus du site',
  '/accessibility#browsers': 'marche sur mon iPhone; vieux navigateur',
  '/accessibility#feedback': 'je n’arrive pas à lire la page; bug avec mon lecteur d’écran',
}
