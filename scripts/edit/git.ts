import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a git command says; `ok` is false where it ends with an error. No shell reads the arguments. */
export type GitAnswer = { ok: boolean; output: string; problem: string }

/** Runs git in a folder, without asking for a password. */
export async function git(root: string, ...args: string[]): Promise<GitAnswer> {
  try {
    const { stdout } = await run('git', args, {
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
