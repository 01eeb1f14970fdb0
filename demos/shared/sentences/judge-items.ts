import type { CueKind } from './cue-words.ts'
import type { Cue, Place } from './find-cues.ts'

/** A word or phrase that a sentence may state. */
export type Item = Place & {
  /** Items of one group can be one list, so that a comma between them may mean "nor". `word` is known to nobody. */
  group: string
  /** `subject`: it can bear the others, such as a lesion. `place`: it says where. */
  role?: 'subject' | 'place' | 'measure'
}

/** `unclear`: nobody may take it for stated or denied. */
export type Standing = 'stated' | 'denied' | 'unclear'

/**
 * Judges for each item whether its sentence states it. A comma ends a negation, except in a list that "or" closes. Unclear
 * is all that the rules do not know for certain: two negations, a list without its "or", a negating word that has no rule.
 *
 * @param folded text as `fold` gives it
 * @param items in the order of the text, those of unknown words included
 */
export function judgeItems(folded: string, items: readonly Item[], cues: readonly Cue[]): Standing[] {
  const marks = items.map(() => ({ denials: 0, isUnclear: false }))
  for (const sentence of cutSentences(folded)) {
    const isIn = ({ start }: Place) => start >= sentence.start && start < sentence.end
    const inside: Found[] = items.flatMap((item, index) => (isIn(item) ? [{ ...item, index, segment: 0 }] : []))
    const own = cues.filter(isIn)
    const segments = cutSegments(folded, sentence, own)
    const findSegment = ({ start }: Place) => segments.findIndex(({ end }) => start < end)
    for (const item of inside) item.segment = findSegment(item)
    const turning = own.map((cue) => ({ ...cue, segment: findSegment(cue) }))
    const mark: Mark = (found, standing) => {
      for (const { index } of found) {
        const known = marks[index]
        if (!known) continue
        if (standing === 'denied') known.denials += 1
        else if (standing === 'nor') known.denials ||= 1
        else known.isUnclear = true
      }
    }
    if (/[?？]/.test(folded.slice(sentence.end - 1, sentence.end))) mark(inside, 'unclear')
    const scene: Scene = {
      ...{ folded, items: inside, cues: turning, segments, mark },
      itemsOf: Map.groupBy(inside, ({ segment }) => segment),
      cuesOf: Map.groupBy(turning, ({ segment }) => segment),
    }
    for (const cue of turning) effects[cue.kind]?.(cue, scene)
    judgeRanges(scene)
  }
  return marks.map(({ denials, isUnclear }) =>
    isUnclear || denials > 1 ? 'unclear' : denials === 1 ? 'denied' : 'stated',
  )
}

type Found = Item & { index: number; segment: number }
type Boundary = 'comma' | 'colon' | 'aside' | 'but'
/** A clause, and the sign before it. */
type Segment = Place & { before: Boundary | undefined }
/** `nor` denies what nothing denies yet. */
type Reach = 'denied' | 'nor' | 'unclear'
type Mark = (found: readonly Found[], standing: Reach) => void
type FoundCue = Cue & { segment: number }
type Scene = {
  folded: string
  items: Found[]
  cues: FoundCue[]
  segments: Segment[]
  mark: Mark
  itemsOf: Map<number, Found[]>
  cuesOf: Map<number, FoundCue[]>
}

/** Ends of sentences; a list of points below each other is one. */
function cutSentences(folded: string): Place[] {
  const ends = Array.from(folded.matchAll(/[;。；!！?？]|\.(?!\d)|\n(?!\s*[-•*–])/g), ({ index }) => index + 1)
  return [...ends, folded.length].map((end, index) => ({ start: index === 0 ? 0 : (ends[index - 1] ?? 0), end }))
}

function cutSegments(folded: string, { start, end }: Place, cues: Cue[]): Segment[] {
  const isInCue = (place: number) => cues.some((cue) => place >= cue.start && place < cue.end)
  const signs = Array.from(
    folded.slice(start, end).matchAll(/(?<!\d),|,(?!\d)|，|[:：](?!\d)|[()（）]|\s-\s|\n/g),
    ({ 0: sign, index }) => ({
      at: start + index + sign.length,
      before: /[,，\n]/.test(sign) ? ('comma' as const) : /[:：]/.test(sign) ? ('colon' as const) : ('aside' as const),
    }),
  ).filter(({ at }) => !isInCue(at - 1))
  const breaks = cues.filter(({ kind }) => kind === 'but').map((cue) => ({ at: cue.start, before: 'but' as const }))
  const all = [...signs, ...breaks].sort((a, b) => a.at - b.at)
  return [{ at: start, before: undefined }, ...all].map(({ at, before }, index) => ({
    start: at,
    end: all[index]?.at ?? end,
    before,
  }))
}

const effects: Partial<Record<CueKind, (cue: FoundCue, scene: Scene) => unknown>> = {
  idle(cue, scene) {
    // "no change, growth or spiculation" goes on to deny.
    if (!/^(?:no|not|without|sin|ni|pas|sans|aucune?|absence|无|未|没)/.test(scene.folded.slice(cue.start, cue.end)))
      return
    const isListed = /^\s*(?:or|nor|o|ni|ou|或|及|、)(?!\p{Script=Latin})/u.test(scene.folded.slice(cue.end))
    if (isListed) scene.mark(listAfter(cue, scene), 'unclear')
    const segment = cue.segment
    const isBeforeComma = scene.segments[segment + 1]?.before === 'comma' && listAfter(cue, scene).length === 0
    if (isBeforeComma && !isListed) followList(scene, segment, [], 'unclear', cue)
  },
  denies: (cue, scene) => deny(cue, scene, 'denied'),
  nor: (cue, scene) => deny(cue, scene, 'nor'),
  absent(cue, scene) {
    if (!reachBack(cue, scene, 'denied')) {
      reachForward(cue, scene, 'denied')
      return
    }
    const { denied = [], unclear = [] } = Object.groupBy(listAfter(cue, scene), ({ role }) =>
      role === 'place' || role === 'measure' ? 'denied' : 'unclear',
    )
    scene.mark(denied, 'denied')
    scene.mark(unclear, 'unclear')
  },
  gone: (cue, scene) => reachBack(cue, scene, 'unclear') || reachForward(cue, scene, 'unclear'),
  unseen(cue, scene) {
    const after = listAfter(cue, scene).filter(({ role, group }) => role !== 'place' && group !== 'word')
    const isElsewhere = locative.test(scene.folded.slice(cue.end))
    if (after.length > 0 && !isElsewhere) reachForward(cue, scene, 'denied')
    else if (!reachBack(cue, scene, 'denied')) reachForward(cue, scene, 'denied')
    else scene.mark(listAfter(cue, scene), isElsewhere && after.length > 0 ? 'unclear' : 'nor')
  },
  doubts: (cue, scene) => reachForward(cue, scene, 'unclear') || reachBack(cue, scene, 'unclear'),
  undecided(cue, scene) {
    if (!reachForward(cue, scene, 'unclear')) reachBack(cue, scene, 'unclear')
    else scene.mark(listBefore(cue, scene), 'unclear')
  },
  condition(cue, scene) {
    const rest = scene.items.filter(({ end }) => end > cue.start)
    scene.mark(rest.length > 0 ? rest : listBefore(cue, scene), 'unclear')
  },
  past(cue, scene) {
    const after = listUntilNow(cue, scene)
    scene.mark(after, 'unclear')
    const measure = listBefore(cue, scene).findLast(({ role }) => role === 'measure')
    if (measure && !after.some(({ role }) => role === 'measure')) scene.mark([measure], 'unclear')
  },
  than(cue, scene) {
    const measures = findNextMeasure(cue, scene)
    scene.mark(measures.length > 0 ? measures : listUntilNow(cue, scene), 'unclear')
  },
  limit(cue, scene) {
    const [next] = findNextMeasure(cue, scene)
    const words = scene.folded.slice(cue.start, cue.end)
    // "from 5 mm to 8 mm" is a range.
    const isRange =
      words === 'a' &&
      scene.items.some(({ role, end }) => role === 'measure' && scene.folded.slice(end, cue.start).trim() === '')
    if (next && !isRange) scene.mark([next], 'unclear')
    else if (!next && /(?:than|que|qu')$/.test(words)) scene.mark(listAfter(cue, scene), 'unclear')
  },
  limited(cue, scene) {
    const { folded, items, mark } = scene
    if (/(?:than|que)$/.test(folded.slice(cue.start, cue.end))) mark(listAfter(cue, scene), 'unclear')
    const isNear = ({ role, end }: Found) =>
      role === 'measure' && end <= cue.start && near.test(folded.slice(end, cue.start))
    mark(items.filter(isNear), 'unclear')
  },
  except(cue, scene) {
    const denial = scene.cues.findLast(({ kind, end }) => (kind === 'denies' || kind === 'nor') && end <= cue.start)
    const isTaken = ({ start, segment }: Found) => start >= (denial?.end ?? cue.end) && segment <= cue.segment
    scene.mark(scene.items.filter(isTaken), 'unclear')
  },
  stray(cue, scene) {
    reachForward(cue, scene, 'unclear')
    if (isAlone(cue, scene)) reachBack(cue, scene, 'unclear')
    else scene.mark(listBefore(cue, scene), 'unclear')
  },
}

const locative = /^\s*(?:in|on|at|within|en|dans|au|aux|sur|a nivel|a|de|del|du)(?!\p{L})/u
/** Words that may stand between a limit and its measure. */
const near =
  /^[\s(]*(?:(?:a|de|d'|of|los|las|les|the|about|approximately|aproximadamente|unos|environ|约|为|en|in|diameter|diametro|diametre)\s*){0,3}$/u

function deny(cue: FoundCue, scene: Scene, standing: 'denied' | 'nor'): void {
  if (!reachForward(cue, scene, standing)) {
    reachBack(cue, scene, standing)
    return
  }
  // "The right lobe has no nodule": its place is that of nothing.
  const [before, after] = [listBefore(cue, scene), listAfter(cue, scene)]
  const isBare = after.some(({ role }) => role === 'subject') || after.every(({ group }) => group === 'word')
  if (isBare && !isOfOneWord(cue, after, scene) && before.every(({ role }) => role === 'place'))
    scene.mark(before, 'nor')
}

/** The items behind a cue up to "now". */
function listUntilNow(cue: FoundCue, scene: Scene): Found[] {
  const now = scene.cues.find(({ kind, start }) => kind === 'now' && start >= cue.end)
  return listAfter(cue, scene).filter(({ start }) => start < (now?.start ?? Number.POSITIVE_INFINITY))
}

/** The next length, if nothing but small words stands before it. */
function findNextMeasure(cue: FoundCue, { folded, items }: Scene): Found[] {
  return items.filter(
    ({ role, start }) => role === 'measure' && start >= cue.end && near.test(folded.slice(cue.end, start)),
  )
}

/** Cues that turn what follows them, so that nobody else's negation reaches beyond. */
const turns: readonly CueKind[] = [
  'denies',
  'unseen',
  'absent',
  'gone',
  'doubts',
  'undecided',
  'past',
  'now',
  'but',
  'except',
  'condition',
]

/** The items behind a cue up to the end of its segment, or to "and no", "or without". */
function listAfter(cue: FoundCue, scene: Scene): Found[] {
  const segment = cue.segment
  const stop = scene.cues.find((next, index) => {
    if (next.start < cue.end || !['denies', 'unseen'].includes(next.kind)) return false
    const before = scene.cues.slice(0, index).findLast(({ kind }) => kind !== 'verb')
    const isJoined = before && ['and', 'or', 'nor'].includes(before.kind) && before.start >= cue.end
    return (
      (isJoined && !scene.items.some(({ start }) => start >= before.end && start < next.start)) ||
      isChinese(next, scene)
    )
  })
  return scene.items.filter(
    (item) =>
      item.segment === segment && item.start >= cue.end && item.start < (stop?.start ?? Number.POSITIVE_INFINITY),
  )
}

function isChinese({ start }: Place, { folded }: Scene): boolean {
  return /\p{Script=Han}/u.test(folded.charAt(start))
}

/** The items before a cue from the beginning of its segment, from another negation or from "in which". */
function listBefore(cue: FoundCue, scene: Scene): Found[] {
  const segment = cue.segment
  const stop = scene.cues.findLast(
    ({ kind, end }) =>
      end <= cue.start && (kind === 'which' || kind === 'denies' || kind === 'unseen' || kind === 'absent'),
  )
  return scene.items.filter(
    (item) => item.segment === segment && item.end <= cue.start && item.start >= (stop?.end ?? 0),
  )
}

/** @returns false if nothing stands behind the cue that it could be about */
function reachForward(cue: FoundCue, scene: Scene, standing: Reach): boolean {
  const segment = cue.segment
  const targets = listAfter(cue, scene)
  const next = scene.segments[segment + 1]
  if (isOfOneWord(cue, targets, scene)) {
    scene.mark(targets.slice(0, 1), standing)
    return true
  }
  const isOpening = next?.before === 'colon' || (next?.before === 'aside' && isAlone(cue, scene))
  if (targets.length === 0 && !isOpening) {
    // "Nodule, no, …": nobody knows what is answered.
    if (next?.before === 'comma' && isAlone(cue, scene) && segment === 0)
      scene.mark(listOf(scene, segment + 1), 'unclear')
    return false
  }
  scene.mark(targets, standing)
  followList(scene, segment, targets, standing, cue)
  return true
}

/** "non-solid nodule", "nodule not solid, of 9 mm": what is denied is the word beside it. */
function isOfOneWord(cue: FoundCue, [first, ...rest]: Found[], scene: Scene): boolean {
  const words = scene.folded.slice(cue.start, cue.end)
  if (!first || cue.kind !== 'denies' || !/^(?:non?|not|pas|非)$/.test(words)) return false
  if (first.role || first.group === 'presence' || !/^[\s-]*$/.test(scene.folded.slice(cue.end, first.start)))
    return false
  const isJoined = scene.cues.some(({ kind, start }) => ['or', 'nor', 'and'].includes(kind) && start >= first.end)
  if (words === '非' || words === 'non') return !isJoined
  const hasSubject = listBefore(cue, scene).some(({ role }) => role === 'subject')
  return hasSubject && !isJoined && rest.every(({ role }) => role === 'place' || role === 'measure')
}

function listOf({ itemsOf }: Scene, segment: number): Found[] {
  return itemsOf.get(segment) ?? []
}

function listCuesOf({ cuesOf }: Scene, segment: number): FoundCue[] {
  return cuesOf.get(segment) ?? []
}

function isAlone(cue: FoundCue, scene: Scene): boolean {
  return listOf(scene, cue.segment).length === 0
}

/** Carries a negation over the commas of its list. */
function followList(scene: Scene, segment: number, denied: Found[], standing: Reach, cue: FoundCue): void {
  const run = listRun(scene, segment, denied)
  const isJoining = (kinds: CueKind[], place: number, from = 0) =>
    listCuesOf(scene, place).some(({ kind, start }) => kinds.includes(kind) && start >= from)
  const closing = run.findLast((place) => isJoining(['or', 'nor'], place)) ?? segment
  const isClosed = isJoining(['or', 'nor'], segment, cue.end)
  const groups = new Set(denied.map(({ group }) => group))
  const isOpen = denied.every(({ group }) => group === 'word')
  // "No cysts, solid nodules or masses" goes on, "no calcifications, solid nodule on the left" does not.
  const thing = run.find((place) => namesThing(scene, place)) ?? Number.POSITIVE_INFINITY
  for (const item of run.flatMap((place) => listOf(scene, place))) {
    const isLike = groups.has(item.group) || (isOpen && item.group === 'presence')
    if (item.segment <= closing) scene.mark([item], isClosed || item.segment >= thing ? 'unclear' : standing)
    else if (item.segment < thing ? isLike : item.segment === thing && isWaiting(denied) && thing > segment + 1)
      scene.mark([item], 'unclear')
  }
  // "…, or lymph nodes" goes on with a denial, whatever stands between.
  for (const place of scene.segments.keys())
    if (place > segment + run.length && beginsWithOr(scene, place)) scene.mark(listOf(scene, place), 'unclear')
  // "Solid, no calcifications, smooth margins and wider than tall": the list is that of the sentence.
  const isOuter = segment > 0 && scene.folded.slice(scene.segments[segment]?.start, cue.start).trim() === ''
  const joined = run.findLast((place) => isJoining(['and'], place))
  if (closing === segment && joined !== undefined && !isOuter)
    for (const place of run.filter((each) => each <= joined)) scene.mark(listOf(scene, place), 'unclear')
}

/** The segments that may go on with a list, up to one that begins a clause of its own. */
function listRun(scene: Scene, segment: number, denied: Found[]): number[] {
  const run: number[] = []
  for (const [place, { before }] of scene.segments.entries()) {
    if (place <= segment) continue
    if (before === 'but') return run
    if (before === 'colon' || before === 'aside') {
      // Behind a colon stands what is denied, or does not: "no suspicious features: …".
      const last = before === 'colon' ? scene.segments.length : place + 1
      const explaining = scene.items.filter((item) => item.segment >= place && item.segment < last)
      if (run.length === 0)
        scene.mark(
          explaining.filter(({ role }) => before === 'colon' || role !== 'subject'),
          'unclear',
        )
      return run
    }
    if (beginsClause(scene, place)) {
      if (endsList(scene, place, run, denied))
        scene.mark(
          [...run, place].flatMap((each) => listOf(scene, each)),
          'unclear',
        )
      return run
    }
    run.push(place)
  }
  return run
}

/** "No solid, cystic or mixed nodule" names what is denied at its end; "no calcifications, solid nodule" does not. */
function endsList(scene: Scene, segment: number, run: number[], denied: Found[]): boolean {
  const [items, cues] = [listOf(scene, segment), listCuesOf(scene, segment)]
  const isJoined = cues.some(({ kind }) => kind === 'or' || kind === 'nor')
  if (isWaiting(denied)) return isJoined || (run.length > 0 && !run.some((place) => namesThing(scene, place)))
  return isJoined && !items.some(({ role }) => role === 'measure') && !cues.some(({ kind }) => turns.includes(kind))
}

/** "No solid, …": the thing that has none of it is still to come. */
function isWaiting(denied: Found[]): boolean {
  return denied.every(({ role, group }) => !role && group !== 'presence' && group !== 'word')
}

function beginsWithOr(scene: Scene, segment: number): boolean {
  const [first] = listCuesOf(scene, segment)
  const start = scene.segments[segment]?.start ?? 0
  return (
    first !== undefined && ['or', 'nor'].includes(first.kind) && scene.folded.slice(start, first.start).trim() === ''
  )
}

/** A segment of its own: it has a verb, a size, a thing at a place, or a word that turns. */
function beginsClause(scene: Scene, segment: number): boolean {
  return (
    listOf(scene, segment).some(({ role }) => role === 'measure') ||
    (namesThing(scene, segment) && listOf(scene, segment).some(({ role }) => role === 'place')) ||
    listCuesOf(scene, segment).some(({ kind }) => turns.includes(kind) || kind === 'verb')
  )
}

/** A subject with words about it, such as "solid nodule on the left". */
function namesThing(scene: Scene, segment: number): boolean {
  const items = listOf(scene, segment)
  return (
    items.some(({ role }) => role === 'subject') &&
    items.some(({ role, group }) => role !== 'subject' && group !== 'word')
  )
}

/** @returns false if nothing stands before the cue that it could be about */
function reachBack(cue: FoundCue, scene: Scene, standing: Reach): boolean {
  const { segments, items, mark } = scene
  const own = cue.segment
  let base = own
  let targets = listBefore(cue, scene)
  const isElliptic = targets.length === 0
  const isAtBeginning = isElliptic && scene.folded.slice(segments[own]?.start, cue.start).trim() === ''
  // "Irregular margins, absent calcifications": the cue begins a clause that has words of its own.
  if (isElliptic && listAfter(cue, scene).length > 0 && isAtBeginning && segments[own]?.before !== 'colon') return false
  while (targets.length === 0 && base > 0 && segments[base]?.before !== 'but') {
    base -= 1
    targets = listOf(scene, base)
    if (listCuesOf(scene, base).some(({ kind }) => kind === 'denies' || kind === 'absent')) break
  }
  if (targets.length === 0) return false
  mark(targets, standing)
  const isAnswer = segments[own]?.before === 'colon' || segments[own]?.before === 'aside'
  const hasSubject = targets.some(({ role }) => role === 'subject')
  const earlier = items.filter(({ segment }) => segment < base)
  if ((isElliptic && !isAnswer) || hasSubject) {
    mark(earlier, 'unclear')
    return true
  }
  const groups = new Set(targets.map(({ group }) => group))
  const isJoined = listCuesOf(scene, base).some(({ kind }) => kind === 'and' || kind === 'or' || kind === 'nor')
  for (let before = base - 1; before >= 0 && segments[before + 1]?.before === 'comma'; before -= 1) {
    const found = listOf(scene, before)
    const isLike = found.every(({ group }) => groups.has(group))
    if (found.length === 0 || beginsClause(scene, before) || !(isLike || isJoined)) break
    mark(found, isLike && isJoined ? standing : 'unclear')
  }
  return true
}

/** "8 to 12 mm" is no length. Beside a word of growth the second is today's. */
function judgeRanges({ folded, items, cues, segments, mark }: Scene): void {
  const measures = items.filter(({ role }) => role === 'measure')
  measures.forEach((from, index) => {
    const to = measures[index + 1]
    const between = to ? folded.slice(from.end, to.start) : ''
    if (!to || !link.test(between)) return
    // "8 mm a 5 mm de la pleura" is a length and a distance.
    if (
      cues.some(({ kind, start }) => kind === 'limited' && folded.slice(to.end, start).trim() === '' && start >= to.end)
    )
      return
    const before = folded.slice(segments[from.segment]?.start ?? 0, from.start)
    mark(growth.test(before) || /[增缩减]/.test(between) ? [from] : [from, to], 'unclear')
  })
}

const link = /^\s*(?:to|a|-|[~～〜]|and|y|e|et|或|or|o|u|ou|和|、|\/|\p{Script=Han}{0,4}[至到为])\s*$/u
const growth =
  /(?:grown|grew|grow|increased?|decreased?|changed|enlarged|progressed|went|gone|shrunk|pasado|pasa|crecido|aumentado|disminuido|reducido|passe|augmente|grossi|diminue|evolue)\p{L}*(?: \p{L}+)*? (?:from|de|d'|desde)\s*$|[增缩减由从]\p{Script=Han}*\s*$/u
