import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { listComparisonPhrases } from './comparison-words.ts'

/**
 * The tasks of words that decide whether a sentence states what it names. Each is a regular expression over folded text; of
 * two that match at one place the longer one counts, so that a phrase which only looks like a negation is `idle`.
 *
 * - `idle` does nothing: "no change in", "not only".
 * - `denies` what follows it: "no", "without". After its words, at the end of a clause, it answers: "calcifications: no".
 * - `nor` denies too, and adds to a negation before it: "ni", "aucun".
 * - `absent` denies what stands before it: "none", "not seen".
 * - `gone` leaves open what stands before it, which was there once: "resolved".
 * - `unseen` denies what follows, or else what stands before it: "no se observan".
 * - `doubts` leaves open what follows it: "possible", "suspicious for".
 * - `undecided` leaves open what follows, or else what stands before it: "cannot be excluded".
 * - `condition` leaves open the rest of its sentence: "if", "family history", "recommended".
 * - `past` leaves open what follows it up to `now`, or the measure before it: "previously 8 mm".
 * - `than` leaves open what is compared with: "larger than on the left".
 * - `limit` leaves open the measure after it, `limited` the one before it: "less than 5 mm", "10 mm or more".
 * - `but` begins a new clause, `except` takes back a part of a denial.
 * - `or` and `and` join a list, `which` begins a clause about what stands before it.
 * - `verb` begins a clause of its own after a comma.
 * - `stray` denies in a way that no rule knows: what stands around it is left open.
 */
export type CueKind =
  | 'idle'
  | 'denies'
  | 'nor'
  | 'absent'
  | 'gone'
  | 'unseen'
  | 'doubts'
  | 'undecided'
  | 'condition'
  | 'past'
  | 'now'
  | 'than'
  | 'limit'
  | 'limited'
  | 'but'
  | 'except'
  | 'or'
  | 'and'
  | 'which'
  | 'verb'
  | 'stray'

/** The comparisons that every demo knows. */
function limits(locale: DemoLocale, isBehind = false): string {
  return listComparisonPhrases(locale)
    .filter((known) => known.isBehind === isBehind)
    .map(({ phrase }) => phrase.replaceAll(' ', "[ ']"))
    .join('|')
}

// Parts of phrases that have many forms.
const seenEn =
  '(?:seen|identified|visuali[sz]ed|visible|present|demonstrated|detected|appreciated|evident|found|observed|noted|recogni[sz]ed|apparent|shown|delineated)'
const seenEs =
  '(?:observan?|aprecian?|ven?|identifican?|visualizan?|detectan?|evidencian?|objetivan?|demuestran?|encuentran?|reconocen?|hallan?|delimitan?|muestran?|han? (?:observado|identificado|visualizado|detectado|encontrado|objetivado))'
const seenFr =
  '(?:vue?s?|visibles?|retrouvee?s?|identifiee?s?|visualisee?s?|presente?s?|individualisee?s?|observee?s?|notee?s?|detectee?s?|mise?s? en evidence|objectivee?s?|reperee?s?|decelee?s?|percue?s?)'
const changeEn =
  '(?:change|growth|increase|enlargement|progression|difference|variation|modification|decrease|evolution)s?'
const changeEs =
  '(?:cambios?|variacion(?:es)?|modificacion(?:es)?|crecimiento|aumento|progresion|diferencias?|disminucion|evolucion)'
const changeFr =
  '(?:changements?|modifications?|variations?|croissance|augmentation|progression|evolution|differences?|diminution)'

export const cueWords: Record<DemoLocale, Record<CueKind, string>> = {
  en: {
    idle: String.raw`(?:no|without)(?: (?:any|significant|interval|relevant|appreciable|evidence of|evident|further|other|clear|substantial|definite|signs? of))* ${changeEn}(?: (?:in|of|to|from|since|in the size of)(?! (?:prior|previous))\b)?|not (?:only|just|merely|solely|simply)|(?:has|have) not (?:significantly )?(?:changed|increased|grown|enlarged|progressed)|not (?:significantly )?(?:changed|increased|grown|enlarged|progressed|larger|bigger)|(?:does|do|did) not (?:grow|change|increase)|unchanged(?: (?:from|since|compared (?:to|with)) (?:the )?(?:prior|previous|last)(?: (?:study|exam|examination|scan|ct|ultrasound))?)?|stable(?: (?:since|compared (?:to|with)) (?:the )?(?:prior|previous|last)(?: (?:study|exam|examination|scan|ct|ultrasound))?)?|(?:compared|comparison|relative) (?:to|with) (?:the |a )?(?:prior|previous|last|old|earlier)(?: (?:study|exam|examination|scan|ct|ultrasound|one|images?))?|than (?:before|previously|last time)|since (?:the )?(?:(?:prior|previous|last)(?: (?:study|exam|examination|scan|ct|ultrasound))?|(?:19|20)\d\d)|not (?:seen|present|visible|described|known|reported)(?: (?:before|previously|on the (?:prior|previous|last)[a-z ]*))|no doubt|previously (?:known|described|reported|seen|noted)|already known|no known allergies|known`,
    denies: `no|not|non|without|w/o|absence of|lack of|lacks|lacking|free (?:of|from)|devoid of|negative for|denies|denied|no evidence of|no signs? of|rather than|instead of|as opposed to|fails? to (?:show|demonstrate|reveal)|ruled out|excludes|never|(?:is|are|was|were|does|do|did|has|have|ca|could|wo)n't|cannot see`,
    nor: 'nor|neither|nor any|none of',
    absent: String.raw`none|nil|absent|absence(?=\s*(?:$|[.,;]))|(?:(?:is|are|was|were|has|have|been|can) )*(?:not|no longer)(?: (?:be|been|clearly|definitely|any longer))* ${seenEn}(?: any ?more)?|(?:(?:is|are|was|were) )?negative|(?:(?:is|are|was|were|has|have|been) )*(?:ruled out|excluded)|no longer there|\(-\)|\(negative\)`,
    gone: '(?:(?:is|are|was|were|has|have|been|completely) )*(?:resolved|disappeared|vanished|gone|removed|resected|excised|regressed|resorbed|expired|lapsed)',
    unseen: `(?:is|are) not ${seenEn} any`,
    doubts: `possibl[ey]|probabl[ey]|likely|unlikely|suspected|suspicion (?:of|for)|suspicious (?:for|of)|concerning for|questionable|equivocal|indeterminate for|suggest(?:s|ing|ive of|ed)?|may|might|could|perhaps|seems?(?: to be)?|presum(?:ed|ably)|(?:can ?not|can't|could not|unable to|not possible to|do(?:es)? not|difficult to) (?:(?:be )?(?:completely |entirely |definitely |fully )?)(?:exclude|rule out|confirm|assess|determine)|to (?:rule out|exclude|look for|evaluate(?: for)?|assess(?: for)?)|rule out|r/o|vs|versus|query|consistent with|compatible with|differential(?: diagnosis)?|evaluate for|assess for|looking for|appearance of|mimic(?:s|king)?|doubts? (?:about|of|regarding)|concern for|question of|pending|awaiting|to be confirmed`,
    undecided: `(?:can ?not|can't|could not) be (?:completely |entirely |definitely |fully |reliably )?(?:excluded|ruled out|assessed|determined|confirmed|evaluated)|not (?:completely |entirely |definitely )?(?:excluded|ruled out|assessed|confirmed|evaluated|assessable)|(?:is|are) (?:possible|likely|probable|suspected|questionable|uncertain|unlikely|equivocal|doubtful)|uncertain|doubtful|unclear`,
    condition: String.raw`if|unless|in case (?:of|that)?|should|whether|provided(?: that)?|when(?:ever)?|until|recommend(?:ed|ation|s)?|recommendation|advis(?:e|ed|able)|consider|family history(?: of(?: \p{L}+){0,2}(?: cancer)?)?|(?:his|her|the patient's|whose) (?:mother|father|sister|brother|aunt|uncle|parents?|family|grandmother|grandfather)|mother|father|sister|brother|maternal|paternal|relatives?|indication|reason for (?:exam|examination|study)|clinical (?:question|information|history)|referred for|history of present illness|threshold|criteria for|guidelines?|category|tirads threshold`,
    past: String.raw`previous(?:ly)?|prior|former(?:ly)?|earlier|history of|status post|s/p|(?:was|were)(?=\s*\d)|(?:in|of|from|on)? ?(?:january|february|march|april|may|june|july|august|september|october|november|december)? ?(?:19|20)\d\d|last (?:year|month|exam|examination|study|time)|initially|originally|(?:years?|months?|weeks?) ago|at baseline|resection of`,
    now: 'now|currently|today|at present|presently|current(?:ly)?|to|this time',
    than: 'than|compared (?:with|to)|relative to|similar to|same as|as in|as on|like|unlike|in contrast to|in comparison (?:with|to)|as (?:large|big|solid|bright) as',
    limit: `${limits('en')}|(?:longer|shorter|no (?:larger|bigger|greater)) than|exceeds?|within|(?:increas|decreas)(?:e|ed|ing) (?:of|by)|(?:grown|grew|growth|shrunk|enlarged) (?:of|by)|by|maximum allowed|threshold of|subcentimet(?:er|re)|sub|slice thickness(?: of)?|section thickness(?: of)?|collimation|spacing|every|depth of|at a depth of|distance(?: of)?|minimum of|measuring up to`,
    limited: `${limits('en', true)}|or (?:larger|greater|smaller|above|below|longer|bigger)|and (?:above|below|larger|greater|more|over)|(?:larger|smaller|bigger|longer|shorter|more|less) than|from the|away|apart|deep to|below the|above the|slices?|sections?|slice thickness|cuts?|collimation|(?:of )?(?:growth|increase|decrease|enlargement)|in thickness|thick|deep|reconstructions?`,
    but: 'but|however|although|though|yet|while|whereas|nevertheless|only',
    except: 'except(?: for)?|other than|apart from|aside from|besides|save for|with the exception of',
    or: 'or|and/or',
    and: 'and|as well as|plus|&',
    which: 'which|that|whose|in which|where',
    verb: `is|are|measures?|shows?|demonstrates?|contains?|has|have|there (?:is|are)|with`,
    stray: `hardly|scarcely|barely|nothing|nobody|nowhere|cannot|can't|neither of|none|unable|fails?|absence|lack|exclude[ds]?|excluding|negatives?|minus|anti|un|false|incorrect(?:ly)?|mistake(?:n|nly)?|erroneous(?:ly)?`,
  },
  es: {
    idle: String.raw`(?:sin|no hay|no (?:se )?(?:${seenEs}|presentan?|muestran?|tienen?|existen?)|ni|no)(?: (?:otros?|otras?|evidencia de|signos de))? ${changeEs}(?: (?:significativ[oa]s?|relevantes?|apreciables?|de tamano|evolutiv[oa]s?|valorables?))*(?: (?:en|de|del|respecto (?:a|al|del)(?: (?:estudio|control|examen|tc|ecografia))?(?: (?:previ[oa]|anterior))?))?|no (?:solo|solamente|unicamente|simplemente)|no (?:ha|han) (?:cambiado|crecido|aumentado|variado|progresado|disminuido)|no (?:aumenta|crece|cambia|varia|progresa|se modifica)n?(?: de tamano)?|(?:respecto|comparad[oa]s?|en comparacion|en relacion) (?:a|al|del|con|con el|con la)(?: (?:el|la))?(?: (?:estudio|control|examen|tc|ecografia))? ?(?:previ[oa]|anterior)|respecto a (?:previo|previos|estudios? previos?)|no (?:descrit[oa]|visible|presente|conocid[oa])s? (?:previamente|antes|con anterioridad|en (?:el )?(?:estudio )?(?:previo|anterior))|que antes|ya conocid[oa]s?|ya descrit[oa]s?|conocid[oa]s?|(?:desde|estables? desde)(?: el)? (?:19|20)\d\d|sin duda|no cabe duda|(?:el|la|los|las) (?:mayor|menor)(?:es)?(?: de(?: ellos| ellas)?)?|mas o menos|(?:aumentado|crecido|disminuido|pasado|reducido)(?: \p{L}+)? (?:a|hasta)`,
    denies: `no|sin|ausencia de|carecen? de|falta de|libres? de|exent[oa]s? de|desprovist[oa]s? de|negativ[oa]s? para|niegan?|en lugar de|en vez de|sin evidencia de|sin signos de|se descartan?|se excluyen?|descarta|excluye`,
    nor: 'ni|tampoco|ningun[oa]?s?|nunca|jamas|nada de',
    absent: String.raw`ausentes?|ausencia(?=\s*(?:$|[.,;]))|negativ[oa]s?|ya no (?:se )?(?:${seenEs}|esta[n]? presentes?|es visible|son visibles)|(?:ha sido |han sido |quedan? )?(?:descartad[oa]s?|excluid[oa]s?)|\(-\)|no visibles?|no presentes?|no identificad[oa]s?|no visualizad[oa]s?|no valorad[oa]s?|(?:no )?(?:esta[n]?|son|es) ausentes?|no es visible|no son visibles|inexistentes?|no hay(?=\s*(?:$|[.,;:]))|no presenta(?=\s*(?:$|[.;]))`,
    gone: '(?:han? |ha sido |han sido )?(?:desaparecido|resuelto|reabsorbido|extirpad[oa]s?|resecad[oa]s?|resuelt[oa]s?|desaparecid[oa]s?|caducad[oa]s?|vencid[oa]s?)',
    unseen: `(?:no|tampoco) (?:se )?(?:${seenEs})|no hay|no existen?`,
    doubts: String.raw`posibles?|probables?|posiblemente|probablemente|quizas?|tal vez|a lo mejor|sospecha de|sospechos[oa]s? de|podrian?|pueden? (?:ser|corresponder|tratarse|representar)|impresionan? de|sugestiv[oa]s? de|sugieren?|sugerentes? de|compatibles? con|dudos[oa]s?|a valorar|parecen?|aparentes?|no (?:se )?(?:pueden?|puedo|podemos|es posible|permite|cabe)(?: \p{L}+)? (?:descartar|excluir|confirmar|valorar)(?:se)?|(?:sin|a|para|por) (?:poder )?(?:descartar|excluir|valorar)|descartar|excluir|valorar|interrogad[oa]s?|presunt[oa]s?|orienta a|dudas? (?:sobre|de|en cuanto a|respecto a)|diagnostico diferencial|pendientes?|por confirmar|versus|vs`,
    undecided: String.raw`no (?:se )?(?:pueden?|puedo|podemos|es posible|permite|cabe|logra)(?: \p{L}+)? (?:descartar|excluir|confirmar|valorar|evaluar|determinar)(?:se)?(?: (?:por completo|del todo))?|no (?:se )?(?:descartan?|excluyen?|confirman?)|no descartables?|no descartad[oa]s?|no excluid[oa]s?|(?:es|son) (?:posibles?|probables?|dudos[oa]s?|inciert[oa]s?)|no valorables?|inciert[oa]s?|no concluyentes?`,
    condition: String.raw`si(?!\s*(?:$|[.,;:!?()\n]))|en caso de(?: que)?|cuando|siempre que|a menos que|salvo que|a no ser que|de (?:aparecer|crecer|existir|presentar)|hasta que|recomiendan?|recomendad[oa]|recomendable|aconsejan?|aconsejable|se sugiere|antecedentes? familiar(?:es)?(?: de (?:cancer|neoplasia)(?: de \p{L}+)?)?|(?:su )?(?:madre|padre|herman[oa]s?|ti[oa]s?|abuel[oa]s?)|familia(?:r(?:es)?)?|indicacion|motivo|se solicita|sospecha clinica|umbral|criterios? (?:de|para)(?! exclusion)`,
    past: String.raw`previ[oa]s?|previamente|anterior(?:es|mente)?|antes|antigu[oa]s?|antecedentes? de|en su dia|inicialmente|eran?(?=\s*(?:de )?\d)|median?(?=\s*\d)|(?:en|de|del|a fecha de)? ?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)?(?: de)? ?(?:19|20)\d\d|hace \p{L}+ (?:anos?|meses|semanas)|el ano pasado|ultimo control|tras (?:reseccion|extirpacion) de`,
    now: 'ahora|actualmente|hoy|en la actualidad|actual(?:es)?|a dia de hoy',
    than: String.raw`(?:mas|menos|igual(?:es)?|tan)(?: \p{L}+)? (?:que|como)|(?:mayor|menor|superior|inferior)(?:es)? (?:que|al?)|que (?:el|la|los|las|en)|comparad[oa]s? con|en comparacion con|similar(?:es)? a|parecid[oa]s? a|a diferencia de|respecto (?:a|al|del)|frente a|como (?:el|la|en)`,
    limit: `${limits('es')}|(?:mayores|menores|no (?:mayor|superior)(?:es)?|mas alla) (?:de|que|a)|hasta|no superan?(?: los)?|superan? los|(?:aumento|crecimiento|incremento|disminucion|reduccion) de|(?:ha[n]? )?(?:crecido|aumentado|disminuido)(?: en)?(?! (?:a|hasta|de))|cortes? de|grosor de corte(?: de)?|espesor de(?: corte)?|a una distancia de|distancia de|profundidad de|a`,
    limited: `${limits('es', true)}|o (?:mayor(?:es)?|menor(?:es)?|superior(?:es)?)|(?:mayor|menor) que|de (?:la|el|los) (?:pleura|capsula|cisura|carina|piel)|de (?:distancia|crecimiento|profundidad|grosor|espesor)|mas que|de corte`,
    but: 'pero|aunque|sin embargo|no obstante|mientras que|en cambio|sino|solo',
    except: 'salvo|excepto|a excepcion de|con excepcion de|fuera de|aparte de|exceptuando|menos',
    or: 'o|u|y/o',
    and: 'y|e|asi como|junto con|mas',
    which: 'que|cual|cuales|cuyo|cuya|donde|en el que|en la que',
    verb: 'es|son|mide|miden|muestra|presenta|contiene|tiene|hay|se observa|con',
    stray:
      'apenas|nada|nadie|falta|faltan|carecen?|excluyendo|imposible|imposibilidad|poco|poca|negacion|erroneamente|por error|falso|falsa|ausencia|anula',
  },
  fr: {
    idle: String.raw`(?:pas de|pas d'|sans|absence de|absence d'|aucune?|ni)(?: \p{L}+)? ?${changeFr}(?: (?:significati(?:f|ve)s?|notables?|de taille|recentes?))*(?: (?:de|du|d'|des|par rapport (?:a|au|aux)(?: \p{L}+)?(?: \p{L}+)?))?|non (?:seulement|modifiee?s?)|pas (?:seulement|uniquement|que)|n'(?:a|ont) pas (?:change|augmente|grossi|evolue|varie|progresse)|(?:n'augmente|n'evolue|ne (?:change|grossit|varie|progresse|se modifie))(?:nt)? pas|inchangee?s?|(?:par rapport|comparativement|comparee?s?) (?:a|au|aux) (?:l'|la |le )?(?:examen |scanner |echographie |irm |bilan )?(?:precedente?s?|anterieure?s?)|depuis (?:l'examen precedent|le precedent|(?:19|20)\d\d)|non (?:vue?s?|decrite?s?|connue?s?|visibles?) (?:auparavant|precedemment|anterieurement)|(?:deja )?connue?s?|deja decrite?s?|qu'(?:auparavant|avant)|stables?|sans doute possible|(?:passe|augmente|diminue|grossi|mesure|estime|chiffre|evalue)e?s?(?: \p{L}+)? a|plus (?:grande?s?|petite?s?) diametre`,
    denies: String.raw`pas|pas (?:de|d')|sans|absence (?:de|d')|absence de tout(?:e)?|non|depourvue?s? (?:de|d')|exempte?s? (?:de|d')|libres? (?:de|d')|indemnes? (?:de|d')|negati(?:f|ve)s? pour|au lieu (?:de|d')|plutot que|nie|(?:ne|n')\s?(?:\p{L}+)(?: \p{L}+)? (?:pas|plus|jamais)(?: (?:de|d'))?|il n'y a (?:pas|plus) (?:de|d')|exclut|elimine|ni n'`,
    nor: String.raw`ni|aucune?s?|nul(?:le)?s?|jamais|(?:ne|n')\s?\p{L}+(?: \p{L}+)? (?:aucune?|ni)|il n'y a aucune?`,
    absent: String.raw`absente?s?|absence(?=\s*(?:$|[.,;]))|(?:est |sont )?negati(?:f|ve)s?|neant|non (?:${seenFr})|(?:ne|n')\s?(?:est|sont|a ete|ont ete|peut etre|etait)(?: \p{L}+)? (?:pas|plus) (?:${seenFr})|n'(?:est|sont) (?:pas|plus) (?:clairement |nettement )?(?:${seenFr})|(?:est |sont |a ete |ont ete )?(?:exclue?s?|eliminee?s?|ecartee?s?)|\(-\)|inexistante?s?`,
    gone: '(?:a|ont|ayant) (?:completement )?(?:disparu|regresse|resorbe)|disparue?s?|resolue?s?|resorbee?s?|(?:est |sont |a ete |ont ete )?(?:resequee?s?|enlevee?s?|excisee?s?|expiree?s?|perimee?s?)',
    unseen: `on ne (?:voit|retrouve|note|observe|visualise|met)(?: en evidence)? (?:pas|plus|aucune?)(?: (?:de|d'))?(?: en evidence)?`,
    doubts: String.raw`possibles?|probables?|possiblement|probablement|peut[- ]etre|suspicion (?:de|d')|suspecte?s? d[e']|evocat(?:eur|rice)s? (?:de|d')|evoquer?|evoquant|evoquent|semblent?|semblant|pourrai(?:t|ent)|peu(?:t|vent) (?:correspondre|etre|representer)|compatibles? avec|douteu(?:x|se)s?|(?:ne|n')\s?(?:peut|peuvent|permet|permettent|pouvant)(?: pas)?(?: d'| \p{L}+ )?(?:exclure|eliminer|ecarter|affirmer)|(?:on )?ne peut (?:pas )?(?:formellement )?(?:exclure|eliminer|ecarter)|sans pouvoir (?:exclure|eliminer|ecarter)|(?:a|pour|afin d'|afin de) (?:exclure|eliminer|rechercher|ecarter)|eliminer|exclure|rechercher?|recherche (?:de|d')|vraisemblables?|vraisemblablement|en faveur (?:de|d')|doutes? (?:sur|quant a|concernant)|diagnostic differentiel|en attente|a confirmer|versus|vs|presume?e?s?`,
    undecided: String.raw`(?:ne|n')\s?(?:peut|peuvent|pourrait|saurait|peuvent)(?: pas)?(?: formellement| totalement)? (?:pas )?etre (?:formellement |totalement |completement )?(?:exclue?s?|eliminee?s?|ecartee?s?|affirmee?s?|confirmee?s?|evaluee?s?)|non (?:formellement )?(?:exclue?s?|eliminee?s?|confirmee?s?|evaluables?|ecartee?s?)|n'(?:est|sont) pas (?:formellement |totalement )?(?:exclue?s?|eliminee?s?|ecartee?s?|confirmee?s?|certaine?s?)|(?:est|sont) (?:possibles?|probables?|suspectee?s?|douteu(?:x|se)s?|incertaine?s?)|incertaine?s?|suspectee?s?`,
    condition: String.raw`si(?!\s*(?:$|[.,;:!?()\n]))|s'(?=ils?)|en cas (?:de|d')|lorsqu(?:e|')|quand|a condition|sauf si|a moins (?:que|qu')|des que|jusqu'a ce que|recommandee?s?|recommandation|conseillee?s?|conseille|a discuter|preconisee?s?|antecedents? familia(?:l|ux|le|les)(?: (?:de|d')\s?(?:cancer|neoplasie)(?: (?:de|du) \p{L}+)?)?|(?:sa |son )?(?:mere|pere|soeur|frere|tante|oncle)|famille|familiale?s?|indication|motif|renseignements? cliniques?|seuil|criteres? (?:de|d')(?!\s?exclusion)`,
    past: String.raw`precedemment|auparavant|anterieurement|ancien(?:ne)?s?|anterieure?s?|precedente?s?|antecedents? (?:de|d')|prealablement|initialement|etai(?:t|ent)(?=\s*(?:de )?\d)|mesurai(?:t|ent)|avant|(?:en|de|fin|debut)? ?(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)? ?(?:19|20)\d\d|il y a \p{L}+ (?:ans?|mois|semaines)|l'an dernier|l'annee derniere|contre|apres (?:resection|exerese) (?:de|d')`,
    now: "maintenant|actuellement|aujourd'hui|desormais|ce jour|actuel(?:le)?s?|a ce jour",
    than: String.raw`(?:plus|moins|aussi|autant)(?: \p{L}+)? (?:que|qu')|(?:superieure?s?|inferieure?s?) (?:au|aux|a)|que (?:le|la|les|a|dans)|par rapport (?:a|au|aux)|comparee?s? (?:a|au|aux|avec)|comparativement (?:a|au|aux)|similaires? (?:a|au|aux)|comme (?:a|le|la|dans)|contrairement (?:a|au)|identiques? (?:a|au)|semblables? (?:a|au)`,
    limit: `${limits('fr')}|(?:plus|moins|au[- ]dela|au[- ]dessus|au[- ]dessous) (?:de|d')|jusqu'a|au maximum de|n'excedant pas|ne depass(?:e|ant) pas|(?:augmentation|croissance|diminution|reduction) (?:de|d')|(?:augmente|grossi|diminue) (?:de|d')|coupes? (?:de|d')|epaisseur de coupe(?: de)?|epaisseur (?:de|d')|a une distance de|distance de|profondeur de|a|millimetriques?|infracentimetriques?`,
    limited: String.raw`${limits('fr', true)}|ou davantage|et (?:plus|moins|au[- ]dela)|(?:de|d') (?:la|le|l'|les)\s?(?:plevre|capsule|scissure|carene|peau)|de (?:distance|croissance|profondeur)|d'epaisseur|de plus|de moins`,
    but: 'mais|cependant|toutefois|neanmoins|alors que|tandis que|en revanche|par contre|pourtant|seulement',
    except: "sauf|hormis|excepte|a l'exception (?:de|du|d')|en dehors (?:de|du|d')|a part|mis a part|autre que",
    or: 'ou|et/ou',
    and: "et|ainsi que|ainsi qu'|avec en plus",
    which: 'qui|que|dont|ou il|lequel|laquelle|duquel|au sein duquel|dans lequel',
    verb: 'est|sont|mesure|mesurent|montre|presente|contient|il y a|a|avec',
    stray: `ne|n|n'|guere|rien|personne|manque|manquent|peu|sauf erreur|faux|fausse|impossible|excluant|exclure|absence|a peine|nie`,
  },
  zh: {
    idle: '(?:无|未见|没有|未发现)(?:明显|显著|明确)?(?:的)?(?:变化|改变|增大|增长|缩小|差异|进展|增多|增粗)|(?:较前|与前片?|较上次|与前次)(?:片|检查|对比|比较|相比|相仿)*(?:无(?:明显)?(?:变化|增大|改变))?|较前次?(?:检查|片)?|不仅(?:仅)?|不但|不只|不均匀?|变化不大|变化不明显|大致相仿|无疑|(?:19|20)\\d\\d年?以来|已知|先前已知',
    denies:
      '无|未患有?|未有|未见|没有|不伴|未及|未探及|未发现|未显示|未查见|未检出|并无|均无|均未见|不见|不存在|否认|未触及|未扪及|未出现|未提示|排除|而非|而不是|不是|并非|不呈|不具有?|不含|未伴|不伴有|未合并|缺乏|缺少|非(?!常)',
    nor: '也无|也未见|亦无|亦未见|也没有|既无|任何',
    absent: '阴性|\\(-\\)|（-）|不可见|未显示清楚|均?阴性|已?排除|不再可见',
    gone: '已?消失|已?切除|切除术后|不复存在|已?吸收|已?过期|已?失效',
    unseen: '不明显|未见明确|未见显示',
    doubts:
      '可能(?:为|是|有|存在)?|疑似|疑为?|可疑|考虑(?:为)?|似(?:为|有|见)?|倾向(?:于)?|或许|大概率|也许|怀疑|拟诊|不(?:能|可)?(?:完全)?(?:除外|排除)|需(?:要)?(?:除外|排除)|为(?:了)?(?:除外|排除)|(?:以)?(?:除外|排除)(?=\\p{Script=Han}*(?:可能|检查))|提示|符合|鉴别|待确认',
    undecided:
      '(?:待|尚待|有待)(?:除外|排除|排|查|确定)|不(?:能|可|好|易)(?:完全)?(?:除外|排除|确定|评估|明确|判断)|不除外|不排除|未(?:能)?(?:除外|排除|确定)|可能性?(?:大|小)?|待定|不确定|存疑|显示欠清|无法(?:评估|判断|除外|排除|确定|明确)|难以(?:评估|判断|除外|排除|确定|明确)',
    condition:
      '如果|倘若|假如|假若|一旦|若|如(?=有|出现|见|果|发现|伴|无)|除非|当(?=出现|结节)|建议|推荐|家族史?|家族中|父亲|母亲|姐妹|兄弟|父母|亲属|临床(?:诊断|提示)|检查(?:目的|原因)|送检|申请单|标准|指南|阈值|截至|直到|有效期',
    past: '既往|以前|原来|原(?=\\s*\\d|约|大小|为|有|发)|前次|上次|此前|曾(?:有|经|见|为)?|先前|之前|(?:19|20)\\d\\d\\s*年?(?:\\d+月)?|旧片|去年|当时|术后|术前|过去|前片',
    now: '现(?:在|为|约|大小)?|目前|本次|今(?:日|次)?|至(?=\\s*\\d|约)|当前|此次',
    than: '比(?!例)|相比|相较|较(?=左|右|对侧|上次|健侧|肌)|类似(?:于)?|相似|相同|与(?=左|右|对侧|肌|甲状腺)|不同于|同(?=左|右|对侧)',
    limit: `${limits('zh')}|增大(?:了)(?:约)?|增大(?!\\s*(?:至|到))(?:约)?|增加(?!\\s*(?:至|到))(?:了|约)?|缩小(?!\\s*(?:至|到))(?:了|约)?|减小(?!\\s*(?:至|到))(?:了|约)?|距|层厚|间距|深度|厚(?:度)?约?|最大不超过|达到`,
    limited: `${limits('zh', true)}|以上|以下|以内|的?(?:距离|层厚|厚度|深度|增幅)`,
    but: '但|然而|不过|而(?!非|不是)|可见|并可见|仅|只',
    except: '除(?!外)|除了|除.{1,8}以?外|以外|之外',
    or: '或者?|及|以及',
    and: '和|与|并|、|且|伴',
    which: '其中',
    verb: '呈|为|是|见|可见|大小|伴有|有',
    stray: '不|未|没|否|欠|缺|除外|无法|难以',
  },
}
