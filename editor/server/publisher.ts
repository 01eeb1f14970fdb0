import { spawn } from 'node:child_process'
import * as v from 'valibot'
import type * as contentChecks from './check-content.ts'
import { finishWriting } from './files.ts'
import { readJournal } from './journal.ts'
import { checkPublishing, findTarget, publish, type Refusal, revertPublished } from './publish.ts'
import type { Answer, EditRequest } from './routes.ts'

/** How far publishing is; it outlives the pages that show it, because catalogs that change load them anew. */
type Progress = { running: boolean; step: string; done?: string; refusal?: Refusal }

/**
 * Publishes in the background. First it ends what an editor that was killed has left half done.
 *
 * @param load a module of the sources, as it is now
 */
export function createPublisher(root: string, load: (path: string) => Promise<unknown>) {
  let progress: Progress = { running: false, step: '' }
  const show = (step: string) => {
    progress = { running: true, step }
  }
  const finish = (result: { commit: string } | Refusal, done: string) => {
    progress = { running: false, step: '', ...('refused' in result ? { refusal: result } : { done }) }
  }
  finishWriting(root)
  if (readJournal(root).sending) {
    show('Looking how far the last publishing came …')
    const rest = () => {
      progress = { running: false, step: '' }
    }
    // Where nobody answers, the next publishing looks again.
    void findTarget(root).then(rest, rest)
  }
  const checks = async () => (await load('/editor/server/check-content.ts')) as typeof contentChecks

  /** Undefined for what is no matter of publishing. */
  async function answer({ method, name, body }: EditRequest): Promise<Answer | undefined> {
    if (method === 'GET' && name === 'progress') return { status: 200, body: progress }
    if (method === 'GET') return undefined
    if (progress.running) return refuse(423, { refused: 'Wait a moment: your changes are being published.' })
    if (name === 'dismiss') {
      progress = { running: false, step: '' }
      return { status: 200, body: progress }
    }
    if (name === 'publish') return start()
    if (name !== 'revert') return undefined
    const named = v.safeParse(v.object({ commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)) }), body)
    if (!named.success) return refuse(422, { refused: 'This names nothing that was published.' })
    show('Taking back what was published …')
    const result = await revertPublished(root, named.output.commit).catch((error: Error) => ({
      refused: 'Taking this back failed.',
      details: error.message,
    }))
    finish(result, 'Taken back: the site gets its former words with the next build.')
    return { status: 200, body: progress }
  }

  async function start(): Promise<Answer> {
    show('Looking at the project …')
    const refusal = await findRefusal().catch((error: Error) => ({
      refused: 'The content cannot be read, so nothing was published.',
      details: error.message,
    }))
    if (refusal) {
      finish(refusal, '')
      return refuse(409, refusal)
    }
    void publish(root, { prepare, onStep: show }).then(
      (result) => finish(result, 'Published. The site shows it in a few minutes.'),
      (error: Error) => finish({ refused: 'Publishing failed.', details: error.message }, ''),
    )
    return { status: 202, body: progress }
  }

  async function findRefusal(): Promise<Refusal | undefined> {
    const target = await checkPublishing(root)
    return 'refused' in target ? target : (await checks()).findContentRefusal()
  }

  async function prepare(folder: string): Promise<Refusal | undefined> {
    show('Bringing the catalogs up to date …')
    await (await checks()).addKnownWords(root, folder)
    const { ok, output } = await extract(folder)
    return ok ? undefined : { refused: 'The catalogs could not be brought up to date.', details: output }
  }

  return { answer }
}

/** Runs `npm run extract` as in a terminal of its own: what the editor's environment says is for its server alone. */
function extract(root: string): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/run.js', 'extract'], {
      cwd: root,
      env: { ...process.env, EDITING: '', PORT: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
    child.on('error', ({ message }) => resolve({ ok: false, output: message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

function refuse(status: number, { refused, details }: Refusal): Answer {
  return { status, body: { ok: false, error: { message: refused, details } } }
}
