import { changePo, readPo, renamePo } from '../../locales/po-file.ts'
import { hashValue } from '../../model/hash-value.ts'
import {
  type Change,
  type Edits,
  type FileChange,
  isAlive,
  readFile,
  readJournal,
  writeFile,
  writeJournal,
} from './journal.ts'

// Publish sends the saved changes that the owner ticks. The others are taken out of the files meanwhile, so that checks,
// build and commit see what is sent and nothing else, and are put back afterwards. The journal has them all that while.

/** Changes that go together, because they touch one file. A catalog is no such file: each of its entries stands for itself. */
export function groupChanges(changes: Change[]) {
  let groups: Array<{ places: string[]; changes: Change[] }> = []
  for (const change of changes) {
    const places = change.files.flatMap(listPlaces)
    const joined = groups.filter((group) => group.places.some((place) => places.includes(place)))
    const own = new Set([...joined.flatMap((group) => group.changes), change])
    const whole = {
      places: [...joined.flatMap((group) => group.places), ...places],
      changes: changes.filter((each) => own.has(each)),
    }
    const [first = whole] = joined
    groups = [...groups, whole].flatMap((group) =>
      group === first ? whole : group === whole || joined.includes(group) ? [] : group,
    )
  }
  return groups.map((group) => ({ key: hashValue(group.changes), changes: group.changes }))
}

function listPlaces({ file, before, after }: FileChange): string[] {
  return isCatalog(file) ? [...compareEntries(before, after).keys()].map((id) => `${file}#${id}`) : [file]
}

export function isCatalog(file: string): boolean {
  return file.endsWith('.po')
}

/** The entries of a catalog that a change has made, changed or, where there is no value, taken out. */
function compareEntries(before: string | null, after: string | null) {
  const [old, present] = [readPo(before ?? ''), readPo(after ?? '')]
  const ids = new Set([...old.keys(), ...present.keys()])
  const changed = [...ids].filter((id) => JSON.stringify(old.get(id)) !== JSON.stringify(present.get(id)))
  return new Map(changed.map((id) => [id, present.get(id)]))
}

/** Takes all changes but the chosen ones out of the files. */
export function setAside(root: string, all: Change[], chosen: Change[]): void {
  const rest = all.filter((change) => !chosen.includes(change))
  const first = new Map(all.toReversed().flatMap(({ files }) => files.map(({ file, before }) => [file, before])))
  const files = [...new Set(rest.flatMap((change) => change.files.map(({ file }) => file)))]
  const left = replay(chosen, (file) => first.get(file) ?? null)
  const snapshot = files.map((file): [string, string | null] => [file, readFile(root, file)])
  writeJournal(root, () => ({
    changes: left.changes,
    aside: { by: process.pid, all, left: left.changes, rest, snapshot },
  }))
  for (const file of files)
    writeFile(root, file, left.files.get(file) ?? (left.files.has(file) ? null : (first.get(file) ?? null)))
}

/** Puts back what was taken out, upon what was committed meanwhile; as it was, byte for byte, if nothing was. */
export function putBack(root: string): void {
  const { changes, aside } = readJournal(root)
  if (!aside || (aside.by !== process.pid && isAlive(aside.by))) return
  const { all, left, rest, snapshot } = aside
  const isUntouched = [all, left].some((each) => JSON.stringify(each) === JSON.stringify(changes))
  const replayed = replay(rest, (file) => readFile(root, file))
  for (const [file, content] of snapshot)
    writeFile(root, file, isCatalog(file) && !isUntouched ? (replayed.files.get(file) ?? null) : content)
  writeJournal(root, (journal) => ({ changes: isUntouched ? all : [...journal.changes, ...replayed.changes] }))
}

/** Makes changes again, one after the other, in files that lack others: in catalogs entry by entry. */
function replay(changes: Change[], read: (file: string) => string | null) {
  const files: Edits = new Map()
  const redo = (change: FileChange): FileChange => {
    const { file, after } = change
    if (!isCatalog(file)) {
      files.set(file, after)
      return change
    }
    const before = files.get(file) ?? (files.has(file) ? null : read(file))
    const redone = before === change.before ? after : changeEntries(before, change)
    files.set(file, redone)
    return { file, before, after: redone }
  }
  return { changes: changes.map((change) => ({ ...change, files: change.files.map(redo) })), files }
}

function changeEntries(present: string | null, { before, after }: FileChange): string | null {
  const changed = compareEntries(before, after)
  // A catalog that another change has made: of this one's file nothing but its own entries.
  if (present === null) return after && renamePo(after, (id) => (changed.has(id) ? id : undefined))
  const changes = new Map(
    [...changed].flatMap(([id, state]) => (state ? [[id, { ...state, text: state.text ?? '' }] as const] : [])),
  )
  return renamePo(changePo(present, changes), (id) => (changed.has(id) && !changed.get(id) ? undefined : id))
}
