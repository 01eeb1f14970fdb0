import { strFromU8, type Unzipped, unzipSync } from 'fflate'
import { Parser } from 'saxen'
import { isCompound } from './is-xlsx.ts'
import { type CellFormat, classifyFormat, describeBuiltInFormat } from './number-format.ts'
import { type Cell, createTableError, type RawSheet, type TableNote, toLetters } from './raw-sheet.ts'

/**
 * A workbook may unpack to a thousand times its size; these bounds keep the page alive. Sheets of people pack to a tenth or a
 * twentieth of their size. All but the last are known from the archive's directory, before anything is unpacked.
 */
const bounds = { unpackedBytes: 100_000_000, packing: 100, smallBytes: 5_000_000, cells: 5_000_000 }

/**
 * Reads all sheets of an XLSX file that hold anything, with the values that its formulas had when it was saved. Sheets that
 * are hidden come last, because nobody expects them.
 *
 * @throws a table error if the file is no XLSX file
 */
export function readXlsx(bytes: Uint8Array): RawSheet[] {
  if (isCompound(bytes)) {
    const isLocked = new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
    throw createTableError({ code: isLocked ? 'brokenExcel' : 'oldExcel' })
  }
  const parts = unpack(bytes)
  const book = findPart(parts, '', '/officeDocument') ?? 'xl/workbook.xml'
  if (!parts[book]) throw createTableError({ code: 'brokenExcel' })
  const { entries, starts1904 } = readBook(read(parts, book))
  const related = listRelated(parts, book)
  const context: Context = {
    texts: readSharedTexts(read(parts, findPart(parts, book, '/sharedStrings'))),
    formats: readFormats(read(parts, findPart(parts, book, '/styles'))),
    starts1904,
    budget: { cells: bounds.cells },
  }
  const sheets = entries.flatMap(({ name, id }) => {
    // A chart or a dialog of its own is a sheet without cells.
    const part = related.find((each) => each.id === id && each.type.endsWith('/worksheet'))
    return part ? [readSheet(name, read(parts, part.path), context)] : []
  })
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)))
  if (filled.length === 0) throw createTableError({ code: 'empty' })
  return filled
}

function unpack(bytes: Uint8Array): Unzipped {
  let [packed, unpacked] = [0, 0]
  const names: string[] = []
  const take = ({ name, size, originalSize }: { name: string; size: number; originalSize: number }) => {
    names.push(name)
    if (!/\.(?:xml|rels)$/i.test(name) || /(?:drawings|charts|pivot\w*|theme|media|customXml)\//.test(name))
      return false
    packed += size
    unpacked += originalSize
    const most = Math.max(bounds.smallBytes, Math.min(bounds.unpackedBytes, packed * bounds.packing))
    if (unpacked > most) throw createTableError({ code: 'tooMuch' })
    return true
  }
  try {
    const parts = unzipSync(bytes, { filter: take })
    // LibreOffice, Numbers and Excel have other workbooks that are archives too.
    const isOther = names.some((name) => /^(?:content\.xml|index\/.*\.iwa|index\.zip|xl\/workbook\.bin)$/i.test(name))
    if (isOther) throw createTableError({ code: 'otherWorkbook' })
    return parts
  } catch (error) {
    throw error instanceof Error && 'problem' in error ? error : createTableError({ code: 'brokenExcel' })
  }
}

type Attributes = Record<string, string>

type Visit = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Walks through an XML part; names come without the prefixes of their namespaces. */
function walk(xml: string, { open, text, close }: Visit): void {
  const parser = new Parser()
  parser.on('openTag', (name: string, getAttributes: () => Attributes, decode: (text: string) => string) => {
    const attributes: Attributes = {}
    for (const [key, value] of Object.entries(getAttributes())) {
      // `xmlns:r` names a prefix and is no attribute `r`.
      if (!key.startsWith('xmlns')) attributes[cutPrefix(key)] = value.includes('&') ? decode(value) : value
    }
    open?.(cutPrefix(name), attributes)
  })
  parser.on('text', (value: string, decode: (text: string) => string) => text?.(decode(value)))
  parser.on('cdata', (value: string) => text?.(value))
  parser.on('closeTag', (name: string) => close?.(cutPrefix(name)))
  parser.on('error', () => {
    throw createTableError({ code: 'brokenExcel' })
  })
  parser.parse(xml)
}

function cutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function read(parts: Unzipped, path: string | undefined): string {
  const part = path === undefined ? undefined : parts[path]
  return part ? strFromU8(part) : '<none/>'
}

type Relation = { id: string; type: string; path: string }

/** The parts that a part refers to, by its file of relations. */
function listRelated(parts: Unzipped, path: string): Relation[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const relations: Relation[] = []
  walk(read(parts, `${folder}_rels/${path.slice(folder.length)}.rels`), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      // Files outside the package have a scheme.
      if (name === 'Relationship' && !/^[a-z]+:/i.test(Target)) {
        relations.push({ id: Id, type: Type, path: resolvePath(folder, Target) })
      }
    },
  })
  return relations
}

/** A path from the root begins with a slash; all others begin at the folder of the part. */
function resolvePath(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}

function findPart(parts: Unzipped, from: string, type: string): string | undefined {
  return listRelated(parts, from).find((relation) => relation.type.endsWith(type))?.path
}

function readBook(xml: string): { entries: { name: string; id: string }[]; starts1904: boolean } {
  const shown: { name: string; id: string }[] = []
  const hidden: typeof shown = []
  let starts1904 = false
  walk(xml, {
    open(name, { date1904, name: title = '', id = '', state = 'visible' }) {
      if (name === 'workbookPr') starts1904 ||= isTrue(date1904)
      if (name === 'sheet') (state === 'visible' ? shown : hidden).push({ name: decodeLetters(title), id })
    },
  })
  return { entries: [...shown, ...hidden], starts1904 }
}

/** Excel writes 1, LibreOffice the word; the schema allows both. */
function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true' || text === 'on'
}

/** Letters that XML cannot hold are written by their code (ECMA-376, ST_Xstring). */
function decodeLetters(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function readSharedTexts(xml: string): string[] {
  const texts: string[] = []
  walk(
    xml,
    collectTexts('si', (text) => texts.push(text)),
  )
  return texts
}

/** The text of each element of a name: its pieces are joined, the readings above Chinese and Japanese signs left out. */
function collectTexts(element: string, take: (text: string) => void): Required<Visit> {
  let text: string | undefined
  let isText = false
  let isReading = false
  return {
    open(name) {
      if (name === element) text = ''
      if (name === 'rPh') isReading = true
      if (name === 't') isText = true
    },
    text(piece) {
      if (text !== undefined && isText && !isReading) text += piece
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
      if (name !== element || text === undefined) return
      take(decodeLetters(text))
      text = undefined
    },
  }
}

function readFormats(xml: string): CellFormat[] {
  const templates = new Map<number, string>()
  const formats: CellFormat[] = []
  let isCellFormats = false
  walk(xml, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') templates.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isCellFormats = true
      if (name !== 'xf' || !isCellFormats) return
      const template = templates.get(Number(numFmtId))
      formats.push(template === undefined ? describeBuiltInFormat(Number(numFmtId)) : classifyFormat(template))
    },
    close(name) {
      if (name === 'cellXfs') isCellFormats = false
    },
  })
  return formats
}

type Context = {
  texts: readonly string[]
  formats: readonly CellFormat[]
  starts1904: boolean
  /** How many cells may still be read, of all sheets. */
  budget: { cells: number }
}

/** A cell that shows a clock or a duration; its column decides which. */
type Clock = { row: number; column: number; days: number; isElapsed: boolean }

type Written = { row: number; column: number; type: string; style: string; value: string; inline: string }

function readSheet(name: string, xml: string, { texts, formats, starts1904, budget }: Context): RawSheet {
  const rows: Cell[][] = []
  const units: (string | undefined)[][] = []
  const clocks: Clock[] = []
  const errors: { cell: string; value: string }[] = []

  function put({ row, column }: Written, cell: Cell) {
    while (rows.length <= row) rows.push([])
    const cells = rows[row] ?? []
    budget.cells -= Math.max(1, column + 1 - cells.length)
    if (budget.cells < 0) throw createTableError({ code: 'tooMuch' })
    while (cells.length < column) cells.push(null)
    cells[column] = cell
  }

  function keep(written: Written) {
    const { row, column, type, value, inline } = written
    if (row > lastRow || column > lastColumn) throw createTableError({ code: 'brokenExcel' })
    if (type === 'inlineStr') return put(written, inline)
    if (value === '') return undefined
    if (type === 's') return put(written, texts[Number(value)] ?? null)
    if (type === 'str') return put(written, decodeLetters(value))
    if (type === 'b') return put(written, isTrue(value))
    if (type === 'd') return put(written, readIsoDate(value))
    if (type === 'e') {
      put(written, null)
      errors.push({ cell: `${toLetters(column)}${row + 1}`, value })
      return undefined
    }
    const number = Number(value)
    if (!Number.isFinite(number)) return undefined
    const format = formats[Number(written.style)] ?? { kind: 'number' }
    const isDate = format.kind === 'date' && number >= 0 && number < lastSerial
    put(written, isDate ? toDate(number, starts1904) : number)
    if (format.kind === 'clock' || format.kind === 'elapsed') {
      clocks.push({ row, column, days: number, isElapsed: format.kind === 'elapsed' })
    }
    if (format.currency) {
      while (units.length <= row) units.push([])
      const places = units[row] ?? []
      while (places.length < column) places.push(undefined)
      places[column] = format.currency
    }
  }

  walkCells(xml, keep)
  return {
    name,
    rows,
    ...(units.length > 0 && { units }),
    notes: [...settleClocks(rows, clocks), ...noteErrors(errors)],
  }
}

function noteErrors(errors: { cell: string; value: string }[]): TableNote[] {
  return errors[0] ? [{ code: 'errorCells', count: errors.length, ...errors[0] }] : []
}

/** Rows and cells that do not tell their place follow the one before. */
function walkCells(xml: string, keep: (cell: Written) => void): void {
  let row = -1
  let cell: Written | undefined
  let column = -1
  let isValue = false
  const inline = collectTexts('is', (text) => {
    if (cell) cell.inline = text
  })
  walk(xml, {
    open(name, attributes) {
      inline.open(name, attributes)
      if (name === 'row') {
        row = attributes.r ? Number(attributes.r) - 1 : row + 1
        column = -1
      }
      if (name === 'c') {
        column = attributes.r ? fromLetters(attributes.r) : column + 1
        cell = { row, column, type: attributes.t ?? 'n', style: attributes.s ?? '', value: '', inline: '' }
      }
      if (name === 'v') isValue = true
    },
    text(text) {
      inline.text(text)
      if (isValue && cell) cell.value += text
    },
    close(name) {
      inline.close(name)
      if (name === 'v') isValue = false
      if (name !== 'c' || !cell) return
      keep(cell)
      cell = undefined
    },
  })
}

function fromLetters(address: string): number {
  const letters = address.toUpperCase().replace(/[^A-Z]/g, '')
  return Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The last cell of a sheet is XFD1048576. */
const [lastRow, lastColumn] = [1_048_575, 16_383]

/** 31 December 9999. */
const lastSerial = 2_958_466

/** Days since 1900 or 1904, in whole seconds. Excel counts a 29 February 1900 that there was not. */
function toDate(serial: number, starts1904: boolean): Date {
  const days = starts1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial
  return new Date(Math.round((days - 25_569) * 86_400) * 1000)
}

function readIsoDate(text: string): Cell {
  const date = new Date(/[Z+]|T.*-/.test(text) || !text.includes('T') ? text : `${text}Z`)
  return Number.isNaN(date.getTime()) ? text : date
}

/**
 * A column of clocks within a day becomes texts (`10:00:00`); one with durations, or with more than a day, becomes numbers of
 * hours, and says so.
 */
function settleClocks(rows: Cell[][], clocks: readonly Clock[]): TableNote[] {
  return [...Map.groupBy(clocks, ({ column }) => column)].flatMap(([column, cells]): TableNote[] => {
    const isElapsed = cells.some(
      (cell) => cell.isElapsed || cell.days < 0 || (cell.days >= 1 && cell.days < longestDuration),
    )
    for (const { row, days } of cells) {
      const place = rows[row]
      if (!place) continue
      const seconds = Math.round(days * 86_400)
      const isMoment = !isElapsed && days >= longestDuration
      if (isElapsed) place[column] = seconds / 3600
      else place[column] = isMoment ? toDate(days, false) : new Date(seconds * 1000).toISOString().slice(11, 19)
    }
    return isElapsed ? [{ code: 'hours', column: toLetters(column) }] : []
  })
}

/** In days. A larger number in the format of a clock is a moment whose date is not shown. */
const longestDuration = 1000
