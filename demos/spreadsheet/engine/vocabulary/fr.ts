import { listComparisons, listMonths, listNumbers } from './lists.ts'

export const frenchWords: Record<string, string> = {
  'aggregate sum': 'total,totale,totaux,totales,somme,somme de,somme des,total de,total des,au total,en tout',
  'aggregate average': 'moyenne,moyen,moyens,moyennes,moyenne de,moyenne des,moyenne du,en moyenne',
  'aggregate median': 'médiane,médian',
  'aggregate min': 'minimum,min,minimal,minimale',
  'aggregate max': 'maximum,max,maximal,maximale',
  'aggregate count':
    'nombre de,nombre d,combien de,combien d,combien y a t il de,combien y a t il d,combien y a de,combien y avait il de,nombre,compter,compte,décompte,compte de,nb de',
  'aggregate distinct':
    'distincts,distinctes,différents,différentes,uniques,combien de différents,nombre de différents,combien de clients différents',
  by: 'par,selon,groupé par,groupées par,groupés par,réparti par,réparties par,répartis par,ventilé par,pour chaque,dans chaque,de chaque,par chaque',
  each: 'chaque',
  where: '=où,dont,avec,ayant,pour lesquels,pour lesquelles,quand,lorsque,seulement,uniquement',
  is: 'est,sont,était,soit,égal,égal à,est égal à,égale à',
  not: 'pas,non,ne,n est pas,n est,ne sont pas,sauf,hors,excepté,sans,à l exception de,en dehors de,n est pas en,autre que,autres que',
  ...listComparisons('fr'),
  and: 'et,ainsi que,plus les',
  or: 'ou',
  of: 'de,du,des,d',
  to: '=à,au,aux',
  'bound since': 'depuis,à partir de,à partir du,à compter de,depuis le,depuis le début de',
  'bound until': 'jusqu à,jusqu en,jusqu au,jusqu à la fin de,jusqu à fin,jusqu en fin',
  'bound before': 'avant,avant le,antérieur à,antérieures à',
  'bound after': 'après,après le,postérieur à,postérieures à',
  'superlative highest':
    'top,plus élevé,plus élevée,le plus élevé,le plus grand,le plus haut,le plus gros,le plus vendu,la plus élevé,la plus grand,la plus haut,la plus gros,la plus vendu,les plus élevé,les plus grand,les plus haut,les plus gros,les plus vendu,meilleur,meilleure,meilleurs,meilleures,plus grand,plus grande,plus grands,plus grandes,plus gros,plus haut,plus hauts,plus haute,premiers,premières,principaux,principales,le plus,la plus,les plus,plus vendu,plus vendus,le plus de,la plus de,se vend le mieux,se vendent le mieux,se vend mieux,se vendent mieux,mieux vendu,mieux vendus,le mieux vendu,les mieux vendus',
  'superlative lowest':
    'plus bas,plus basse,le plus bas,le plus faible,le plus petit,la plus bas,la plus faible,la plus petit,les plus bas,les plus faible,les plus petit,plus basses,plus faible,plus faibles,pire,pires,plus petit,plus petite,plus petits,plus petites,le moins,la moins,les moins,moins vendu,moins vendus,le moins de,moins élevé,moins élevée,moins élevés,se vend le moins bien,se vendent le moins bien,se vend le moins,se vendent le moins',
  which: 'quel,quelle,quels,quelles,qui,lequel,laquelle',
  'grain day': 'jour',
  'grain week': 'semaine',
  'grain month': 'mois',
  'grain quarter': 'trimestre',
  'grain year': 'an,année',
  'grain day adverb': 'quotidien,quotidienne,quotidiens,quotidiennes,journalier,journalières,jour par jour',
  'grain week adverb': 'hebdomadaire,hebdomadaires',
  'grain month adverb': 'mensuel,mensuelle,mensuels,mensuelles,mensuellement,mois par mois',
  'grain quarter adverb': 'trimestriel,trimestrielle,trimestriels,trimestrielles',
  'grain year adverb': 'annuel,annuelle,annuels,annuelles,annuellement,année par année',
  trend: 'tendance,évolution,au fil du temps,dans le temps,historique',
  share:
    'part,parts,part de,part des,part du,pourcentage,pourcentage de,pourcentage des,pourcentage du,proportion,proportion de,proportion des,quelle part de,quelle part des,quelle part du,quel pourcentage de,quel pourcentage des,quel pourcentage du,pour cent',
  list: 'liste,lister,lignes,enregistrements,liste de,liste des,détail des,énumérer',
  relative:
    'aujourd hui,hier,mois dernier,le mois dernier,ce mois,ce mois ci,année dernière,l année dernière,cette année,l an dernier,an dernier,semaine dernière,cette semaine,trimestre dernier,ce trimestre,dernier mois,dernière année,dernier trimestre,dernier,dernière,derniers,dernières,récent,récents,récemment,mois en cours,année en cours,mois prochain,année prochaine',
  filler:
    'le,la,les,l,un,une,en,dans,pour,montre moi,montrez moi,donne moi,donnez moi,affichez moi,dis moi,dites moi,montre,montrer,montrez,affiche,afficher,affichez,donne,donnez,donner,dis,s il vous plaît,s il te plaît,svp,veuillez,je,veux,voudrais,voir,savoir,nous,on,vous,il,y,a,ont,ce,cet,cette,ces,mon,ma,mes,notre,nos,leur,leurs,son,sa,ses,tout,toute,tous,toutes,calculer,calcule,calculez,valeur,valeurs,combien,combien vaut,quel est,quelle est,quels sont,quelles sont,quel a été,quelle a été,quel était,pendant,durant,bonjour,merci,données,tableau,colonne,fait,faites,été,vendu,vendus,vendues,avons,sur,chez,qu,que,c,s,résultat,résultats,aussi,puis,alors,comme,mois de,mois d,le mois de,au mois de,l année,année de,an de,nom,noms,répartition,ventilation,provient,proviennent,vient,viennent,représente,représentent,euros,a t il,a t on,existe,existent,même,ensemble,passées,passés',
  ...listMonths('fr'),
  'quarter 1': 't1,q1,premier trimestre,1er trimestre,trimestre 1',
  'quarter 2': 't2,q2,deuxième trimestre,second trimestre,2e trimestre,trimestre 2',
  'quarter 3': 't3,q3,troisième trimestre,3e trimestre,trimestre 3',
  'quarter 4': 't4,q4,quatrième trimestre,4e trimestre,trimestre 4',
  ...listNumbers('2 deux, 3 trois, 4 quatre, 5 cinq, 6 six, 8 huit, 9 neuf, 10 dix, 12 douze, 15 quinze, 20 vingt'),
}
