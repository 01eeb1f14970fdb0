import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What a git command says; `ok` is false where it ends with an error. No shell reads the arguments. */
export type GitAnswer = { ok: boolean; output: string; problem: string }

/** Runs git in a folder, without asking for a password. */
export async function git(root: string, ...args: string[]): Promise<GitAnswer> {
  try {
    const { stdout } = await promisify(execFile)('git', args, {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
      timeout: 120_000,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    })
    return { ok: true, output: stdout, problem: '' }
  } catch (error) {
    const { stdout = '', stderr = '', message = '' } = Object(error)
    return { ok: false, output: String(stdout), problem: String(stderr || stdout || message).trim() }
  }
}

/** The same where nothing can go on without it. @throws Error with what git says */
export async function gitOrThrow(root: string, ...args: string[]): Promise<void> {
  const { ok, problem } = await git(root, ...args)
  if (!ok) throw new Error(problem)
}
