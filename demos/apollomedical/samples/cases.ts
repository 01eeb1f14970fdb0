import type { DemoLocale } from '../../../locales/demo-locales.ts'
import type { TemplateId } from '../engine/templates/templates.ts'

export type CaseId = 'thyroidNodule' | 'thyroidMistakes' | 'chestNodule' | 'chestMistakes'

export type CaseText = { order: string; dictation: string; conclusion: string }

/** An invented case. Some hold mistakes on purpose, so that the checks have something to find. */
export type Case = { id: CaseId; template: TemplateId; texts: Record<DemoLocale, CaseText> }

export const cases: readonly Case[] = [
  {
    id: 'thyroidNodule',
    template: 'thyroid',
    texts: {
      en: {
        order: 'Thyroid ultrasound, nodule felt on the right',
        dictation:
          'Solid hypoechoic nodule of 18 x 12 mm in the middle third of the right lobe, with irregular margins and punctate echogenic foci. No suspicious lymph nodes.',
        conclusion: 'Suspicious nodule of 18 mm in the right lobe.',
      },
      es: {
        order: 'Ecografía tiroidea, nódulo palpable derecho',
        dictation:
          'Nódulo sólido hipoecoico de 18 x 12 mm en el tercio medio del lóbulo derecho, con márgenes irregulares y focos ecogénicos puntiformes. Sin adenopatías sospechosas.',
        conclusion: 'Nódulo sospechoso de 18 mm en el lóbulo derecho.',
      },
      fr: {
        order: 'Échographie thyroïdienne, nodule palpé à droite',
        dictation:
          'Nodule solide hypoéchogène de 18 x 12 mm au tiers moyen du lobe droit, à contours irréguliers, avec des foyers échogènes punctiformes. Pas d’adénopathie suspecte.',
        conclusion: 'Nodule suspect de 18 mm du lobe droit.',
      },
      zh: {
        order: '甲状腺超声，右侧可触及结节',
        dictation:
          '甲状腺右叶中部见一实性低回声结节，大小约 18 mm × 12 mm，边缘不规则，可见点状强回声。颈部未见可疑淋巴结。',
        conclusion: '右叶 18 mm 可疑结节。',
      },
    },
  },
  {
    id: 'thyroidMistakes',
    template: 'thyroid',
    texts: {
      en: {
        order: 'Thyroid ultrasound, follow-up',
        dictation:
          'Right lobe: cystic hypoechoic nodule of 9 x 7 mm, wider than tall, smooth margins, no echogenic foci. Left lobe: solid isoechoic nodule of 26 x 18, wider than tall, smooth margins, no echogenic foci, faint halo.',
        conclusion:
          'Nodule of 26 mm in the right lobe, fine-needle aspiration proposed. The left lobe is unremarkable.',
      },
      es: {
        order: 'Ecografía tiroidea de control',
        dictation:
          'Lóbulo derecho: nódulo quístico hipoecoico de 9 x 7 mm, más ancho que alto, márgenes lisos, sin focos ecogénicos. Lóbulo izquierdo: nódulo sólido isoecoico de 26 x 18, más ancho que alto, márgenes lisos, sin focos ecogénicos, halo tenue.',
        conclusion: 'Nódulo de 26 mm en el lóbulo derecho, se propone punción. El lóbulo izquierdo es normal.',
      },
      fr: {
        order: 'Échographie thyroïdienne de contrôle',
        dictation:
          'Lobe droit : nodule kystique hypoéchogène de 9 x 7 mm, plus large que haut, contours lisses, sans calcification. Lobe gauche : nodule solide isoéchogène de 26 x 18, plus large que haut, contours lisses, sans calcification, halo discret.',
        conclusion: 'Nodule de 26 mm du lobe droit, cytoponction proposée. Le lobe gauche est normal.',
      },
      zh: {
        order: '甲状腺超声复查',
        dictation:
          '右叶囊性低回声结节，9 mm × 7 mm，宽大于高，边缘光滑，未见钙化。左叶实性等回声结节，26 × 18，宽大于高，边缘光滑，未见钙化，晕环淡薄。',
        conclusion: '右叶 26 mm 结节，建议穿刺。左叶未见异常。',
      },
    },
  },
  {
    id: 'chestNodule',
    template: 'chest',
    texts: {
      en: {
        order: 'Chest CT after an accident, incidental nodule',
        dictation:
          '62-year-old patient, high risk, no known cancer or immunosuppression. Single solid nodule of 9 x 7 mm in the right upper lobe, smooth margins.',
        conclusion: 'Solid nodule of 9 mm in the right upper lobe.',
      },
      es: {
        order: 'TC de tórax tras un accidente, nódulo incidental',
        dictation:
          'Paciente de 62 años, alto riesgo, sin cáncer ni inmunosupresión. Nódulo sólido único de 9 x 7 mm en el lóbulo superior derecho, márgenes lisos.',
        conclusion: 'Nódulo sólido de 9 mm en el lóbulo superior derecho.',
      },
      fr: {
        order: 'Scanner thoracique après un accident, nodule fortuit',
        dictation:
          'Patient de 62 ans, haut risque, sans cancer connu ni immunodépression. Nodule solide unique de 9 x 7 mm du lobe supérieur droit, contours lisses.',
        conclusion: 'Nodule solide de 9 mm du lobe supérieur droit.',
      },
      zh: {
        order: '外伤后胸部 CT，偶然发现结节',
        dictation: '患者 62 岁，高危，无癌症史及免疫抑制。右肺上叶单发实性结节，9 mm × 7 mm，边缘光滑。',
        conclusion: '右肺上叶 9 mm 实性结节。',
      },
    },
  },
  {
    id: 'chestMistakes',
    template: 'chest',
    texts: {
      en: {
        order: 'Chest CT',
        dictation:
          '31-year-old patient with immunosuppression, low risk. Multiple ground-glass nodules, the largest of 7 x 6 mm in the left middle lobe.',
        conclusion: 'Ground-glass nodules, the largest of 7 cm on the right.',
      },
      es: {
        order: 'TC de tórax',
        dictation:
          'Paciente de 31 años con inmunosupresión, bajo riesgo. Múltiples nódulos en vidrio deslustrado, el mayor de 7 x 6 mm en el lóbulo medio izquierdo.',
        conclusion: 'Nódulos en vidrio deslustrado, el mayor de 7 cm a la derecha.',
      },
      fr: {
        order: 'Scanner thoracique',
        dictation:
          'Patient de 31 ans avec immunodépression, risque faible. Multiples nodules en verre dépoli, le plus grand de 7 x 6 mm au lobe moyen gauche.',
        conclusion: 'Nodules en verre dépoli, le plus grand de 7 cm à droite.',
      },
      zh: {
        order: '胸部 CT',
        dictation: '患者 31 岁，免疫抑制，低危。多发磨玻璃结节，最大者 7 mm × 6 mm，位于左肺中叶。',
        conclusion: '多发磨玻璃结节，右侧最大者 7 cm。',
      },
    },
  },
]
