import type { Vocabulary } from './vocabulary.ts'

export const french: Vocabulary = {
  measures: {
    subscriptions: 'abonnements, abonnement, a quoi suis je abonne, a quoi suis je abonnee',
    recurring:
      'recurrents, recurrentes, recurrent, paiements reguliers, depenses fixes, charges fixes, qui reviennent, prelevements',
    largest:
      'plus grosse, plus gros, plus grande, plus grand, plus elevee, plus eleve, plus chere, plus cher, plus forte, maximum',
    average: 'moyenne, en moyenne, moyen, moyenne mensuelle, par mois en moyenne, d habitude',
    count: 'combien de fois, nombre de, combien de paiements, combien d achats, combien de mouvements',
    byCategory:
      'par categorie, par categories, categories, ou part l argent, ou va l argent, ou va mon argent, repartition',
    byMonth: 'par mois, mois par mois, chaque mois, mensuel, mensuelle, mensuelles, mensuels',
    list: `
    liste, lister, montre, montrer, montrez, afficher, affiche, quels, quelles, mouvements, operations, paiements,
    achats`,
    net: 'economise, economiser, economies, mis de cote, net, difference, reste, il reste, restait',
    balance: 'solde, combien ai je, combien j ai, combien ai je sur mon compte, solde actuel',
    total: 'combien, total, somme, au total, en tout, montant, qu ai je, qu avons nous',
  },
  directions: {
    out: `
    depense, depenses, depenser, depensons, paye, payee, payer, payes, cout, couts, coute, sorties, achat, regle,
    frais totaux`,
    in: `
    gagne, gagner, gagnons, revenu, revenus, recu, recus, recettes, touche, encaisse, rentrees, entrees, percu`,
  },
  categories: {
    salary: 'salaire, salaires, paie, paye mensuelle',
    otherIncome: 'autres revenus, remboursements, remboursement, allocations',
    housing: 'logement, loyer, pret immobilier, appartement, maison',
    utilities: 'energie et eau, electricite, eau, gaz, energie, charges',
    telecom: 'telephone et internet, telephone, internet, mobile, forfait mobile, box',
    groceries: 'alimentation, courses, supermarche, supermarches, nourriture, epicerie',
    restaurants:
      'bars et restaurants, restaurants, restaurant, restos, resto, bars, bar, cafes, cafe, livraison de repas',
    transport: 'transports, transport, essence, carburant, voiture, transports en commun, parking, taxi, taxis',
    health: 'sante, pharmacie, medecin, medecins, dentiste',
    insurance: 'assurances, assurance, mutuelle',
    subscriptions: 'streaming, abonnements numeriques',
    shopping: 'achats divers, shopping, magasins, vetements, electronique, achats en ligne',
    leisure: 'loisirs, loisir, cinema, sport, salle de sport, sorties culturelles',
    travel: 'voyages, voyage, vacances, hotels, vols',
    education: 'education, ecole, cantine, etudes, formation, formations, universite',
    taxes: 'impots, impot, taxes',
    fees: 'frais bancaires, frais, commissions',
    cash: 'especes, retraits, retrait, distributeur, liquide',
    other: 'autres depenses, autres, divers',
    transfers: 'virements internes, virements, epargne, livret',
  },
  months: [
    'janvier, janv',
    'fevrier, fevr',
    'mars',
    'avril, avr',
    'mai',
    'juin',
    'juillet, juil',
    'aout',
    'septembre, sept',
    'octobre, oct',
    'novembre, nov',
    'decembre, dec',
  ],
  quarters: [
    'premier trimestre, 1er trimestre, t1, q1',
    'deuxieme trimestre, second trimestre, 2e trimestre, t2, q2',
    'troisieme trimestre, 3e trimestre, t3, q3',
    'quatrieme trimestre, 4e trimestre, t4, q4',
  ],
  periods: {
    thisWeek: 'cette semaine',
    lastWeek: 'la semaine derniere, semaine derniere, semaine passee',
    thisMonth: 'ce mois ci, ce mois, mois en cours',
    lastMonth: 'le mois dernier, mois dernier, mois precedent, mois passe, dernier mois',
    thisYear: 'cette annee, l annee, de l annee, annee en cours, depuis le debut de l annee',
    lastYear:
      'l annee derniere, annee derniere, an dernier, l an dernier, annee precedente, l annee passee, annee passee',
    allTime: 'depuis toujours, sur toute la periode, jusqu ici, jusqu a present',
  },
  lastMonths: '# derniers mois, les # derniers mois, des # derniers mois, ces # derniers mois',
  lastDays: '# derniers jours, les # derniers jours, ces # derniers jours',
  limit:
    'top #, # plus grosses, # plus gros, # plus grandes, # plus elevees, # plus elevees depenses, plus grosses depenses, plus gros achats, plus grandes depenses, depenses les plus elevees, plus grosses, plus elevees',
  above: `
    plus de #, au dessus de #, superieurs a #, superieures a #, superieur a #, superieure a #, au moins #`,
  below: `
    moins de #, en dessous de #, inferieurs a #, inferieures a #, inferieur a #, inferieure a #, au plus #`,
  from: 'depuis, a partir de, a partir d',
  between: 'entre',
  to: 'a, jusqu a, jusqu en, jusqu au, au',
  numbers: { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12 },
  skip: `
    compare, comparer, comparez, face, le, la, les, l, un, une, des, du, de, d, en, au, aux, a, et, ou, sur, pour,
    par, dans, chez, avec, que, qu, quel, quelle, quoi, est, sont, ete, etait, ai, as, avons, avez, a t on, on, t,
    j, je, nous, vous, me, m, mon, ma, mes, notre, nos, votre, ce, c, cette, ces, il, elle, y, n, argent, euros,
    euro, eur, livres, pendant, tout, tous, toutes, toute, mois, plus, fait, faits, faites, suis, dis, donne, quand,
    compte, comptes, s, se, seul, eleve, elevent, elevait, monte, montent, montait`,
}
