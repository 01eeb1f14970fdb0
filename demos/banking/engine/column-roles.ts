import { fold } from '../../shared/fold.ts'
import { splitWords } from '../../shared/split-words.ts'
/** The contents of a statement's columns. */
export type ColumnRole =
  | 'date'
  | 'valueDate'
  | 'description'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'direction'
  | 'fee'
  | 'balance'
  | 'currency'
  | 'state'

/**
 * Headings as banks write them in Spanish, English, French, German and Chinese, in the form of `normalizeHeading`.
 * A role can have several columns: a description is often split into payee and purpose.
 */
const headings: Record<ColumnRole, string[]> = {
  date: splitWords(`
    fecha, fecha operacion, fecha de operacion, f operacion, fecha contable, fecha movimiento, fecha de la operacion,
    f contable, fecha apunte, fecha oper, date, transaction date, posting date, posted date, booking date, date posted,
    completed date, entry date, date operation, date d operation, date de l operation, date de comptabilisation,
    date comptable, dateop, date de l ecriture, date transaction, buchungstag, buchungsdatum, buchung, datum, tag, 日期,
    交易日期, 记账日期, 入账日期, 记账日, 交易时间, 交易日, 发生日期
  `),
  valueDate: splitWords(`
    fecha valor, f valor, fecha de valor, value date, started date, date valeur, date de valeur, dateval, valuta,
    valutadatum, wertstellung, wertstellungsdatum, 起息日, 起息日期
  `),
  description: splitWords(`
    concepto, descripcion, detalle, movimiento, concepto ampliado, observaciones, comercio, beneficiario, ordenante,
    beneficiario ordenante, descripcion ampliada, mas datos, informacion adicional, concepto operacion, description,
    transaction description, details, narrative, memo, payee, counter party, counterparty, name, merchant,
    transaction details, particulars, beneficiary, recipient, partner name, payment reference, notes and tags, libelle,
    libelle operation, libelle de l operation, libelle simplifie, nature de l operation, detail, label, tiers,
    informations complementaires, libelle detaille, motif, verwendungszweck, beguenstigter zahlungspflichtiger,
    begunstigter zahlungspflichtiger, auftraggeber empfanger, auftraggeber empfaenger, zahlungsempfanger in,
    zahlungsempfanger, empfanger, beschreibung, name zahlungsbeteiligter, 摘要, 交易摘要, 商品说明, 商品, 交易对方, 对方户名, 对方名称, 备注, 附言,
    用途, 交易地点 附言, 交易说明, 交易备注
  `),
  amount: splitWords(`
    importe, cantidad, monto, importe operacion, importe movimiento, importe de la operacion, amount,
    transaction amount, value, montant, montant operation, montant operation en, montant de l operation, montant en, betrag, umsatz,
    umsatz in, betrag in, 金额, 交易金额, 发生额, 发生金额, 收支金额
  `),
  debit: splitWords(`
    cargo, cargos, debe, gasto, gastos, retirada, pagos, importe cargo, adeudo, debit, debits, debit amount, paid out,
    money out, withdrawal, withdrawals, withdrawal amount, payments, debits, sortie, sorties, montant debit, depenses,
    soll, ausgang, ausgaben, belastung, lastschrift, 支出, 支出金额, 借方, 借方金额, 借方发生额, 转出金额, 支取, 记账金额 支出
  `),
  credit: splitWords(`
    abono, abonos, haber, ingreso, ingresos, importe abono, credit, credits, credit amount, paid in, money in, deposit,
    deposits, deposit amount, receipts, entree, entrees, montant credit, recettes, haben, eingang, einnahmen,
    gutschrift, 收入, 收入金额, 贷方, 贷方金额, 贷方发生额, 转入金额, 存入, 记账金额 收入
  `),
  direction: splitWords(`
    signo, debe haber, debit credit, credit debit, dr cr, cr dr, credit debit indicator, sens, soll haben, s h,
    soll haben kennzeichen, 收 支, 收支, 借贷, 借贷标志, 借贷方向, 收支类型, 收付方向
  `),
  fee: splitWords('fee, fees, comision, comisiones, frais, gebuhr, 手续费'),
  balance: splitWords(`
    saldo, saldo disponible, saldo contable, disponible, saldo tras movimiento, saldo posterior, balance,
    running balance, running bal, available balance, account balance, closing balance, accountbalance, solde,
    solde apres operation, solde comptable, kontostand, saldo nach buchung, 余额, 账户余额, 交易后余额, 本次余额
  `),
  currency: splitWords('divisa, moneda, currency, devise, wahrung, waehrung, 币种, 货币'),
  state: splitWords('estado, state, status, statut, etat, 交易状态, 当前状态, 状态'),
}

const roles = new Map(
  Object.entries(headings).flatMap(([role, names]) => names.map((name) => [name, role as ColumnRole] as const)),
)

export function findColumnRole(heading: string): ColumnRole | undefined {
  return roles.get(normalizeHeading(heading))
}

/** Lower case without accents, punctuation and the currency in brackets: `Importe (EUR)` becomes `importe`. */
function normalizeHeading(heading: string): string {
  return fold(heading.normalize('NFKC'))
    .replace(/\b(?:eur|euros?|usd|gbp|chf|cny|rmb)\b|人民币|[(（]元[)）]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Headings of a column that may tell the direction, if its cells do. */
export function isKindHeading(heading: string): boolean {
  return kindHeadings.has(normalizeHeading(heading))
}

const kindHeadings = new Set(
  splitWords(`
    type, transaction type, direction, tipo, tipo de movimiento, tipo movimiento, tipo de operacion, tipo operacion, direccion,
    clase, naturaleza, type d operation, type de transaction, type operation, typ, art, umsatzart, buchungsart, 类型, 交易类型, 方向
  `),
)

/** If a cell says that money leaves the account or arrives: `DEBIT`, `Cargo`, `S`, `支出`. */
export function findDirection(cell: string): 'in' | 'out' | undefined {
  const word = normalizeHeading(cell)
  if (outWords.has(word)) return 'out'
  return inWords.has(word) ? 'in' : undefined
}

const outWords = new Set(
  splitWords(`
    d, dr, db, dbit, debit, debits, debito, debitos, s, soll, cargo, cargos, debe, salida, gasto, adeudo, out, outgoing, outflow,
    expense, withdrawal, money out, paid out, sortie, depense, ausgang, ausgabe, belastung, lastschrift, 支出, 支, 借, 借方, 出, 转出, 付款
  `),
)

const inWords = new Set(
  splitWords(`
    c, cr, crdt, credit, credits, credito, creditos, h, haben, haber, abono, abonos, ingreso, entrada, in, incoming, inflow,
    income, deposit, money in, paid in, entree, recette, eingang, einnahme, gutschrift, 收入, 收, 贷, 贷方, 入, 转入, 收款
  `),
)
