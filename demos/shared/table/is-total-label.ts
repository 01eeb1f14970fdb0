import { fold } from '../fold.ts'

/** True for a text that calls its row a sum: `Total`, `Subtotal`, `Grand Total`, `North Total`, `Suma`, `Sous-total`, `合计`. */
export function isTotalLabel(text: string): boolean {
  const words = fold(text.trim())
  return words.length <= 60 && total.test(words)
}

const total =
  /^(?:grand |sub[- ]?|sous[- ])?(?:total|totaux|totals|totales)(?:\b|$)|(?:^|\s)(?:sub|sous-)?total(?:es)?(?: general)?[:.]?$|^(?:suma|summe|somme|sum|gesamt(?:summe)?)(?:\b|$)|(?:合计|总计|小计|总额|汇总)[:：]?$/u
