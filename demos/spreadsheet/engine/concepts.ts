import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { createKey } from './words.ts'

export type ConceptKind = 'number' | 'date' | 'text'

export type Concept = {
  id: string
  kind: ConceptKind
  /** True if a sum of its values makes sense: one of sales does, one of prices does not. */
  isAdditive: boolean
  /** True if a business counts its success in it. A ranking without a measure takes such a column. */
  isMoney: boolean
  /** True if its values are in a currency. */
  isAmount: boolean
}

/**
 * The usual names of columns and sheets of business tables, in English | Spanish | French | Chinese, each row behind its
 * concept. A column whose name is one of a row's terms is found by all of them.
 */
const rows = `
  sales number additive money: sales, revenue, turnover, amount, sales amount, income, net sales | ventas, ingresos, importe, facturación, importe de venta, monto | ventes, chiffre d’affaires, CA, recettes, montant, revenu, panier | 销售额, 销售, 营业额, 收入, 金额, 销售金额, 营收, 钱, 多少钱
  price number amount: price, unit price | precio, precio unitario, tarifa | prix, prix unitaire, tarif | 价格, 单价, 售价
  quantity number additive: quantity, qty, units, pieces, items sold, units sold | cantidad, unidades, uds, piezas, unidades vendidas | quantité, qté, unités, pièces, unités vendues | 数量, 件数, 多少件, 销量, 销售量
  cost number additive amount: cost, costs, expense, expenses, spending | coste, costo, gasto, gastos | coût, dépense, dépenses, frais | 成本, 费用, 支出
  profit number additive amount: profit, gross profit, earnings | beneficio, ganancia, utilidad | bénéfice, profit | 利润, 毛利
  margin number: margin, profit margin | margen | marge, taux de marge | 利润率, 毛利率
  discount number: discount, rebate | descuento, rebaja | remise, rabais, réduction | 折扣, 优惠, 打折
  rating number: rating, score | valoración, puntuación, nota | note, évaluation | 评分, 得分
  age number: age | edad | âge | 年龄
  salary number additive amount: salary, wage, pay | salario, sueldo, nómina | salaire, rémunération | 工资, 薪资, 薪水
  weight number additive: weight | peso | poids | 重量
  hours number additive: hours | horas | heures | 小时, 工时, 时长
  stock number additive: stock, inventory | existencias, inventario | stock, inventaire | 库存
  date date: date, order date, sale date, day of sale | fecha, fecha de pedido, fecha de venta | date, date de commande, date de vente | 日期, 订单日期, 下单日期, 销售日期
  region text: region, area, territory, zone | región, zona, área, territorio | région, zone, territoire, secteur | 地区, 区域, 大区
  country text: country, nation | país | pays | 国家, 国别
  city text: city, town | ciudad, localidad, población | ville, localité | 城市
  state text: state, province, county | provincia, comunidad autónoma | province, département | 省份, 省
  customer text: customer, client, buyer, account, customer name | cliente, comprador, nombre del cliente | client, acheteur, nom du client | 客户, 顾客, 买家, 客户名称
  product text: product, item, article, sku, product name | producto, artículo, nombre del producto | produit, article, nom du produit | 产品, 商品, 产品名称, 货品
  category text: category, type, product category, kind, class | categoría, tipo, familia, clase | catégorie, type, famille, genre | 类别, 品类, 分类, 类型
  segment text: segment, customer type, customer segment | segmento, tipo de cliente | segment, type de client | 细分, 客户类型, 细分市场
  channel text: channel, sales channel | canal, canal de venta | canal, canal de vente | 渠道, 销售渠道
  seller text: salesperson, sales rep, seller, representative | vendedor, comercial, vendedora | vendeur, commercial, représentant | 销售员, 业务员, 销售人员
  order text: order, purchase order, order number | pedido, orden | commande, numéro de commande | 订单, 订单号, 订单编号
  invoice text: invoice, bill, invoice number | factura | facture, numéro de facture | 发票, 发票号
  supplier text: supplier, vendor | proveedor | fournisseur | 供应商
  store text: store, shop, branch, outlet | tienda, sucursal | magasin, boutique, succursale | 门店, 店铺, 分店
  employee text: employee, worker, staff | empleado, trabajador | employé, salarié | 员工, 职员, 雇员
  department text: department, team | departamento, equipo | service, département, équipe | 部门, 团队
  status text: status | estado | statut, état | 状态
  payment text: payment method, payment | forma de pago, método de pago, pago | mode de paiement, moyen de paiement, paiement | 支付方式, 付款方式
  currency text: currency, currency code, ccy | moneda, divisa | devise, monnaie | 币种, 货币
  brand text: brand | marca | marque | 品牌
`

const termLists = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [head = '', terms = ''] = row.split(':')
    const [id = '', kind, ...flags] = head.trim().split(' ')
    const concept: Concept = {
      id,
      kind: kind as ConceptKind,
      isAdditive: flags.includes('additive'),
      isMoney: flags.includes('money'),
      isAmount: flags.includes('money') || flags.includes('amount'),
    }
    return { concept, terms: terms.split('|').map((list) => list.split(',').map((term) => term.trim())) }
  })

/** Terms stand in this order of languages. */
const languages = ['en', 'es', 'fr', 'zh'] satisfies DemoLocale[]

const conceptsByKey = languages.map((locale, place) => {
  const byKey = new Map<string, Set<Concept>>()
  for (const { concept, terms } of termLists) {
    for (const term of terms[place] ?? []) {
      const key = createKey(term, locale)
      byKey.set(key, (byKey.get(key) ?? new Set()).add(concept))
    }
  }
  return { locale, byKey }
})

/** The concepts that a name stands for in any language; `département` stands for two. */
export function findConcepts(name: string): Concept[] {
  const found = conceptsByKey.flatMap(({ locale, byKey }) => [...(byKey.get(createKey(name, locale)) ?? [])])
  return [...new Set(found)]
}

/** All names of a concept in all languages. */
export function listTerms({ id }: Concept): string[] {
  return termLists.find(({ concept }) => concept.id === id)?.terms.flat() ?? []
}
