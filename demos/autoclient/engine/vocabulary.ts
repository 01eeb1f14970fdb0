import { fold } from '../../shared/fold.ts'
import { splitWords } from '../../shared/split-words.ts'

/** How much a person decides: runs the company, runs a part of it, works in it. */
export type Seniority = 'executive' | 'manager' | 'staff'

/** Finds the first of some terms in a text and answers in the text's own words. */
export type TermFinder = (text: string) => string | undefined

/**
 * Makes a finder of words and phrases that ignores case and accents. A term ends with `*` if a word may go on:
 * `automat*` finds “automatización”. Chinese terms are found anywhere.
 */
export function createTermFinder(terms: string[], { skipNegated = false } = {}): TermFinder {
  const pattern = new RegExp(terms.map(toPattern).join('|') || '(?!)', 'gu')
  return (text) => {
    const folded = fold(text)
    for (const match of folded.matchAll(pattern)) {
      if (skipNegated && isNegated(folded.slice(0, match.index))) continue
      return text.slice(match.index, match.index + match[0].length)
    }
    return undefined
  }
}

export function findIndustry(text: string): Industry | undefined {
  return industries.find((industry) => industryFinders[industry](text))
}

/** The level that a job title shows, with the words that show it. */
export function findSeniority(role: string): { seniority: Seniority; quote: string } | undefined {
  for (const [seniority, find] of seniorityFinders) {
    const quote = find(role)
    if (quote) return { seniority, quote }
  }
  return undefined
}

export function findSignal(signal: Signal, notes: string): string | undefined {
  return signalFinders[signal](notes)
}

function toPattern(term: string): string {
  const folded = fold(term)
  if (/\p{Script=Han}/u.test(folded)) return escapePattern(folded)
  const stem = folded.replace(/\*$/, '')
  const end = stem === folded ? '(?![\\p{L}\\p{N}])' : '[\\p{L}\\p{N}]*'
  return `(?<![\\p{L}\\p{N}])${escapePattern(stem)}${end}`
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

/** “No deadline”, “sans urgence”, “没有 …”: a negation at most two words before, in the same clause. */
function isNegated(before: string): boolean {
  return /(?<!\p{L})(no|not|never|without|sin|nunca|ni|pas|sans|aucune?)\s+([\p{L}\p{N}’']+\s+){0,2}$|[不没无未]有?$/u.test(
    before,
  )
}

/** Words that the score looks for in the notes, shown on the page. */
export const signalTerms = {
  request: splitWords(`
    asked for, asks for, wants a quote, wants a demo, requested, interested in, pide presupuesto, piden presupuesto,
    pidió, pidieron, solicit*, quiere una demo, interesad*, demande un devis, demande une démo, a demandé, souhaite,
    intéressé*, 询价, 要报价, 希望演示, 感兴趣
  `),
  manual: splitWords(`
    by hand, manual*, copy and paste, retype*, spreadsheet*, excel, on paper, takes hours, a mano, hojas de cálculo,
    en papel, horas cada semana, copian y pegan, à la main, ressaisi*, tableurs, papier, copier-coller, 手工, 人工录入, 表格, 纸质
  `),
  deadline: splitWords(`
    deadline, urgent*, this quarter, before summer, by september, budget approved, urgente, este trimestre,
    antes de verano, antes de fin de año, presupuesto aprobado, ce trimestre, avant l’été, avant l'été,
    avant la rentrée, budget validé, 尽快, 本季度, 年底前, 预算已批
  `),
  supplier: splitWords(`
    has a supplier, under contract, just signed, not interested, no budget, in-house team, ya tiene proveedor,
    ya tienen proveedor, sin presupuesto, no le interesa, contrato hasta, equipo propio, déjà un prestataire,
    sous contrat, pas de budget, pas intéressé*, équipe interne, 已有供应商, 没有预算, 暂无预算, 不感兴趣
  `),
} satisfies Record<string, string[]>

/** The facts that the notes may tell about a lead. */
export type Signal = keyof typeof signalTerms

/** Kinds of companies that the score and the messages know. */
const industryTerms = {
  accounting: splitWords(`
    accounting, accountan*, law, legal, tax, gestoría*, asesoría*, contabil*, abogad*, notaría, despacho*, comptab*,
    avocat*, notaire*, juridique, 会计, 律师, 法律, 财税
  `),
  agriculture: splitWords(`
    agricultur*, agri*, farm*, wine*, winer*, bodega*, vino*, citric*, viti*, vin, vins, 农业, 种植, 葡萄酒
  `),
  construction: splitWords(`
    construc*, building*, renovation*, reforma*, obra*, instalacion*, bâtiment, menuiserie, btp, travaux, 建筑, 装修, 工程
  `),
  education: splitWords(`
    education*, training, school*, academ*, educación, formación, colegio*, enseñanza, éducation, formation*, école*,
    教育, 培训, 学校
  `),
  food: splitWords(`
    food, baker*, restaurant*, catering, alimenta*, panader*, hosteler*, restaura*, boulanger*, traiteur, 食品, 餐饮, 烘焙
  `),
  health: splitWords(`
    health*, clinic*, dental, veterinar*, medical, pharma*, salud, sanidad, sanitario, clínica*, farmac*, santé,
    clinique*, médical, 医疗, 诊所, 健康
  `),
  logistics: splitWords(`
    logistic*, transport*, freight, shipping, logística, almacen*, logistique, livraison*, 物流, 运输, 货运
  `),
  manufacturing: splitWords(`
    manufactur*, industri*, factory, machin*, metal*, textil*, ceramic*, fabrica*, cerámica, maschinenbau, usine,
    mécanique, 制造, 工厂, 纺织, 机械
  `),
  marketing: splitWords(`
    marketing, advertis*, design, publicidad, comunicación, diseño, publicité, communication, 营销, 广告, 设计
  `),
  property: splitWords('real estate, property, lettings, inmobiliari*, immobili*, 房地产, 房产, 地产'),
  retail: splitWords(`
    retail, shop*, store*, e-commerce, ecommerce, comercio, tienda*, moda, commerce, boutique*, 零售, 电商, 商店
  `),
  software: splitWords(`
    software, saas, it, technology, informática, tecnología, logiciel*, informatique, 软件, 科技, 信息技术
  `),
  tourism: splitWords(`
    touris*, hotel*, travel, turis*, hotelería, viajes, tourisme, hôtel*, voyage*, 旅游, 酒店, 旅行
  `),
} satisfies Record<string, string[]>

export type Industry = keyof typeof industryTerms

export const industries = Object.keys(industryTerms) as Industry[]

const seniorityTerms: [Seniority, string[]][] = [
  // First, because “assistant to the CEO” names both.
  [
    'staff',
    splitWords(`
      assistant, asistente, assistante, secretari*, secrétaire, intern, trainee, becari*, prácticas, stagiaire, 助理, 秘书,
      实习
    `),
  ],
  [
    'executive',
    splitWords(`
      ceo, coo, cto, cfo, cmo, chief, founder, co-founder, cofounder, owner, partner, president, managing director,
      general manager, fundador*, cofundador*, propietari*, dueñ*, propriétaire*, soci*, gerente, director general,
      directora general, administrador*, fondat*, cofondat*, gérant*, pdg, dg, président*, dirigeant*, associé*,
      directeur général, directrice générale, 总经理, 创始人, 董事长, 总裁, 老板, 首席
    `),
  ],
  [
    'manager',
    splitWords(`
      head, manager, lead, director, directora, supervisor*, responsable, jefe, jefa, encargad*, coordinador*,
      directeur, directrice, chef, cheffe, 经理, 总监, 主管, 主任, 负责人
    `),
  ],
  [
    'staff',
    splitWords(`
      analyst, technician, clerk, developer, consultant, officer, administrativ*, técnic*, comercial, dependient*,
      employé*, technicien*, chargé*, commercial*, comptable, contable, 专员, 员工, 工程师, 会计
    `),
  ],
]

function mapValues<Key extends string>(
  terms: Record<Key, string[]>,
  options?: { skipNegated: boolean },
): Record<Key, TermFinder> {
  const entries = Object.entries<string[]>(terms).map(([key, list]) => [key, createTermFinder(list, options)])
  return Object.fromEntries(entries)
}

const industryFinders = mapValues(industryTerms)
const signalFinders = mapValues(signalTerms, { skipNegated: true })
const seniorityFinders = seniorityTerms.map(([seniority, terms]) => [seniority, createTermFinder(terms)] as const)
