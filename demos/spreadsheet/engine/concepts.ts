import { createKey } from './words.ts'

export type ConceptKind = 'number' | 'date' | 'text'

export type Concept = {
  id: string
  kind: ConceptKind
  /** Whether adding its values up makes sense: sales do, prices do not. */
  isAdditive?: boolean
  /** Whether it is what a business counts its success in: taken where a ranking names no measure. */
  isMoney?: boolean
}

/**
 * What columns and sheets of business tables are usually called, in English | Spanish | French | Chinese. A column
 * whose name is one of a row's terms is found by all of them.
 */
const rows: [Concept, string][] = [
  [
    { id: 'sales', kind: 'number', isAdditive: true, isMoney: true },
    'sales, revenue, turnover, amount, sales amount, income, net sales | ventas, ingresos, importe, facturación, importe de venta, monto | ventes, chiffre d’affaires, CA, recettes, montant, revenu, panier | 销售额, 销售, 营业额, 收入, 金额, 销售金额, 营收, 钱, 多少钱',
  ],
  [
    { id: 'price', kind: 'number', isAdditive: false },
    'price, unit price | precio, precio unitario, tarifa | prix, prix unitaire, tarif | 价格, 单价, 售价',
  ],
  [
    { id: 'quantity', kind: 'number', isAdditive: true },
    'quantity, qty, units, pieces, items sold, units sold | cantidad, unidades, uds, piezas, unidades vendidas | quantité, qté, unités, pièces, unités vendues | 数量, 件数, 多少件, 销量, 销售量',
  ],
  [
    { id: 'cost', kind: 'number', isAdditive: true },
    'cost, costs, expense, expenses, spending | coste, costo, gasto, gastos | coût, dépense, dépenses, frais | 成本, 费用, 支出',
  ],
  [
    { id: 'profit', kind: 'number', isAdditive: true },
    'profit, gross profit, earnings | beneficio, ganancia, utilidad | bénéfice, profit | 利润, 毛利',
  ],
  [
    { id: 'margin', kind: 'number', isAdditive: false },
    'margin, profit margin | margen | marge, taux de marge | 利润率, 毛利率',
  ],
  [
    { id: 'discount', kind: 'number', isAdditive: false },
    'discount, rebate | descuento, rebaja | remise, rabais, réduction | 折扣, 优惠, 打折',
  ],
  [
    { id: 'rating', kind: 'number', isAdditive: false },
    'rating, score | valoración, puntuación, nota | note, évaluation | 评分, 得分',
  ],
  [{ id: 'age', kind: 'number', isAdditive: false }, 'age | edad | âge | 年龄'],
  [
    { id: 'salary', kind: 'number', isAdditive: true },
    'salary, wage, pay | salario, sueldo, nómina | salaire, rémunération | 工资, 薪资, 薪水',
  ],
  [{ id: 'weight', kind: 'number', isAdditive: true }, 'weight | peso | poids | 重量'],
  [{ id: 'hours', kind: 'number', isAdditive: true }, 'hours | horas | heures | 小时, 工时, 时长'],
  [
    { id: 'stock', kind: 'number', isAdditive: true },
    'stock, inventory | existencias, inventario | stock, inventaire | 库存',
  ],
  [
    { id: 'date', kind: 'date' },
    'date, order date, sale date, day of sale | fecha, fecha de pedido, fecha de venta | date, date de commande, date de vente | 日期, 订单日期, 下单日期, 销售日期',
  ],
  [
    { id: 'region', kind: 'text' },
    'region, area, territory, zone | región, zona, área, territorio | région, zone, territoire, secteur | 地区, 区域, 大区',
  ],
  [{ id: 'country', kind: 'text' }, 'country, nation | país | pays | 国家, 国别'],
  [{ id: 'city', kind: 'text' }, 'city, town | ciudad, localidad, población | ville, localité | 城市'],
  [
    { id: 'state', kind: 'text' },
    'state, province, county | provincia, comunidad autónoma | province, département | 省份, 省',
  ],
  [
    { id: 'customer', kind: 'text' },
    'customer, client, buyer, account, customer name | cliente, comprador, nombre del cliente | client, acheteur, nom du client | 客户, 顾客, 买家, 客户名称',
  ],
  [
    { id: 'product', kind: 'text' },
    'product, item, article, sku, product name | producto, artículo, nombre del producto | produit, article, nom du produit | 产品, 商品, 产品名称, 货品',
  ],
  [
    { id: 'category', kind: 'text' },
    'category, type, product category, kind, class | categoría, tipo, familia, clase | catégorie, type, famille, genre | 类别, 品类, 分类, 类型',
  ],
  [
    { id: 'segment', kind: 'text' },
    'segment, customer type, customer segment | segmento, tipo de cliente | segment, type de client | 细分, 客户类型, 细分市场',
  ],
  [
    { id: 'channel', kind: 'text' },
    'channel, sales channel | canal, canal de venta | canal, canal de vente | 渠道, 销售渠道',
  ],
  [
    { id: 'seller', kind: 'text' },
    'salesperson, sales rep, seller, representative | vendedor, comercial, vendedora | vendeur, commercial, représentant | 销售员, 业务员, 销售人员',
  ],
  [
    { id: 'order', kind: 'text' },
    'order, purchase order, order number | pedido, orden | commande, numéro de commande | 订单, 订单号, 订单编号',
  ],
  [
    { id: 'invoice', kind: 'text' },
    'invoice, bill, invoice number | factura | facture, numéro de facture | 发票, 发票号',
  ],
  [{ id: 'supplier', kind: 'text' }, 'supplier, vendor | proveedor | fournisseur | 供应商'],
  [
    { id: 'store', kind: 'text' },
    'store, shop, branch, outlet | tienda, sucursal | magasin, boutique, succursale | 门店, 店铺, 分店',
  ],
  [
    { id: 'employee', kind: 'text' },
    'employee, worker, staff | empleado, trabajador | employé, salarié | 员工, 职员, 雇员',
  ],
  [
    { id: 'department', kind: 'text' },
    'department, team | departamento, equipo | service, département, équipe | 部门, 团队',
  ],
  [{ id: 'status', kind: 'text' }, 'status | estado | statut, état | 状态'],
  [
    { id: 'payment', kind: 'text' },
    'payment method, payment | forma de pago, método de pago, pago | mode de paiement, moyen de paiement, paiement | 支付方式, 付款方式',
  ],
  [{ id: 'brand', kind: 'text' }, 'brand | marca | marque | 品牌'],
]

const termLists = rows.map(([concept, terms]) => ({
  concept,
  keys: terms.split(/[|,]/).map((term) => createKey(term)),
}))

const conceptsByKey = new Map<string, Concept[]>()
for (const { concept, keys } of termLists) {
  for (const key of keys) conceptsByKey.set(key, [...(conceptsByKey.get(key) ?? []), concept])
}

/** The concepts that a name stands for; `département` stands for two. @param key of `createKey` */
export function findConcepts(key: string): Concept[] {
  return conceptsByKey.get(key) ?? []
}

/** All names of a concept, as keys. */
export function listTerms({ id }: Concept): string[] {
  return termLists.find(({ concept }) => concept.id === id)?.keys ?? []
}
