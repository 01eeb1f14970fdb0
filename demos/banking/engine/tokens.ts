/**
 * Words that banks put around the merchant: kinds of movement, cards, references, legal forms, streets and large cities.
 * They say nothing about the purchase.
 */
const noise = new Set(
  [
    'compra compras pago pagos en con de del la el los las a al por para su tarjeta tarj tarjetas debito credito recibo',
    'recibos adeudo adeudos domiciliacion transferencia transferencias trf favor inmediata cargo abono comercio operacion',
    'ref referencia concepto fecha numero num nº mandato titular cuenta internet movil contactless tpv liquidacion fra',
    'factura n no c cl calle avda av avenida plaza pza paseo',
    'achat achats paiement paiements carte cb du le les un une des chez prlv prelevement sepa vir virement inst emis recu',
    'retrait facture echeance facturette date numero rue avenue place et',
    'card payment payments purchase pos to at on from the of and via direct debit dd ddr credit faster fpi fpo bgc bp',
    'standing order so transfer online mobile visa mastercard maestro debit chq ref reference rd street st',
    'kartenzahlung lastschrift uberweisung gutschrift basislastschrift folgelastschrift vom und der die das fur an bei',
    'zahlung dauerauftrag entgelt mandat mandatsref',
    'sl sa slu sau sas sarl sasu eurl ltd limited plc inc llc gmbh ag bv srl spa sc scp coop',
    'www com es fr uk co eu net gb esp fra gbr ie lu nl',
    'paypal pp sumup zettle izettle sq stripe pay payu redsys bizum',
    'madrid barcelona valencia sevilla zaragoza malaga bilbao paris lyon marseille toulouse bordeaux lille nantes nice',
    'london leeds manchester birmingham bristol glasgow edinburgh liverpool berlin munchen hamburg',
    '消费 支付 付款 转账 交易 快捷 支付宝 微信 财付通 银联 网上 有限公司 公司',
  ]
    .join(' ')
    .split(' '),
)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Cache: descriptions repeat, and every part of the demo needs their words. */
const wordsOf = new Map<string, readonly string[]>()

/**
 * The words of a description: lower case, without accents; without dates, card numbers and references.
 */
export function listWords(description: string): readonly string[] {
  const known = wordsOf.get(description)
  if (known) return known
  const words = simplify(description)
    .split(/[^\p{L}\p{N}&]+/u)
    .flatMap((word) => (/\p{Script=Han}/u.test(word) ? segmentChinese(word) : word))
    .filter((word) => /\p{L}/u.test(word) && (word.match(/\d/g)?.length ?? 0) < 2)
  wordsOf.set(description, words)
  return words
}

/** The words that name the merchant or the reason, without the words of the bank. */
export function listMerchantWords(description: string): string[] {
  return listWords(description).filter((word) => !noise.has(word) && (word.length > 1 || /\p{Script=Han}/u.test(word)))
}

/**
 * A short name under which movements of the same merchant are found again: its first words.
 *
 * @returns empty if the description names nobody
 */
export function getMerchantKey(description: string, words = 3): string {
  return listMerchantWords(description).slice(0, words).join(' ')
}

/** Lower case without accents and apostrophes: `McDonald’s` and `MCDONALDS` are one, `Café` and `CAFE` too. */
export function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\p{M}'’`]/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
}

function segmentChinese(text: string): string[] {
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
}
