import { useMemo, useState } from 'react'
import { type TableNote, toTextTable } from '../shared/table/raw-sheet.ts'
import { readCsv } from '../shared/table/read-csv.ts'
import { readTextTable } from '../shared/table/read-sheets.ts'
import { useDemoLocale } from '../shared/use-demo-locale.ts'
import { chooseLanguage } from './engine/choose-language.ts'
import { cleanLeads } from './engine/clean-leads.ts'
import type { Language } from './engine/facts.ts'
import { type ColumnMapping, isColumnName } from './engine/fields.ts'
import { findDuplicates } from './engine/find-duplicates.ts'
import { guessColumns } from './engine/guess-columns.ts'
import { type Decisions, type MergedLead, mergeLeads } from './engine/merge-leads.ts'
import { findObstacle, type Message, writeSequence } from './engine/messages/write-sequence.ts'
import { type LeadTable, type ListProblem, readList } from './engine/read-list.ts'
import { rankLeads } from './engine/score-lead.ts'
import { getSample, sampleDays } from './samples/sample.ts'

/** The visitor's version of a draft. */
export type Edit = Pick<Message, 'subject' | 'body'>

export type Desk = ReturnType<typeof useDesk>

export type RankedLead = Desk['ranked'][number]

type Source = {
  table: LeadTable
  /** Undefined for the sample. */
  fileName: string | undefined
  notes: readonly TableNote[]
  mapping: ColumnMapping
  decisions: Decisions
  languages: Record<MergedLead['id'], Language>
  edits: Record<string, Edit>
}

/**
 * All choices of the visitor, and their results. Only choices are stored: leads, scores and drafts are worked
 * out from them, so a changed weight can never lose an edited message.
 */
export function useDesk() {
  const sample = getSample(useDemoLocale())
  const [source, setSource] = useState(() => openCsv(sample.csv))
  const [problem, setProblem] = useState<ListProblem>()
  const [profile, setProfile] = useState(sample.profile)
  const [sender, setSender] = useState(sample.sender)

  const { table, mapping, decisions } = source
  const cleaned = useMemo(() => cleanLeads(table, mapping), [table, mapping])
  const matches = useMemo(() => findDuplicates(cleaned.leads), [cleaned])
  const leads = useMemo(() => mergeLeads(cleaned.leads, matches, decisions), [cleaned, matches, decisions])
  const ranked = useMemo(
    () =>
      rankLeads(leads, profile).map(({ lead, score }, index) => ({
        rank: index + 1,
        lead,
        score,
        obstacle: findObstacle(lead),
      })),
    [leads, profile],
  )

  const change = (part: Partial<Source>) => setSource((current) => ({ ...current, ...part }))

  return {
    ...source,
    ...{ sampleCsv: sample.csv, problem, profile, sender, days: sampleDays, cleaned, matches, leads, ranked },
    ...{ setProfile, setSender },
    async openFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
      setProblem(undefined)
      const read = await readTextTable(name, bytes, isColumnName)
      const opened = readList(read)
      setProblem('problem' in opened ? opened.problem : undefined)
      if ('problem' in opened) return false
      setSource(openTable(opened.table, name, read.notes))
      return true
    },
    openSample() {
      setProblem(undefined)
      setSource(openCsv(sample.csv))
    },
    setMapping: (mapping: ColumnMapping) => change({ mapping }),
    decide: (match: string, merges: boolean) => change({ decisions: { ...decisions, [match]: merges } }),
    chooseLanguage: (lead: string, language: Language) =>
      change({ languages: { ...source.languages, [lead]: language } }),
    /** @param edit undefined goes back to the draft */
    edit(key: string, edit: Edit | undefined) {
      const { [key]: _, ...others } = source.edits
      change({ edits: edit ? { ...others, [key]: edit } : others })
    },
    languageOf: (lead: MergedLead) => chooseLanguage(lead, source.languages[lead.id]),
    /** The messages as they would be used: the drafts, or the visitor's versions of them. */
    write(lead: MergedLead): (Message & { key: string; isEdited: boolean })[] {
      const { language } = chooseLanguage(lead, source.languages[lead.id])
      return writeSequence(lead, sender, language, sampleDays).map((message) => {
        const key = `${lead.id} ${language} ${message.step}`
        const edit = source.edits[key]
        return { ...message, ...edit, key, isEdited: edit !== undefined }
      })
    },
  }
}

function openTable(table: LeadTable, fileName: string | undefined, notes: readonly TableNote[] = []): Source {
  return { table, fileName, notes, mapping: guessColumns(table), decisions: {}, languages: {}, edits: {} }
}

function openCsv(csv: string): Source {
  const opened = readList(toTextTable(readCsv('sample.csv', new TextEncoder().encode(csv))))
  if ('problem' in opened) throw new Error(`demos/autoclient/samples: ${opened.problem.code}`)
  return openTable(opened.table, undefined)
}
