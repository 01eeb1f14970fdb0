import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContent, removeEmptyFolders, writeFiles } from './files.ts'
import { type GitAnswer, git, gitOrThrow } from './git.ts'
import { type Change, type FileChange, type Journal, readJournal, writeJournal } from './journal.ts'

/** Why something is not published, in the owner's words. */
export type Refusal = { refused: string; details?: string }

export type Target = { remote: string; branch: string }

/** Says what keeps the saved changes from being published, as far as it shows at once; else where they go. */
export async function checkPublishing(root: string): Promise<Target | Refusal> {
  const unfinished = readJournal(root).sending && (await findTarget(root))
  if (unfinished && 'refused' in unfinished) return unfinished
  const committed = await dropCommitted(root)
  const { changes } = readJournal(root)
  if (changes.length === 0) {
    return { refused: `There is nothing to publish: ${describeCommitted(committed) ?? 'no change is saved.'}` }
  }
  const target = await findTarget(root)
  if ('refused' in target) return target
  return (await findForeignChange(root, changes)) ?? target
}

/** Takes the changes out of the journal whose result the last commit holds: committed by hand, or taken back by hand. */
export async function dropCommitted(root: string): Promise<number> {
  const journal = readJournal(root)
  // Until its end is known, a publication counts on the list.
  if (journal.sending) return 0
  const { changes, committed } = await splitChanges(root, journal)
  if (committed > 0) writeJournal(root, { changes })
  return committed
}

/** One sentence for the owner; undefined where nothing was. */
export function describeCommitted(count: number): string | undefined {
  if (count === 0) return undefined
  return `${count === 1 ? 'one change' : `${count} changes`} left the list, because the last commit holds the result already.`
}

/** The changes that are still to be published, and how many the last commit holds already. */
export async function splitChanges(
  root: string,
  { changes } = readJournal(root),
): Promise<{ changes: Change[]; committed: number }> {
  if (changes.length === 0 || !(await git(root, 'rev-parse', '--verify', 'HEAD')).ok) return { changes, committed: 0 }
  const dirty = new Set(await listDirtyFiles(root))
  const open = new Set<FileChange>()
  for (const [file, steps] of groupSteps(changes)) {
    if (dirty.has(file)) for (const step of await listOpenSteps(root, file, steps)) open.add(step)
  }
  const left = changes.filter(({ files }) => files.some((step) => open.has(step)))
  return { changes: left, committed: changes.length - left.length }
}

function groupSteps(changes: Change[]): Map<string, FileChange[]> {
  return Map.groupBy(
    changes.flatMap(({ files }) => files),
    ({ file }) => file,
  )
}

/** The steps of a file after the one whose result is committed. */
async function listOpenSteps(root: string, file: string, steps: FileChange[]): Promise<FileChange[]> {
  const committed = await readCommitted(root, file)
  return steps.slice(steps.findLastIndex(({ after }) => after === committed) + 1)
}

async function readCommitted(root: string, file: string): Promise<string | null> {
  const { ok, output } = await git(root, 'show', `HEAD:./${file}`)
  return ok ? output : null
}

/** The branch to publish to, where it can take a commit now. */
export async function findTarget(root: string): Promise<Target | Refusal> {
  const inside = await git(root, 'rev-parse', '--show-toplevel')
  if (!inside.ok)
    return { refused: 'This folder is no copy of the project under git, so nothing can be published from it.' }
  const branch = (await git(root, 'symbolic-ref', '--quiet', '--short', 'HEAD')).output.trim()
  if (!branch) {
    return {
      refused: 'The project stands on an old version, not on a branch. Go back to the branch first: git switch main',
    }
  }
  const unmerged = await git(root, 'ls-files', '--unmerged')
  const merging = ['MERGE_HEAD', 'REBASE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']
  const folder = (await git(root, 'rev-parse', '--absolute-git-dir')).output.trim()
  if (unmerged.output || merging.some((name) => existsSync(join(folder, name)))) {
    return { refused: 'Two versions of the project are being merged, and that is not finished. Finish it first.' }
  }
  const remotes = (await git(root, 'remote')).output.split('\n').filter(Boolean)
  const configured = (await git(root, 'config', `branch.${branch}.remote`)).output.trim()
  const remote = configured || (remotes.includes('origin') ? 'origin' : remotes[0])
  if (!remote)
    return { refused: 'The project has no remote: there is no place to publish to. Add one: git remote add origin …' }
  if (!(await git(root, 'var', 'GIT_COMMITTER_IDENT')).ok) {
    return {
      refused: 'Git does not know who you are. Tell it once: git config user.name "…" and git config user.email "…"',
    }
  }
  const fetched = await git(root, 'fetch', '--quiet', remote)
  const target = { remote, branch }
  await finishSending(root, target, fetched.ok)
  if (!fetched.ok) {
    return {
      refused: `The place to publish to (${remote}) does not answer. Is there a connection?`,
      details: fetched.problem,
    }
  }
  const behind = await git(root, 'rev-list', '--count', `HEAD..${remote}/${branch}`)
  if (behind.ok && Number(behind.output) > 0) {
    return {
      refused: `Somebody else has published since: your copy is behind by ${Number(behind.output)} commits. Get them first: git pull`,
    }
  }
  const ahead = await git(root, 'log', '--format=%h %s', `${remote}/${branch}..HEAD`)
  if (ahead.ok && ahead.output) {
    return {
      refused:
        'Your copy has commits that were not made here and are not published. Publish sends its own alone. Send those first (git push), or take them off.',
      details: ahead.output.trim(),
    }
  }
  return target
}

/** Other people's unfinished work in the files of the editor would be published with them. */
async function findForeignChange(root: string, changes: Change[]): Promise<Refusal | undefined> {
  const dirty = new Set(await listDirtyFiles(root))
  for (const [file, steps] of groupSteps(changes)) {
    if (!dirty.has(file)) continue
    let present = await readCommitted(root, file)
    for (const { before, after } of await listOpenSteps(root, file, steps)) {
      if (before !== present) return refuseForeign(file)
      present = after
    }
    if (present !== readContent(root, file)) return refuseForeign(file)
  }
  return undefined
}

function refuseForeign(file: string): Refusal {
  return {
    refused: `${file} also holds changes that were not made here. Commit or undo those first, so that only yours are published.`,
  }
}

/** What runs in a copy of the project between saving and publishing, and says what is wrong. */
export type RunChecks = (folder: string) => Promise<Refusal | undefined>

/**
 * Publishes the files of the editor alone, with what is derived from them.
 *
 * @param prepare brings derived files up to date
 * @param onStep gets a sentence before each step
 */
export async function publish(
  root: string,
  { prepare, onStep = () => {} }: { prepare: RunChecks; onStep?: (step: string) => void },
): Promise<{ commit: string } | Refusal> {
  onStep('Looking at the project …')
  const target = await checkPublishing(root)
  if ('refused' in target) return target
  const { changes } = readJournal(root)
  const message = describeChanges(changes)
  const make = async (folder: string) => {
    const own = [...groupSteps(changes).keys()].map((file) => [file, readContent(root, file)] as const)
    writeFiles(new Map(own), folder)
    const refusal = await prepare(folder)
    if (refusal) return refusal
    onStep('Committing …')
    const added = await git(folder, 'add', '--all', '--', '.', ':!node_modules')
    const committed = added.ok ? await git(folder, 'commit', '--quiet', '-m', message) : added
    if (!committed.ok) return explainCommit(committed)
    onStep('Publishing …')
    return undefined
  }
  return send(root, target, { title: message.split('\n')[0] ?? message, changes: changes.length }, make)
}

/** Takes a published change back with a commit of its own, and publishes that. */
export async function revertPublished(root: string, commit: string): Promise<{ commit: string } | Refusal> {
  const target = await findTarget(root)
  if ('refused' in target) return target
  const { changes, published } = readJournal(root)
  const entry = published.find((candidate) => candidate.commit === commit)
  if (!entry) return { refused: 'This was not published from here.' }
  if (changes.length > 0) {
    return { refused: 'There are saved changes that are not published. Publish or undo them first.' }
  }
  const touched = (await git(root, 'show', '--name-only', '--format=', commit)).output.split('\n').filter(Boolean)
  const dirty = new Set(await listDirtyFiles(root))
  const foreign = touched.find((file) => dirty.has(file))
  if (foreign) return refuseForeign(foreign)
  return send(root, target, { title: entry.title, changes: 0, reverts: commit }, async (folder) => {
    const reverted = await git(folder, 'revert', '--no-edit', commit)
    return reverted.ok
      ? undefined
      : {
          refused:
            'The same words were changed again since, so this cannot be taken back by itself. Change them here instead.',
        }
  })
}

type Sending = NonNullable<Journal['sending']>

/**
 * Makes a commit in a copy of what is published and sends it. The owner's copy gets it only when the remote has it, so whatever ends
 * this process leaves nothing there but a note, from which `finishSending` goes on.
 *
 * @param make commits in the copy
 */
async function send(
  root: string,
  target: Target,
  about: Pick<Sending, 'title' | 'changes' | 'reverts'>,
  make: (folder: string) => Promise<Refusal | undefined>,
): Promise<{ commit: string } | Refusal> {
  const head = (await git(root, 'rev-parse', 'HEAD')).output.trim()
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'publish-'))
  const sending = { ...about, folder, head }
  writeJournal(root, { sending })
  let isKnown = true
  try {
    await gitOrThrow(root, 'worktree', 'add', '--quiet', '--detach', folder, head)
    const packages = join(root, 'node_modules')
    if (existsSync(packages)) symlinkSync(packages, join(folder, 'node_modules'), 'junction')
    const refusal = await make(folder)
    if (refusal) return refusal
    const commit = (await git(folder, 'rev-parse', 'HEAD')).output.trim()
    writeJournal(root, { sending: { ...sending, commit } })
    const pushed = await git(root, 'push', '--quiet', target.remote, `${commit}:refs/heads/${target.branch}`)
    // It may have arrived although the answer has not.
    isKnown = pushed.ok || (await git(root, 'fetch', '--quiet', target.remote)).ok
    if (pushed.ok || (await isIn(root, commit, target))) return { commit }
    return { refused: 'The changes could not be sent. They are saved here; try again later.', details: pushed.problem }
  } finally {
    await finishSending(root, target, isKnown)
  }
}

/**
 * Finishes a publication that has reached the remote, and forgets one that has not.
 *
 * @param isKnown whether the remote was asked
 */
async function finishSending(root: string, target: Target, isKnown: boolean): Promise<void> {
  const { changes, published, sending } = readJournal(root)
  if (!sending) return
  const { folder, commit, title, reverts } = sending
  const isPublished = commit !== undefined && (await isIn(root, commit, target))
  if (commit && !isPublished && !isKnown) return
  rmSync(folder, { recursive: true, force: true })
  await git(root, 'worktree', 'prune')
  if (!isPublished) return writeJournal(root, { sending: undefined })
  await adopt(root, { ...sending, commit }, changes.slice(0, sending.changes))
  await git(root, 'branch', '--quiet', `--set-upstream-to=${target.remote}/${target.branch}`)
  writeJournal(root, {
    sending: undefined,
    changes: changes.slice(sending.changes),
    published: reverts
      ? published.filter((entry) => entry.commit !== reverts)
      : [{ commit, title, changes: sending.changes }, ...published].slice(0, 20),
  })
}

/** Whether the remote has a commit, or this copy, which gets it only then. */
async function isIn(root: string, commit: string, { remote, branch }: Target): Promise<boolean> {
  for (const place of ['HEAD', `refs/remotes/${remote}/${branch}`])
    if ((await git(root, 'merge-base', '--is-ancestor', commit, place)).ok) return true
  return false
}

/** Brings the owner's copy to a commit. A file that holds anything else than the editor wrote stays as it is. */
async function adopt(root: string, { head, commit }: { head: string; commit: string }, changes: Change[]) {
  const steps = groupSteps(changes)
  const { output } = await git(root, 'diff', '--name-only', '--no-renames', '-z', head, commit)
  const files = output.split('\0').filter(Boolean)
  if ((await git(root, 'rev-parse', 'HEAD')).output.trim() === head) {
    await gitOrThrow(root, 'update-ref', 'HEAD', commit, head)
  }
  await gitOrThrow(root, 'reset', '--quiet', '--', ...files)
  for (const file of files) {
    const own = steps.get(file)?.at(-1)
    const isOurs = own ? own.after === readContent(root, file) : await isUntouched(root, file, head)
    if (!isOurs) continue
    const isThere = (await git(root, 'cat-file', '-e', `${commit}:${file}`)).ok
    if (isThere) await gitOrThrow(root, 'checkout', '--quiet', commit, '--', file)
    else rmSync(join(root, file), { force: true })
  }
  removeEmptyFolders(files, root)
}

/** Whether a file is as a commit has it, or is missing in both. */
async function isUntouched(root: string, file: string, commit: string): Promise<boolean> {
  const [present, committed] = await Promise.all([
    existsSync(join(root, file)) ? git(root, 'hash-object', '--', file) : undefined,
    git(root, 'rev-parse', '--quiet', '--verify', `${commit}:${file}`),
  ])
  return (present?.output ?? '') === committed.output
}

function describeChanges(changes: Change[]): string {
  const pages = [...new Set(changes.map(({ page }) => page || 'the site'))]
  const named = pages.length > 3 ? `${pages.slice(0, 3).join(', ')} and ${pages.length - 3} more` : pages.join(', ')
  const lines = changes.map(({ id, locale }) => `- ${id} (${locale})`)
  return `Change the words of ${named}\n\n${[...new Set(lines)].join('\n')}`
}

function explainCommit({ problem }: GitAnswer): Refusal {
  return { refused: 'The project’s own check before each commit did not let this pass.', details: problem }
}

/** The files that differ from the last commit. */
async function listDirtyFiles(root: string): Promise<string[]> {
  const { output } = await git(root, 'status', '--porcelain', '-z', '--untracked-files=all', '--no-renames')
  return output
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3))
}
