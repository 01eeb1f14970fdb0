import type { DemoLocale } from '../../../../locales/demo-locales.ts'
import type { TemplateId } from '../templates/templates.ts'

/**
 * A term, or several that one expression states at once, and how each language dictates it: regular expressions over text
 * in lower case without accents (`fold`). A row without terms names what is known and has no field.
 */
export type LexiconRow = {
  terms: string[]
  /** True if a denial alone states the terms: "no calcifications" is a term, "calcifications" is none. */
  isDenied: boolean
  /** The term that a denial of the expression states. If several `parts` share it, all of them have to be denied. */
  denied: { term: string; part: string | undefined } | undefined
} & Record<DemoLocale, string>

// One row a term: terms ;; English ;; Spanish ;; French ;; Chinese. `!` stands before what a denial states.

const laterality = readRows(`
  side.right ;; right(?:-sided)? ;; derech[oa]s? ;; droite?s? ;; 右侧?
  side.left ;; left(?:-sided)? ;; izquierd[oa]s? ;; gauches? ;; 左侧?
`)

const thyroid = readRows(String.raw`
  side.isthmus ;; isthmus|isthmic ;; istmo|istmic[oa] ;; isthme|isthmique ;; 峡部
  third.upper ;; upper (?:pole|third) ;; (?:polo|tercio) superior ;; (?:pole|tiers) superieur ;; 上极|上[1一]/?[3三]|上部
  third.middle ;; mid(?:dle)?[- ](?:pole|third|part)|midpole ;; tercio medio ;; tiers moyen ;; 中极|中部|中份
  third.lower ;; lower (?:pole|third) ;; (?:polo|tercio) inferior ;; (?:pole|tiers) inferieur ;; 下极|下部
  composition.cystic ;; (?:almost completely |completely |purely |entirely )?cystic|cyst ;; (?:casi (?:completamente|totalmente) |completamente |puramente )?quistic[oa]|quiste(?: simple)? ;; (?:presque (?:entierement|totalement) |entierement |purement )?kystique|kyste(?: simple)? ;; (?:几乎完全|完全|纯)?囊性|囊肿
  composition.spongiform ;; spongiform ;; espongiforme ;; spongiforme ;; 海绵状|海绵样
  composition.mixed ;; predominantly cystic|mostly cystic|mixed(?: cystic and solid| solid and cystic)?|(?:cystic and solid|solid and cystic|solid-cystic)|partially cystic ;; predominantemente quistic[oa]|mixt[oa](?:,? (?:solido[- ]y[- ]quistico|quistico[- ]y[- ]solido|solido-quistico))?|solido[- ]quistic[oa]|solido y quistico ;; majoritairement kystique|a predominance kystique|mixte(?:,? (?:solide et kystique|kystique et solide))?|solido-kystique|kystique et solide|solide et kystique ;; (?:以)?囊性为主|囊实性|混合性|混合回声
  composition.solid ;; (?:almost completely |completely |predominantly )?solid ;; (?:casi (?:completamente|totalmente) |completamente )?solid[oa] ;; (?:presque (?:entierement|totalement) |entierement )?solide ;; (?:几乎完全|完全)?实性
  echogenicity.anechoic ;; anechoic ;; anecoic[oa]|anecogenic[oa] ;; anechogene ;; 无回声(?!灶)
  echogenicity.hyperOrIsoechoic ;; hyperechoic|isoechoic ;; hiperecoic[oa]|hiperecogenic[oa]|isoecoic[oa]|isoecogenic[oa] ;; hyperechogene|isoechogene ;; 高回声|等回声
  echogenicity.hypoechoic ;; hypoechoic ;; hipoecoic[oa]|hipoecogenic[oa] ;; hypoechogene ;; 低回声
  echogenicity.veryHypoechoic ;; (?:very|markedly|strongly) hypoechoic ;; (?:muy|marcadamente|intensamente) (?:hipoecoic[oa]|hipoecogenic[oa]) ;; (?:tres|fortement) hypoechogene|hypoechogene marque ;; 极低回声|显著低回声|明显低回声
  shape.taller ;; taller[- ]than[- ]wide ;; mas alt[oa] que anch[oa] ;; plus haut(?:e)? que large|plus epais(?:se)? que large ;; 纵横比\s*(?:>|大于)\s*1|高大于宽|纵径大于横径
  shape.wider ;; wider[- ]than[- ]tall ;; mas anch[oa] que alt[oa] ;; plus large que haut(?:e)?|plus large qu'epais(?:se)? ;; 纵横比\s*(?:<|小于)\s*1|宽大于高|横径大于纵径
  margin.smooth ;; smooth(?:ly)?(?:[- ]marginated)?(?: margins?| borders?)?|(?:margins?|borders?) (?:is|are) smooth ;; (?:margen(?:es)?|bordes?|contornos?) (?:lisos?|regular(?:es)?)|liso ;; (?:contours?|bords?|marges?) (?:lisses?|reguliers?)|lisse ;; (?:边缘|边界)(?:光滑|光整|规则)|光滑
  margin.illDefined ;; ill[- ]defined(?: margins?| borders?)?|poorly defined(?: margins?)? ;; (?:margen(?:es)? |bordes? |contornos? )?mal definidos? ;; (?:contours? |bords? |marges? )?(?:mal definis?|mal limites?|flous?) ;; (?:边界|边缘)(?:不清晰|不清楚|不清|模糊)
  margin.lobulatedOrIrregular ;; (?:irregular|lobulated|spiculated|jagged)(?: margins?| borders?)? ;; (?:margen(?:es)? |bordes? |contornos? )?(?:irregular(?:es)?|lobulados?|espiculados?) ;; (?:contours? |bords? |marges? )?(?:irregulie?rs?|lobules?|spicules?) ;; (?:边缘|边界)?(?:不规则|分叶状?|毛刺状?)
  margin.extrathyroidal ;; extra-?thyroidal extension ;; extension extratiroidea ;; extension extra-?thyroidienne ;; 甲状腺外(?:侵犯|延伸|扩展)|突破被膜|侵犯被膜外
  !foci.none ;; (?:echogenic foc(?:i|us)|calcifications?)(?: or (?:echogenic foci|calcifications?))? ;; (?:focos? ecogenicos?|calcificacion(?:es)?)(?: ni (?:focos ecogenicos|calcificaciones))? ;; (?:foyers? (?:hyper)?echogenes?|calcifications?)(?: ni (?:foyers? echogenes?|calcifications?))? ;; 强回声灶|点状强回声及钙化|强回声|钙化灶?
  foci.cometTail ;; (?:large )?comet[- ]tail artifacts? ;; (?:artefactos? )?(?:grandes? )?en cola de cometa(?: grandes?)? ;; (?:grands? )?artefacts? en queue de comete|queues? de comete ;; (?:大)?彗星尾(?:征|伪像)?
  foci.macrocalcifications !foci.none:macro ;; macrocalcifications?|(?:coarse|large|dystrophic) calcifications? ;; macrocalcificacion(?:es)?|calcificacion(?:es)? (?:groseras?|gruesas?) ;; macrocalcifications?|calcifications? grossieres? ;; 粗大钙化灶?|粗钙化灶?
  foci.rim !foci.none:rim ;; (?:peripheral|rim|eggshell) calcifications? ;; calcificacion(?:es)? (?:perifericas?|en anillo|en cascara de huevo) ;; calcifications? (?:peripheriques?|en coque|en coquille d'oeuf) ;; (?:周边|边缘|环状|环形|蛋壳样)钙化灶?
  foci.punctate !foci.none:punctate ;; punctate echogenic (?:foci|focus)|microcalcifications? ;; focos? ecogenicos? puntiformes?|microcalcificacion(?:es)? ;; foyers? echogenes? (?:ponctues|ponctiformes?|punctiformes?)|microcalcifications? ;; (?:多发)?点状强回声(?:灶)?|微钙化灶?|微小钙化灶?|细小钙化灶?|点状钙化灶?
  lymphNodes.unremarkable ;; (?:cervical |neck )?lymph nodes? (?:are |appear )?(?:unremarkable|normal) ;; (?:ganglios|adenopatias)(?: cervicales)? normales ;; ganglions(?: cervicaux)? normaux ;; (?:颈部)?淋巴结(?:未见(?:明显)?异常|正常)
  lymphNodes.suspicious !lymphNodes.unremarkable ;; suspicious (?:cervical |neck )?lymph nodes? ;; (?:adenopatias?|ganglios?)(?: cervical(?:es)?)? sospechos[oa]s? ;; (?:adenopathies?|ganglions?)(?: cervicales?| cervicaux)? suspecte?s? ;; (?:颈部)?可疑(?:颈部)?淋巴结
  !lymphNodes.unremarkable ;; (?:(?:enlarged|abnormal|pathologic(?:al)?) )?(?:(?:cervical|neck) )?(?:lymphadenopath(?:y|ies)|adenopath(?:y|ies))|(?:enlarged|abnormal|pathologic(?:al)?) (?:(?:cervical|neck) )?lymph nodes? ;; adenopatias?(?: (?:cervical(?:es)?|patologicas?))*|ganglios? (?:cervicales )?(?:patologicos?|aumentados? de tamano|anormales?) ;; adenopathies?(?: (?:cervicales?|pathologiques?))*|ganglions? (?:cervicaux )?(?:pathologiques?|anormaux|augmentes de taille) ;; (?:异常|肿大)(?:肿大)?(?:的)?淋巴结|淋巴结肿大
   ;; (?:hypoechoic|anechoic|isoechoic|hyperechoic) (?:halo|rim|band)|(?:cystic|solid|anechoic|hypoechoic|hyperechoic) (?:areas?|changes?|components?|parts?|portions?|spaces?|degeneration|foc(?:i|us)|spots?) ;; (?:halo|anillo|areas?|componentes?|zonas?|porcion(?:es)?|degeneracion|cambios?) (?:hipoecoic[oa]s?|hipoecogenic[oa]s?|anecoic[oa]s?|hiperecogenic[oa]s?|quistic[oa]s?|solid[oa]s?) ;; (?:halo|zones?|composantes?|parties?|plages?|portions?|degenerescence|remaniements?) (?:hypoechogenes?|anechogenes?|isoechogenes?|hyperechogenes?|kystiques?|solides?) ;; (?:低回声|无回声|高回声)(?:晕环?|声晕|区)|(?:囊性|实性)(?:成分|部分|区|变)
`)

const chest = readRows(String.raw`
  side.right lobe.upper ;; right upper lobe|rul ;; lobulo superior derecho|lsd ;; lobe superieur droit|lsd ;; 右(?:肺)?上(?:肺|叶)
  side.right lobe.middle ;; right middle lobe|rml ;; lobulo medio derecho ;; lobe moyen droit ;; 右(?:肺)?中(?:肺|叶)
  side.right lobe.lower ;; right lower lobe|rll ;; lobulo inferior derecho|lid ;; lobe inferieur droit|lid ;; 右(?:肺)?下(?:肺|叶)
  side.left lobe.upper ;; left upper lobe|lul ;; lobulo superior izquierdo|lsi ;; lobe superieur gauche|lsg ;; 左(?:肺)?上(?:肺|叶)
  side.left lobe.lower ;; left lower lobe|lll ;; lobulo inferior izquierdo|lii ;; lobe inferieur gauche|lig ;; 左(?:肺)?下(?:肺|叶)
  lobe.upper ;; upper lobe ;; lobulo superior ;; lobe superieur ;; 上叶
  lobe.middle ;; middle lobe ;; lobulo medio ;; lobe moyen ;; 中叶
  lobe.lower ;; lower lobe ;; lobulo inferior ;; lobe inferieur ;; 下叶
  lobe.lingula ;; lingula ;; lingula ;; lingula ;; 舌段|舌叶
  attenuation.solid ;; solid ;; solid[oa]s? ;; solides? ;; 实性
  attenuation.partSolid ;; part(?:ly|ially)?[- ]solid ;; (?:parcialmente |semi-?)solid[oa]s? ;; (?:partiellement |semi-?)solides?|mixtes? ;; 部分实性|混合(?:性)?磨玻璃(?:样|密度)?
  attenuation.groundGlass ;; (?:pure )?ground[- ]glass(?: opacity| attenuation)? ;; (?:en )?vidrio (?:deslustrado|esmerilado)(?: puro)? ;; (?:en )?verre depoli(?: pur)? ;; (?:纯)?磨玻璃(?:样|密度|影)?
  outline.smooth ;; smooth(?: margins?| borders?)? ;; (?:margen(?:es)? |bordes? |contornos? )?(?:lisos?|regular(?:es)?) ;; (?:contours? |bords? )?(?:lisses?|reguliers?) ;; (?:边缘)?光滑|光整
  outline.lobulated ;; lobulated(?: margins?| borders?)?|lobulations? ;; (?:margen(?:es)? |bordes? |contornos? )?lobulad[oa]s?|lobulacion(?:es)? ;; (?:contours? |bords? )?lobulee?s?|lobulations? ;; (?:边缘)?分叶状?
  outline.spiculated ;; spiculated(?: margins?| borders?)?|spiculations? ;; (?:margen(?:es)? |bordes? |contornos? )?espiculad[oa]s?|espiculacion(?:es)? ;; (?:contours? |bords? )?spiculee?s?|spiculations? ;; (?:边缘)?毛刺状?
  risk.low ;; low[- ]risk ;; (?:bajo riesgo|riesgo bajo) ;; (?:bas risque|risque faible|faible risque) ;; 低危|低风险
  risk.high ;; high[- ]risk ;; (?:alto riesgo|riesgo alto) ;; (?:haut risque|risque eleve) ;; 高危|高风险
  count.single ;; single|solitary ;; unic[oa]|solitari[oa] ;; unique|solitaire ;; 单发|孤立性?
  count.multiple ;; multiple|several ;; multiples|varios ;; multiples|plusieurs ;; 多发|多个
  !exclusions.none ;; exclusion criteria ;; criterios? de exclusion ;; criteres? d'exclusion ;; 排除(?:标准|条件)
  exclusions.cancer !exclusions.none:cancer ;; known (?:cancer|malignancy)|history of (?:\p{L}+ )?cancer ;; (?:cancer|neoplasia) conocid[oa]|antecedentes? de cancer ;; cancer connu|antecedents? de cancer ;; 已知(?:癌症|恶性肿瘤)(?:病史|史)?|(?:癌症|恶性肿瘤)(?:病史|史)
  !exclusions.none:cancer ;; cancer|malignanc(?:y|ies)|malignant disease ;; cancer|neoplasias?|malignidad ;; cancer|neoplasie|malignite|tumeur maligne ;; 癌症|恶性肿瘤|肿瘤(?:病史|史)?
  exclusions.immunosuppression !exclusions.none:immunosuppression ;; immunosuppress(?:ed|ion)|immunocompromised?|immunodeficiency ;; inmunosupresion|inmunodeprimid[oa]|inmunosuprimid[oa]|inmunodepresion ;; immunodepression|immunodeprimee?|immunosuppression ;; 免疫抑制|免疫低下|免疫缺陷
  exclusions.screening ;; (?:lung cancer )?screening(?: ct)? ;; (?:tc de )?cribado ;; (?:scanner de )?depistage ;; (?:肺癌)?筛查
`)

export const lexicons: Record<TemplateId, readonly LexiconRow[]> = {
  thyroid: [...laterality, ...thyroid],
  chest: [...laterality, ...chest],
}

function readRows(table: string): LexiconRow[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [head = '', en = '', es = '', fr = '', zh = ''] = row.split(/\s*;;\s*/)
      const names = head.trim().split(' ').filter(Boolean)
      const [term, part] =
        names
          .find((name) => name.startsWith('!'))
          ?.slice(1)
          .split(':') ?? []
      const terms = names.filter((name) => !name.startsWith('!'))
      const isDenied = term !== undefined && terms.length === 0
      return {
        terms: isDenied ? [term] : terms,
        isDenied,
        denied: term ? { term, part } : undefined,
        ...{ en, es, fr, zh },
      }
    })
}

/** The words around the terms: expressions that structure a dictation without stating a field. */
export type Grammar = {
  /** The names of findings. A new finding begins with one. */
  lesion: string
  /** Says that a further finding follows. */
  another: string
  /** Other things with a size and a side: nothing that is said about them is said about a finding. */
  other: string
  /** The parts of the body that findings lie in. Before one is named, a size is that of the organ. */
  organ: string
  age: string
  /** Around a length, written `#`: the solid component of a nodule. */
  solidComponent: string
  /** Words that carry nothing the report needs. */
  filler: string
}

export const grammars: Record<DemoLocale, Grammar> = {
  en: {
    lesion: `nodules?|lesions?|findings?|mass(?:es)?`,
    another: `another|(?:a )?(?:second|third|fourth|further|additional)`,
    other: String.raw`lymph nodes?|(?:lymph)?adenopath(?:y|ies)|trachea|esophagus|muscles?|parenchyma|glands?|vessels?|carotid|jugular|pleura|effusion|aort\p{L}*|heart|cardiac|vertebra\p{L}*|ribs?|bronch\p{L}*|emphysema|liver|adrenals?|kidneys?|cutoff|needle|catheter`,
    organ: 'lobes?|isthmus|thyroid|lungs?|lingula',
    age: `(?:aged )?@(?:[- ]years?[- ]old| years(?: of age)?| y/o)`,
    solidComponent: `(?:with )?(?:a |its )?solid (?:component|part) (?:of |measuring |is |measures )?#|# solid (?:component|part)`,
    filler: `a|an|the|largest|associated|in|at|of|on|with|and|or|to|is|are|was|has|had|have|shows?|showing|seen|there|this|that|it|its|measur(?:es|ing|ed)|size|sized|diameter|by|lobe|lobes|lung|thyroid|gland|pole|third|maximum|maximal|dimensions?|axis|long|greatest|transverse|anteroposterior|craniocaudal|axial|about|any|patient|man|woman|male|female|margins?|borders?|shape|shaped|contains?|which|also|noted|identified|approximately|about|ct|ultrasound|evidence|appears?|solitary|detected|visible|found|there|exam|examination|component|density|distribution|cm|mm|category|assessment|final|overall|foci|echogenic|composition|for`,
  },
  es: {
    lesion: `nodulos?|lesion(?:es)?|hallazgos?|masas?`,
    another: `otr[oa]|(?:un )?(?:segundo|tercer|cuarto)|(?:una )?(?:segunda|tercera)`,
    other: String.raw`ganglios?|adenopatias?|traquea|esofago|musculos?|musculatura|parenquima|glandulas?|vasos?|carotida|yugular|pleura|derrame|aort\p{L}*|corazon|cardiac\p{L}*|vertebra\p{L}*|costillas?|bronqui\p{L}*|enfisema|higado|suprarrenal(?:es)?|rinon(?:es)?|aguja`,
    organ: 'lobulos?|istmo|tiroides|pulmon(?:es)?|lingula',
    age: `(?:de )?@ anos(?: de edad)?`,
    solidComponent: `(?:con )?(?:un |su )?componente solido (?:de |mide )?#`,
    filler: `un|una|mayor|asociad[oa]s?|unos|unas|el|la|los|las|en|de|del|al|a|y|o|con|que|es|son|se|su|mide|miden|medida|tamano|diametro|diametros|maxim[oa]|eje|ejes|mayor|transversal|anteroposterior|dimension(?:es)?|de|lobulo|lobulos|pulmon|tiroides|tiroideo|polo|tercio|paciente|hombre|mujer|varon|margen|margenes|bordes?|forma|muestra|observa|identifica|aprecia|presenta|visualiza|hay|tambien|aproximadamente|tc|ecografia|evidencia|observan|identifican|aprecian|visualizan|presentan|muestran|detecta|detectan|tiene|contiene|existe|consta|constan|refiere|ve|ven|demuestra|estudio|componente|densidad|distribucion|cm|mm|categoria|valoracion|final|focos|ecogenicos|composicion|para`,
  },
  fr: {
    lesion: `nodules?|lesions?|masses?|anomalies?`,
    another: `autre|(?:un |une )?(?:deuxieme|second|seconde|troisieme)`,
    other: String.raw`ganglions?|adenopathies?|trachee|oesophage|muscles?|parenchyme|glandes?|vaisseaux?|carotide|jugulaire|plevre|epanchement|aort\p{L}*|coeur|cardia\p{L}*|vertebr\p{L}*|cotes?|bronch\p{L}*|emphyseme|foie|surrenales?|reins?|aiguille`,
    organ: 'lobes?|isthme|thyroide|poumons?|lingula',
    age: `(?:agee? de )?@ ans|(?:de )?@ ans`,
    solidComponent: `(?:avec )?(?:une |sa )?composante solide (?:de |mesurant |mesure )?#`,
    filler: `un|une|plus grande?|associee?s?|des|le|la|les|l|d|de|du|en|au|aux|a|et|ou|avec|dans|qui|que|est|sont|se|son|sa|il|y|mesure|mesurant|mesurent|taille|diametre|diametres|maximale?|grand axe|axe|dimensions?|lobe|lobes|poumon|thyroide|thyroidien|thyroidienne|pole|tiers|patiente?|homme|femme|contours?|bords?|marges?|forme|montre|note|visualise|existe|presente|aussi|egalement|environ|scanner|tdm|echographie|evidence|visible|retrouve|observe|voit|contient|objective|examen|composante|densite|distribution|cm|mm|categorie|evaluation|finale|foyers?|echogenes?|composition|on|pour`,
  },
  zh: {
    lesion: `结节|病灶|肿块|占位`,
    another: `另见|另有|另一|第二个|第三个|还见`,
    other:
      '淋巴结|气管|食管|肌肉?|腺体|实质|血管|颈动脉|颈静脉|胸膜|胸腔积液|积液|主动脉|心脏|椎体|肋骨|支气管|肺气肿|肝|肾上腺|肾',
    organ: '叶|峡部|甲状腺|肺',
    age: String.raw`(?:年龄)?\s*@\s*岁`,
    solidComponent: String.raw`(?:其中)?实性(?:成分|部分)(?:约|大小约|径约|为)?\s*#`,
    filler: `甲状腺|颈部|双侧|双|最大者|肺|叶|部|区|见|可见|发现|探及|一|个|枚|处|的|及|和|与|并|有|为|呈|其|内|内见|位于|大小|约|直径|最大径|长径|短径|伴|患者|男性?|女性?|超声|检查|约为|测量|最大|明确|显示|明显|任何|径线|边缘|边界|形态|形|显示|分布|象限|评估|类别|最终|分类|回声|密度|性|影|上|结构|成分`,
  },
}
