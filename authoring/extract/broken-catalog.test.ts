import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { defaultLocale, localeCodes } from '../../locales/locales.ts'

const translated = localeCodes.find((code) => code !== defaultLocale)

test.skipIf(!translated).each(['build', 'extract'])(
  'a catalog that is no valid PO file ends the command with its file and line: %s',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'catalog-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    for (const part of ['content', 'locales']) cpSync(part, join(folder, part), { recursive: true })
    const file = `locales/${translated}/content/hero.po`
    const lines = readFileSync(file, 'utf8').split('\n')
    const at = lines.findIndex((line) => /^msgstr "[^"]+"$/.test(line))
    writeFileSync(join(folder, file), lines.with(at, lines[at]?.slice(0, -1) ?? '').join('\n'))
    const { status, stderr } = spawnSync(process.execPath, [resolve(`scripts/${name}.ts`)], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stderr).toContain(`${file}:${at + 1}: `)
    expect(status).toBe(1)
    expect(readFileSync(join(folder, file), 'utf8')).toContain(lines[at]?.slice(0, -1))
  },
  120_000,
)
