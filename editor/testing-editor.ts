import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The editor as the owner starts it, in a copy of the project that was cloned from a bare repository. */
export type RunningEditor = {
  url: string
  git: (...args: string[]) => string
  stop: () => Promise<void>
}

/** Neither the developer's settings of git nor a hook that runs these tests reach into the copy. */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  OPENAI_API_KEY: '',
}

/** Starts `npm run edit` in a copy of the working tree, for the browser tests. @param folder a new one, which goes at the end */
export async function startEditor(folder = mkdtempSync(join(tmpdir(), 'edit-'))): Promise<RunningEditor> {
  const [root, remote] = [join(folder, 'clone'), join(folder, 'remote.git')]
  const run = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe', env: environment })
  const git = (...args: string[]) => run(root, ...args)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  copyProject(root)
  git('init', '--quiet', '--initial-branch=main')
  // Git need not pack anew what the project has.
  const objects = run('.', 'rev-parse', '--path-format=absolute', '--git-path', 'objects')
  writeFileSync(join(root, '.git/objects/info/alternates'), objects)
  git('config', 'user.name', 'Owner')
  git('config', 'user.email', 'owner@example.com')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  // Its objects stay here: sending all files takes seconds.
  run(folder, 'clone', '--quiet', '--bare', '--shared', root, remote)
  git('remote', 'add', 'origin', remote)
  // Beside those of the site that all tests visit, and of scripts/serve/serve.e2e.ts, with their mailboxes.
  const port = Number(process.env.PORT ?? 8890) + 40
  const server = spawn(process.execPath, ['scripts/run.js', 'edit', '--no-open'], {
    cwd: root,
    // It makes its copies in memory too, but keeps what it compiles where others find it.
    env: {
      ...environment,
      TMPDIR: folder,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache'),
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const url = await readAddress(server)
    return { url, git, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Copies all that git knows or could know, and links the packages with what builds keep; what Vite prepares of them stays in the copy. */
function copyProject(root: string) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    env: environment,
  })
  for (const file of listed.split('\0').filter(Boolean)) cpSync(file, join(root, file))
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.vite')))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
}

/** Waits for the address that the editor prints. */
function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let output = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (data) => {
        output += data
        const [, url] = /^Edit the site: (\S+)$/m.exec(output) ?? []
        if (url) done(url)
      })
    }
    server.on('exit', () => fail(new Error(`The editor ended:\n${output}`)))
  })
}
