import type { StatementLine } from './movement.ts'

type Line = StatementLine & { balanceCents?: number }

export type SettledLines = {
  lines: Line[]
  /** The balance after the newest line. */
  closingCents?: number
  /** An assumption for the visitor to check: the signs of a card were turned round, or all money counts as income. */
  note?: 'cardSigns' | 'oneSide'
}

/**
 * Decides which amounts are spending. The running balance knows it best; a card statement writes purchases without a sign; and
 * if nothing tells it, the visitor is told.
 *
 * @param lines from the oldest to the newest
 * @param isSigned whether columns or words beside the amounts tell the direction already
 */
export function settleSigns(lines: readonly Line[], isSigned: boolean): SettledLines {
  const byBalance = signByBalance(lines)
  if (byBalance) return byBalance
  const closing = lines.at(-1)?.balanceCents
  const known = closing === undefined ? {} : { closingCents: closing }
  if (isSigned) return { lines: [...lines], ...known }
  const positive = lines.filter(({ cents }) => cents > 0)
  const negative = lines.filter(({ cents }) => cents < 0)
  const isCard =
    positive.length > negative.length &&
    negative.length > 0 &&
    negative.every(({ description }) => cardPayment.test(description))
  if (isCard) return { lines: lines.map(turn), ...known, note: 'cardSigns' }
  const isOneSide = lines.length > 2 && positive.length > lines.length * 0.9
  return { lines: [...lines], ...known, ...(isOneSide && { note: 'oneSide' as const }) }
}

/** A payment to the card, in the words of card companies. */
const cardPayment =
  /^(?:payment|pago|paiement|zahlung)\b(?! (?:to|a|à|an)\b)|\b(?:thank you|autopay|payment received|direct debit payment|pago recibido|su pago|liquidaci[oó]n|votre (?:paiement|r[eè]glement)|paiement re[cç]u|pr[eé]l[eè]vement|zahlung erhalten|ausgleich)\b|还款/i

const turn = (line: Line): Line => ({ ...line, cents: -line.cents || 0 })

/** Gives each amount the sign that leads from one balance to the next, if the balances fit; lines of one day may be in either order. */
function signByBalance(lines: readonly Line[]): SettledLines | undefined {
  if (lines.length < 2 || lines.some(({ balanceCents }) => balanceCents === undefined)) return undefined
  const [best] = [lines, lines.toReversed()].map(measure).toSorted((one, other) => other.fits - one.fits)
  // A sorted file may have few lines that do not fit: a fee, or two of one day that changed places.
  if (!best || best.fits < (lines.length - 1) * 0.8) return undefined
  const isReversed = best.lines[0] !== lines[0]
  const signs = best.steps.map(({ step, cents }) => (Math.abs(step) === Math.abs(cents) ? Math.sign(step) || 1 : 0))
  const known = best.steps.filter((_, index) => signs[index] !== 0)
  const kept = known.filter(({ step, cents }) => step === cents).length
  // Signs that already lead from balance to balance are right; the first line has no step of its own.
  if (kept === known.length) return { lines: [...lines], ...close(best.lines) }
  const isTurned = known.every(({ step, cents }) => step === -cents)
  const first = best.lines[0]
  const settled = best.lines.map((line, index) => {
    if (index === 0) return isTurned && first ? turn(line) : line
    const sign = signs[index - 1] ?? 0
    if (sign !== 0) return { ...line, cents: Math.abs(line.cents) * sign || 0 }
    return isTurned ? turn(line) : line
  })
  return { lines: isReversed ? settled.toReversed() : settled, ...close(best.lines) }
}

function measure(lines: readonly Line[]) {
  const steps = lines.slice(1).map(({ cents, balanceCents = 0 }, index) => ({
    cents,
    step: balanceCents - (lines[index]?.balanceCents ?? 0),
  }))
  return { lines, steps, fits: steps.filter(({ step, cents }) => Math.abs(step) === Math.abs(cents)).length }
}

const close = (lines: readonly Line[]) => {
  const closing = lines.at(-1)?.balanceCents
  return closing === undefined ? {} : { closingCents: closing }
}
