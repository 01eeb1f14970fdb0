import { readChoice, readChoices, readNumber, readSize, type Values } from './templates/fields.ts'
import { chestFields } from './templates/templates.ts'

/** Why the guideline says nothing about this patient. */
export type FleischnerExclusion = 'young' | 'cancer' | 'immunosuppression' | 'screening'

/** Below 6 mm, 6 to 8 mm, above 8 mm. Subsolid nodules know no difference between the last two. */
export type SizeClass = 'small' | 'medium' | 'large'

export type FleischnerAdvice =
  | 'nothing'
  | 'optional12'
  | 'ct6to12considerCt18to24'
  | 'ct6to12ct18to24'
  | 'consider3PetBiopsy'
  | 'ct3to6considerCt18to24'
  | 'ct3to6ct18to24'
  | 'ct6to12every2Until5'
  | 'ct3to6yearlyFor5'
  | 'ct3to6suspicious'
  | 'petBiopsyResection'
  | 'ct3to6ct2And4Years'
  | 'ct3to6mostSuspicious'

export type FleischnerResult =
  | { applies: false; exclusions: FleischnerExclusion[] }
  | {
      applies: true
      /** The fields that an answer still needs, by their id. */
      missing: string[]
      diameters: number[]
      /** The mean of long and short axis, in millimetres, as it was calculated. */
      mean: number | undefined
      /** The mean to the nearest millimetre: the size that the table means. */
      size: number | undefined
      sizeClass: SizeClass | undefined
      /** The number of the recommendation in the publication, 1 to 5. */
      recommendation: 1 | 2 | 3 | 4 | 5 | undefined
      advice: FleischnerAdvice | undefined
    }

type Risk = 'low' | 'high'
type ByClass = Record<SizeClass, FleischnerAdvice>

/** Solid nodules in Table 1 of MacMahon et al., Radiology 2017;284:228-243. */
const solid: Record<'single' | 'multiple', Record<Risk, ByClass>> = {
  single: {
    low: { small: 'nothing', medium: 'ct6to12considerCt18to24', large: 'consider3PetBiopsy' },
    high: { small: 'optional12', medium: 'ct6to12ct18to24', large: 'consider3PetBiopsy' },
  },
  multiple: {
    low: { small: 'nothing', medium: 'ct3to6considerCt18to24', large: 'ct3to6considerCt18to24' },
    high: { small: 'optional12', medium: 'ct3to6ct18to24', large: 'ct3to6ct18to24' },
  },
}

/**
 * Looks up the advice of the Fleischner Society for one incidental nodule. The most suspicious one of several guides.
 *
 * @param general values of the examination: age, exclusions, risk, one nodule or several
 * @param values of the nodule
 */
export function adviseOnNodule(general: Values, values: Values): FleischnerResult {
  const exclusions = listExclusions(general)
  if (exclusions.length > 0) return { applies: false, exclusions }

  const count = readChoice(general, chestFields.count)
  const risk = readChoice(general, chestFields.risk)
  const attenuation = readChoice(values, chestFields.attenuation)
  const solidComponent = readNumber(values, chestFields.solidComponent)
  const diameters = readSize(values, chestFields.size).slice(0, 2)
  const mean = diameters.length === 2 ? ((diameters[0] ?? 0) + (diameters[1] ?? 0)) / 2 : undefined
  const size = mean === undefined ? undefined : Math.round(mean)
  const sizeClass = size === undefined ? undefined : classify(size)
  const needsRisk = attenuation === 'solid'
  const needsComponent = attenuation === 'partSolid' && count === 'single' && sizeClass !== 'small'
  const missing = [
    readNumber(general, chestFields.age) === undefined && 'age',
    readChoices(general, chestFields.exclusions) === undefined && 'exclusions',
    !count && 'count',
    needsRisk && !risk && 'risk',
    !attenuation && 'attenuation',
    size === undefined && 'size',
    needsComponent && solidComponent === undefined && 'solidComponent',
  ].filter((field) => field !== false)

  const base = { applies: true as const, missing, diameters, mean, size, sizeClass }
  if (missing.length > 0 || !count || !attenuation || !sizeClass) {
    return { ...base, recommendation: undefined, advice: undefined }
  }
  if (attenuation === 'solid') {
    return { ...base, recommendation: count === 'single' ? 1 : 2, advice: solid[count][risk ?? 'low'][sizeClass] }
  }
  const isSmall = sizeClass === 'small'
  if (count === 'multiple') {
    return { ...base, recommendation: 5, advice: isSmall ? 'ct3to6ct2And4Years' : 'ct3to6mostSuspicious' }
  }
  if (attenuation === 'groundGlass') {
    return { ...base, recommendation: 3, advice: isSmall ? 'nothing' : 'ct6to12every2Until5' }
  }
  return { ...base, recommendation: 4, advice: isSmall ? 'nothing' : adviseOnPartSolid(values, solidComponent ?? 0) }
}

/** Recommendation 4: the solid component decides, and beyond 8 mm or with suspicious form the wait for a second scan. */
function adviseOnPartSolid(values: Values, solidComponent: number): FleischnerAdvice {
  const component = Math.round(solidComponent)
  if (component < 6) return 'ct3to6yearlyFor5'
  const isLobulated = readChoice(values, chestFields.outline) === 'lobulated'
  return component > 8 || isLobulated ? 'petBiopsyResection' : 'ct3to6suspicious'
}

function listExclusions(general: Values): FleischnerExclusion[] {
  const age = readNumber(general, chestFields.age)
  const stated = (readChoices(general, chestFields.exclusions) ?? []).filter((exclusion) => exclusion !== 'none')
  return age !== undefined && age < 35 ? ['young', ...stated] : stated
}

/** "Below 6 mm" is a rounded 5 mm or less, as the note below the table says. */
function classify(size: number): SizeClass {
  if (size < 6) return 'small'
  return size <= 8 ? 'medium' : 'large'
}
