import type { I18n } from '@lingui/core'
import type { BiRadsManagement } from '../engine/bi-rads.ts'
import type { FleischnerAdvice, FleischnerExclusion } from '../engine/fleischner.ts'
import type { FieldId, TemplateId, Term } from '../engine/templates.ts'
import type { TiRadsAdvice, TiRadsLevel } from '../engine/ti-rads.ts'

// Terms, fields and advice in the language of an `i18n`: that of the page, or that of the report.

type Label = (i18n: I18n) => string

export function labelTemplate(i18n: I18n, template: TemplateId): string {
  return templateLabels[template](i18n)
}

/** @param field the id of a field of any template */
export function labelField(i18n: I18n, field: string): string {
  return look(fieldLabels, field)(i18n)
}

/** A defined term as written in reports. */
export function labelTerm(i18n: I18n, field: string, option: string): string {
  return look(termLabels, `${field}.${option}`)(i18n)
}

/** Why a term of TI-RADS gets its points. */
export function explainPoints(i18n: I18n, feature: string, term: string): string {
  return look(pointReasons, `${feature}.${term}`)(i18n)
}

/** What a level of TI-RADS means. */
export function labelLevel(i18n: I18n, level: TiRadsLevel): string {
  return levelLabels[level](i18n)
}

/** @param years of the follow-up, as a list in the language */
export function wordTiRadsAdvice(i18n: I18n, advice: TiRadsAdvice | 'fnaOverLimit', years: string): string {
  return advice === 'followUp' ? i18n.t('apollomedical.tirads.followUp', { years }) : tiRadsAdvice[advice](i18n)
}

export function wordFleischnerAdvice(i18n: I18n, advice: FleischnerAdvice): string {
  return fleischnerAdvice[advice](i18n)
}

export function wordExclusion(i18n: I18n, exclusion: FleischnerExclusion): string {
  return exclusions[exclusion](i18n)
}

export function wordManagement(i18n: I18n, management: BiRadsManagement): string {
  return managements[management](i18n)
}

function look(labels: Record<string, Label | undefined>, id: string): Label {
  return labels[id] ?? (() => id)
}

const templateLabels: Record<TemplateId, Label> = {
  thyroid: (i18n) => i18n.t('apollomedical.template.thyroid'),
  chest: (i18n) => i18n.t('apollomedical.template.chest'),
  mammography: (i18n) => i18n.t('apollomedical.template.mammography'),
}

const fieldLabels: Record<FieldId, Label> = {
  order: (i18n) => i18n.t('apollomedical.field.order'),
  conclusion: (i18n) => i18n.t('apollomedical.field.conclusion'),
  lymphNodes: (i18n) => i18n.t('apollomedical.field.lymphNodes'),
  side: (i18n) => i18n.t('apollomedical.field.side'),
  third: (i18n) => i18n.t('apollomedical.field.third'),
  size: (i18n) => i18n.t('apollomedical.field.size'),
  composition: (i18n) => i18n.t('apollomedical.field.composition'),
  echogenicity: (i18n) => i18n.t('apollomedical.field.echogenicity'),
  shape: (i18n) => i18n.t('apollomedical.field.shape'),
  margin: (i18n) => i18n.t('apollomedical.field.margin'),
  foci: (i18n) => i18n.t('apollomedical.field.foci'),
  age: (i18n) => i18n.t('apollomedical.field.age'),
  exclusions: (i18n) => i18n.t('apollomedical.field.exclusions'),
  risk: (i18n) => i18n.t('apollomedical.field.risk'),
  count: (i18n) => i18n.t('apollomedical.field.count'),
  lobe: (i18n) => i18n.t('apollomedical.field.lobe'),
  attenuation: (i18n) => i18n.t('apollomedical.field.attenuation'),
  solidComponent: (i18n) => i18n.t('apollomedical.field.solidComponent'),
  outline: (i18n) => i18n.t('apollomedical.field.outline'),
  breasts: (i18n) => i18n.t('apollomedical.field.breasts'),
  breastDensity: (i18n) => i18n.t('apollomedical.field.breastDensity'),
  comparison: (i18n) => i18n.t('apollomedical.field.comparison'),
  category: (i18n) => i18n.t('apollomedical.field.category'),
  type: (i18n) => i18n.t('apollomedical.field.type'),
  quadrant: (i18n) => i18n.t('apollomedical.field.quadrant'),
  depth: (i18n) => i18n.t('apollomedical.field.depth'),
  nippleDistance: (i18n) => i18n.t('apollomedical.field.nippleDistance'),
  massShape: (i18n) => i18n.t('apollomedical.field.massShape'),
  massMargin: (i18n) => i18n.t('apollomedical.field.massMargin'),
  massDensity: (i18n) => i18n.t('apollomedical.field.massDensity'),
  calcificationMorphology: (i18n) => i18n.t('apollomedical.field.calcificationMorphology'),
  calcificationDistribution: (i18n) => i18n.t('apollomedical.field.calcificationDistribution'),
  asymmetryType: (i18n) => i18n.t('apollomedical.field.asymmetryType'),
  associated: (i18n) => i18n.t('apollomedical.field.associated'),
}

const termLabels: Record<Term, Label> = {
  'lymphNodes.unremarkable': (i18n) => i18n.t('apollomedical.term.lymphNodes.unremarkable'),
  'lymphNodes.suspicious': (i18n) => i18n.t('apollomedical.term.lymphNodes.suspicious'),
  'side.right': (i18n) => i18n.t('apollomedical.term.side.right'),
  'side.left': (i18n) => i18n.t('apollomedical.term.side.left'),
  'side.isthmus': (i18n) => i18n.t('apollomedical.term.side.isthmus'),
  'third.upper': (i18n) => i18n.t('apollomedical.term.third.upper'),
  'third.middle': (i18n) => i18n.t('apollomedical.term.third.middle'),
  'third.lower': (i18n) => i18n.t('apollomedical.term.third.lower'),
  'composition.cystic': (i18n) => i18n.t('apollomedical.term.composition.cystic'),
  'composition.spongiform': (i18n) => i18n.t('apollomedical.term.composition.spongiform'),
  'composition.mixed': (i18n) => i18n.t('apollomedical.term.composition.mixed'),
  'composition.solid': (i18n) => i18n.t('apollomedical.term.composition.solid'),
  'composition.undetermined': (i18n) => i18n.t('apollomedical.term.composition.undetermined'),
  'echogenicity.anechoic': (i18n) => i18n.t('apollomedical.term.echogenicity.anechoic'),
  'echogenicity.hyperOrIsoechoic': (i18n) => i18n.t('apollomedical.term.echogenicity.hyperOrIsoechoic'),
  'echogenicity.hypoechoic': (i18n) => i18n.t('apollomedical.term.echogenicity.hypoechoic'),
  'echogenicity.veryHypoechoic': (i18n) => i18n.t('apollomedical.term.echogenicity.veryHypoechoic'),
  'echogenicity.undetermined': (i18n) => i18n.t('apollomedical.term.echogenicity.undetermined'),
  'shape.wider': (i18n) => i18n.t('apollomedical.term.shape.wider'),
  'shape.taller': (i18n) => i18n.t('apollomedical.term.shape.taller'),
  'margin.smooth': (i18n) => i18n.t('apollomedical.term.margin.smooth'),
  'margin.illDefined': (i18n) => i18n.t('apollomedical.term.margin.illDefined'),
  'margin.lobulatedOrIrregular': (i18n) => i18n.t('apollomedical.term.margin.lobulatedOrIrregular'),
  'margin.extrathyroidal': (i18n) => i18n.t('apollomedical.term.margin.extrathyroidal'),
  'margin.undetermined': (i18n) => i18n.t('apollomedical.term.margin.undetermined'),
  'foci.none': (i18n) => i18n.t('apollomedical.term.foci.none'),
  'foci.cometTail': (i18n) => i18n.t('apollomedical.term.foci.cometTail'),
  'foci.macrocalcifications': (i18n) => i18n.t('apollomedical.term.foci.macrocalcifications'),
  'foci.rim': (i18n) => i18n.t('apollomedical.term.foci.rim'),
  'foci.punctate': (i18n) => i18n.t('apollomedical.term.foci.punctate'),
  'exclusions.none': (i18n) => i18n.t('apollomedical.term.exclusions.none'),
  'exclusions.cancer': (i18n) => i18n.t('apollomedical.term.exclusions.cancer'),
  'exclusions.immunosuppression': (i18n) => i18n.t('apollomedical.term.exclusions.immunosuppression'),
  'exclusions.screening': (i18n) => i18n.t('apollomedical.term.exclusions.screening'),
  'risk.low': (i18n) => i18n.t('apollomedical.term.risk.low'),
  'risk.high': (i18n) => i18n.t('apollomedical.term.risk.high'),
  'count.single': (i18n) => i18n.t('apollomedical.term.count.single'),
  'count.multiple': (i18n) => i18n.t('apollomedical.term.count.multiple'),
  'lobe.upper': (i18n) => i18n.t('apollomedical.term.lobe.upper'),
  'lobe.middle': (i18n) => i18n.t('apollomedical.term.lobe.middle'),
  'lobe.lingula': (i18n) => i18n.t('apollomedical.term.lobe.lingula'),
  'lobe.lower': (i18n) => i18n.t('apollomedical.term.lobe.lower'),
  'attenuation.solid': (i18n) => i18n.t('apollomedical.term.attenuation.solid'),
  'attenuation.partSolid': (i18n) => i18n.t('apollomedical.term.attenuation.partSolid'),
  'attenuation.groundGlass': (i18n) => i18n.t('apollomedical.term.attenuation.groundGlass'),
  'outline.smooth': (i18n) => i18n.t('apollomedical.term.outline.smooth'),
  'outline.lobulated': (i18n) => i18n.t('apollomedical.term.outline.lobulated'),
  'outline.spiculated': (i18n) => i18n.t('apollomedical.term.outline.spiculated'),
  'breasts.both': (i18n) => i18n.t('apollomedical.term.breasts.both'),
  'breasts.right': (i18n) => i18n.t('apollomedical.term.breasts.right'),
  'breasts.left': (i18n) => i18n.t('apollomedical.term.breasts.left'),
  'breastDensity.a': (i18n) => i18n.t('apollomedical.term.breastDensity.a'),
  'breastDensity.b': (i18n) => i18n.t('apollomedical.term.breastDensity.b'),
  'breastDensity.c': (i18n) => i18n.t('apollomedical.term.breastDensity.c'),
  'breastDensity.d': (i18n) => i18n.t('apollomedical.term.breastDensity.d'),
  'comparison.none': (i18n) => i18n.t('apollomedical.term.comparison.none'),
  'comparison.available': (i18n) => i18n.t('apollomedical.term.comparison.available'),
  'category.0': (i18n) => i18n.t('apollomedical.term.category.0'),
  'category.1': (i18n) => i18n.t('apollomedical.term.category.1'),
  'category.2': (i18n) => i18n.t('apollomedical.term.category.2'),
  'category.3': (i18n) => i18n.t('apollomedical.term.category.3'),
  'category.4': (i18n) => i18n.t('apollomedical.term.category.4'),
  'category.4A': (i18n) => i18n.t('apollomedical.term.category.4A'),
  'category.4B': (i18n) => i18n.t('apollomedical.term.category.4B'),
  'category.4C': (i18n) => i18n.t('apollomedical.term.category.4C'),
  'category.5': (i18n) => i18n.t('apollomedical.term.category.5'),
  'category.6': (i18n) => i18n.t('apollomedical.term.category.6'),
  'type.mass': (i18n) => i18n.t('apollomedical.term.type.mass'),
  'type.calcifications': (i18n) => i18n.t('apollomedical.term.type.calcifications'),
  'type.asymmetry': (i18n) => i18n.t('apollomedical.term.type.asymmetry'),
  'type.distortion': (i18n) => i18n.t('apollomedical.term.type.distortion'),
  'quadrant.upperOuter': (i18n) => i18n.t('apollomedical.term.quadrant.upperOuter'),
  'quadrant.upperInner': (i18n) => i18n.t('apollomedical.term.quadrant.upperInner'),
  'quadrant.lowerOuter': (i18n) => i18n.t('apollomedical.term.quadrant.lowerOuter'),
  'quadrant.lowerInner': (i18n) => i18n.t('apollomedical.term.quadrant.lowerInner'),
  'quadrant.retroareolar': (i18n) => i18n.t('apollomedical.term.quadrant.retroareolar'),
  'depth.anterior': (i18n) => i18n.t('apollomedical.term.depth.anterior'),
  'depth.middle': (i18n) => i18n.t('apollomedical.term.depth.middle'),
  'depth.posterior': (i18n) => i18n.t('apollomedical.term.depth.posterior'),
  'massShape.oval': (i18n) => i18n.t('apollomedical.term.massShape.oval'),
  'massShape.round': (i18n) => i18n.t('apollomedical.term.massShape.round'),
  'massShape.irregular': (i18n) => i18n.t('apollomedical.term.massShape.irregular'),
  'massMargin.circumscribed': (i18n) => i18n.t('apollomedical.term.massMargin.circumscribed'),
  'massMargin.obscured': (i18n) => i18n.t('apollomedical.term.massMargin.obscured'),
  'massMargin.microlobulated': (i18n) => i18n.t('apollomedical.term.massMargin.microlobulated'),
  'massMargin.indistinct': (i18n) => i18n.t('apollomedical.term.massMargin.indistinct'),
  'massMargin.spiculated': (i18n) => i18n.t('apollomedical.term.massMargin.spiculated'),
  'massDensity.high': (i18n) => i18n.t('apollomedical.term.massDensity.high'),
  'massDensity.equal': (i18n) => i18n.t('apollomedical.term.massDensity.equal'),
  'massDensity.low': (i18n) => i18n.t('apollomedical.term.massDensity.low'),
  'massDensity.fat': (i18n) => i18n.t('apollomedical.term.massDensity.fat'),
  'calcificationMorphology.skin': (i18n) => i18n.t('apollomedical.term.calcificationMorphology.skin'),
  'calcificationMorphology.vascular': (i18n) => i18n.t('apollomedical.term.calcificationMorphology.vascular'),
  'calcificationMorphology.coarse': (i18n) => i18n.t('apollomedical.term.calcificationMorphology.coarse'),
  'calcificationMorphology.rodLike': (i18n) => i18n.t('apollomedical.term.calcificationMorphology.rodLike'),
  'calcificationMorphology.round': (i18n) => i18n.t('apollomedical.term.calcificationMorphology.round'),
  'calcificationMorphology.rim': (i18n) => i18n.t('apollomedical.term.calcificationMorphology.rim'),
  'calcificationMorphology.dystrophic': (i18n) => i18n.t('apollomedical.term.calcificationMorphology.dystrophic'),
  'calcificationMorphology.milkOfCalcium': (i18n) => i18n.t('apollomedical.term.calcificationMorphology.milkOfCalcium'),
  'calcificationMorphology.suture': (i18n) => i18n.t('apollomedical.term.calcificationMorphology.suture'),
  'calcificationMorphology.amorphous': (i18n) => i18n.t('apollomedical.term.calcificationMorphology.amorphous'),
  'calcificationMorphology.coarseHeterogeneous': (i18n) =>
    i18n.t('apollomedical.term.calcificationMorphology.coarseHeterogeneous'),
  'calcificationMorphology.finePleomorphic': (i18n) =>
    i18n.t('apollomedical.term.calcificationMorphology.finePleomorphic'),
  'calcificationMorphology.fineLinear': (i18n) => i18n.t('apollomedical.term.calcificationMorphology.fineLinear'),
  'calcificationDistribution.diffuse': (i18n) => i18n.t('apollomedical.term.calcificationDistribution.diffuse'),
  'calcificationDistribution.regional': (i18n) => i18n.t('apollomedical.term.calcificationDistribution.regional'),
  'calcificationDistribution.grouped': (i18n) => i18n.t('apollomedical.term.calcificationDistribution.grouped'),
  'calcificationDistribution.linear': (i18n) => i18n.t('apollomedical.term.calcificationDistribution.linear'),
  'calcificationDistribution.segmental': (i18n) => i18n.t('apollomedical.term.calcificationDistribution.segmental'),
  'asymmetryType.oneView': (i18n) => i18n.t('apollomedical.term.asymmetryType.oneView'),
  'asymmetryType.global': (i18n) => i18n.t('apollomedical.term.asymmetryType.global'),
  'asymmetryType.focal': (i18n) => i18n.t('apollomedical.term.asymmetryType.focal'),
  'asymmetryType.developing': (i18n) => i18n.t('apollomedical.term.asymmetryType.developing'),
  'associated.none': (i18n) => i18n.t('apollomedical.term.associated.none'),
  'associated.skinRetraction': (i18n) => i18n.t('apollomedical.term.associated.skinRetraction'),
  'associated.nippleRetraction': (i18n) => i18n.t('apollomedical.term.associated.nippleRetraction'),
  'associated.skinThickening': (i18n) => i18n.t('apollomedical.term.associated.skinThickening'),
  'associated.trabecularThickening': (i18n) => i18n.t('apollomedical.term.associated.trabecularThickening'),
  'associated.adenopathy': (i18n) => i18n.t('apollomedical.term.associated.adenopathy'),
  'associated.distortion': (i18n) => i18n.t('apollomedical.term.associated.distortion'),
  'associated.calcifications': (i18n) => i18n.t('apollomedical.term.associated.calcifications'),
}

const pointReasons: Record<
  Extract<Term, `${'composition' | 'echogenicity' | 'shape' | 'margin' | 'foci'}.${string}`>,
  Label
> = {
  'composition.cystic': (i18n) => i18n.t('apollomedical.why.composition.cystic'),
  'composition.spongiform': (i18n) => i18n.t('apollomedical.why.composition.spongiform'),
  'composition.mixed': (i18n) => i18n.t('apollomedical.why.composition.mixed'),
  'composition.solid': (i18n) => i18n.t('apollomedical.why.composition.solid'),
  'composition.undetermined': (i18n) => i18n.t('apollomedical.why.composition.undetermined'),
  'echogenicity.anechoic': (i18n) => i18n.t('apollomedical.why.echogenicity.anechoic'),
  'echogenicity.hyperOrIsoechoic': (i18n) => i18n.t('apollomedical.why.echogenicity.hyperOrIsoechoic'),
  'echogenicity.hypoechoic': (i18n) => i18n.t('apollomedical.why.echogenicity.hypoechoic'),
  'echogenicity.veryHypoechoic': (i18n) => i18n.t('apollomedical.why.echogenicity.veryHypoechoic'),
  'echogenicity.undetermined': (i18n) => i18n.t('apollomedical.why.echogenicity.undetermined'),
  'shape.wider': (i18n) => i18n.t('apollomedical.why.shape.wider'),
  'shape.taller': (i18n) => i18n.t('apollomedical.why.shape.taller'),
  'margin.smooth': (i18n) => i18n.t('apollomedical.why.margin.smooth'),
  'margin.illDefined': (i18n) => i18n.t('apollomedical.why.margin.illDefined'),
  'margin.lobulatedOrIrregular': (i18n) => i18n.t('apollomedical.why.margin.lobulatedOrIrregular'),
  'margin.extrathyroidal': (i18n) => i18n.t('apollomedical.why.margin.extrathyroidal'),
  'margin.undetermined': (i18n) => i18n.t('apollomedical.why.margin.undetermined'),
  'foci.none': (i18n) => i18n.t('apollomedical.why.foci.none'),
  'foci.cometTail': (i18n) => i18n.t('apollomedical.why.foci.cometTail'),
  'foci.macrocalcifications': (i18n) => i18n.t('apollomedical.why.foci.macrocalcifications'),
  'foci.rim': (i18n) => i18n.t('apollomedical.why.foci.rim'),
  'foci.punctate': (i18n) => i18n.t('apollomedical.why.foci.punctate'),
}

const levelLabels: Record<TiRadsLevel, Label> = {
  TR1: (i18n) => i18n.t('apollomedical.tirads.TR1'),
  TR2: (i18n) => i18n.t('apollomedical.tirads.TR2'),
  TR3: (i18n) => i18n.t('apollomedical.tirads.TR3'),
  TR4: (i18n) => i18n.t('apollomedical.tirads.TR4'),
  TR5: (i18n) => i18n.t('apollomedical.tirads.TR5'),
}

const tiRadsAdvice: Record<Exclude<TiRadsAdvice, 'followUp'> | 'fnaOverLimit', Label> = {
  noFna: (i18n) => i18n.t('apollomedical.tirads.noFna'),
  nothing: (i18n) => i18n.t('apollomedical.tirads.nothing'),
  fna: (i18n) => i18n.t('apollomedical.tirads.fna'),
  fnaOverLimit: (i18n) => i18n.t('apollomedical.tirads.fnaOverLimit'),
  unknown: (i18n) => i18n.t('apollomedical.tirads.unknown'),
}

const fleischnerAdvice: Record<FleischnerAdvice, Label> = {
  nothing: (i18n) => i18n.t('apollomedical.fleischner.nothing'),
  optional12: (i18n) => i18n.t('apollomedical.fleischner.optional12'),
  ct6to12considerCt18to24: (i18n) => i18n.t('apollomedical.fleischner.ct6to12considerCt18to24'),
  ct6to12ct18to24: (i18n) => i18n.t('apollomedical.fleischner.ct6to12ct18to24'),
  consider3PetBiopsy: (i18n) => i18n.t('apollomedical.fleischner.consider3PetBiopsy'),
  ct3to6considerCt18to24: (i18n) => i18n.t('apollomedical.fleischner.ct3to6considerCt18to24'),
  ct3to6ct18to24: (i18n) => i18n.t('apollomedical.fleischner.ct3to6ct18to24'),
  ct6to12every2Until5: (i18n) => i18n.t('apollomedical.fleischner.ct6to12every2Until5'),
  ct3to6yearlyFor5: (i18n) => i18n.t('apollomedical.fleischner.ct3to6yearlyFor5'),
  ct3to6suspicious: (i18n) => i18n.t('apollomedical.fleischner.ct3to6suspicious'),
  petBiopsyResection: (i18n) => i18n.t('apollomedical.fleischner.petBiopsyResection'),
  ct3to6ct2And4Years: (i18n) => i18n.t('apollomedical.fleischner.ct3to6ct2And4Years'),
  ct3to6mostSuspicious: (i18n) => i18n.t('apollomedical.fleischner.ct3to6mostSuspicious'),
}

const exclusions: Record<FleischnerExclusion, Label> = {
  young: (i18n) => i18n.t('apollomedical.exclusion.young'),
  cancer: (i18n) => i18n.t('apollomedical.exclusion.cancer'),
  immunosuppression: (i18n) => i18n.t('apollomedical.exclusion.immunosuppression'),
  screening: (i18n) => i18n.t('apollomedical.exclusion.screening'),
}

const managements: Record<BiRadsManagement, Label> = {
  recall: (i18n) => i18n.t('apollomedical.management.recall'),
  routine: (i18n) => i18n.t('apollomedical.management.routine'),
  shortInterval: (i18n) => i18n.t('apollomedical.management.shortInterval'),
  tissueDiagnosis: (i18n) => i18n.t('apollomedical.management.tissueDiagnosis'),
  excisionWhenAppropriate: (i18n) => i18n.t('apollomedical.management.excisionWhenAppropriate'),
}
