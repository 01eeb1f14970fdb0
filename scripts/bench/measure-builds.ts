import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import * as v from 'valibot'
import { run, type Side, type Values } from './sides.ts'

/** Builds all anew, and leaves the built site where it is visited. */
export function measureFirstBuild({ folder, built }: Side): Values {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const { seconds, processor, memory } = build(folder, '--force')
  cpSync(join(folder, 'dist/client'), built, { recursive: true })
  return {
    'first build, s': seconds,
    'first build, processor s': processor,
    'first build, most memory of a process MB': memory,
  }
}

/** Builds after a sentence more in a post, and after a line more of code. */
export function measureChanges({ folder }: Side): Values {
  const [post = ''] = globSync('content/blog/*/en.md', { cwd: folder }).sort()
  if (post) appendFileSync(join(folder, post), `\nSentence ${performance.now()}.\n`)
  const words = build(folder)
  appendFileSync(join(folder, 'pages/home/Home.tsx'), `\n// ${performance.now()}\n`)
  const code = build(folder)
  return {
    ...(post && { 'changed post, s': words.seconds, 'changed post, processor s': words.processor }),
    'changed code, processor s': code.processor,
  }
}

/** Builds with ten times the posts, and without them again. */
export function measureManyPosts({ folder }: Side): Values {
  const few = build(folder, '--force')
  const pages = countPages(folder)
  // A post names its examples by its own name.
  const copies = globSync(['content/blog/*', 'examples/*'], { cwd: folder }).flatMap((part) =>
    Array.from({ length: 9 }, (_, copy) => ({ part, path: join(folder, `${part}-${copy + 2}`) })),
  )
  for (const { part, path } of copies) cpSync(join(folder, part), path, { recursive: true })
  // A build makes once what is equal.
  for (const [index, file] of copies.flatMap(({ path }) => globSync(`${path}/*.md`)).entries()) {
    const post = readFileSync(file, 'utf8').replace(/^title: .*(?=")/m, `$& ${index}`)
    writeFileSync(file, `${post}\nSentence ${index}.\n`)
  }
  const many = build(folder, '--force')
  const more = countPages(folder) - pages
  for (const { path } of copies) rmSync(path, { recursive: true })
  return more > 0 ? { 'each page more, processor ms': (1000 * (many.processor - few.processor)) / more } : {}
}

function countPages(folder: string): number {
  return globSync('dist/client/**/*.html', { cwd: folder }).length
}

/** Starts each function from its archive, as its host does at the first request. */
export function measureFunctions({ folder }: Side): Values {
  const archives = join(folder, '.netlify/functions')
  if (!existsSync(archives))
    run(folder, process.execPath, 'node_modules/@netlify/build/bin.js', '--offline', '--context', 'dev')
  return Object.fromEntries(
    globSync('*.zip', { cwd: archives })
      .sort()
      .flatMap((zip) => {
        const name = basename(zip, '.zip')
        const milliseconds = start(join(archives, zip))
        return milliseconds === undefined ? [] : [[`start of ${name}, processor ms`, milliseconds] as const]
      }),
  )
}

/** Undefined if it does not start. */
function start(zip: string): number | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'function-'))
  try {
    for (const [file, content] of Object.entries(unzipSync(readFileSync(zip)))) {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    }
    const [, entry] =
      /getLambdaHandler\('(.+?)'\)/.exec(readFileSync(join(folder, '___netlify-entry-point.mjs'), 'utf8')) ?? []
    const program = ['--eval', timeImport, join(folder, entry ?? '')]
    const { status, stdout } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? Number(stdout.trim().split('\n').at(-1)) : undefined
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const timeImport = `import(process.argv[1]).then(() => {
  const { user, system } = process.cpuUsage()
  console.log((user + system) / 1000)
  process.exit()
})`

const usageSchema = v.object({ userCPUTime: v.number(), systemCPUTime: v.number(), maxRSS: v.number() })

function build(folder: string, ...options: string[]) {
  return measureCommand(folder, process.execPath, 'scripts/run.js', 'build', ...options)
}

/** Runs a command that builds a project. The processor's time is that of all its Node processes, the memory that of the largest. */
export function measureCommand(folder: string, command: string, ...options: string[]) {
  const notes = mkdtempSync(join(tmpdir(), 'bench-'))
  const preload = join(notes, 'note.mjs')
  // Each process of the build notes at its end what it has used.
  writeFileSync(
    preload,
    `import { appendFileSync } from 'node:fs'
process.on('exit', () => appendFileSync(import.meta.dirname + '/used', JSON.stringify(process.resourceUsage()) + '\\n'))`,
  )
  // Each side compiles for itself.
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined, NODE_OPTIONS: `--import=${preload}` }
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(command, options, { cwd: folder, encoding: 'utf8', env })
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`A build in ${folder} failed:\n${`${stdout}${stderr}`.slice(-2_000)}`)
  const used = readFileSync(join(notes, 'used'), 'utf8').trim().split('\n')
  rmSync(notes, { recursive: true })
  const processes = used.map((line) => v.parse(usageSchema, JSON.parse(line)))
  const processor =
    processes.reduce((sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime, 0) / 1e6
  return { seconds, processor, memory: Math.max(...processes.map(({ maxRSS }) => maxRSS)) / 1024 }
}
