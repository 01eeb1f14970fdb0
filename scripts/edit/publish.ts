import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type FileChange, readContent, writeFiles } from './files.ts'
import { type GitAnswer, git } from './git.ts'
import { type Change, readJournal, writeJournal } from './journal.ts'

/** Why something is not published, in the owner's words. */
export type Refusal = { refused: string; details?: string }

export type Target = { remote: string; branch: string }

/** Says what keeps the saved changes from being published, as far as it shows at once; else where they go. */
export async function checkPublishing(root: string): Promise<Target | Refusal> {
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
  const { changes, committed } = await splitChanges(root, journal)
  if (committed > 0) writeJournal(root, { ...journal, changes })
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
  return { remote, branch }
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

/** What runs between saving and publishing, and says what is wrong. */
export type RunChecks = () => Promise<Refusal | undefined>

/**
 * Commits the files of the editor alone, and pushes.
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
  const dirty = new Set(await listDirtyFiles(root))
  const journal = readJournal(root)
  const own = [...new Set(journal.changes.flatMap(({ files }) => files.map(({ file }) => file)))]
  const saved = new Map(own.map((file) => [file, readContent(root, file)]))
  /** `npm run extract` writes into files that git knows; a new one is somebody else's. */
  const listDerived = async () =>
    (await listDirtyFiles(root, '--untracked-files=no')).filter((file) => !dirty.has(file) && !own.includes(file))
  /** Puts back what was derived from changes that are not published. */
  const restore = async () => {
    const derived = await listDerived()
    if (derived.length > 0) await git(root, 'restore', '--', ...derived)
    writeFiles(saved, root)
  }
  const refusal = await prepare().catch(async (error) => {
    await restore()
    throw error
  })
  if (refusal) {
    await restore()
    return refusal
  }
  const files = [...own, ...(await listDerived())]
  onStep('Committing …')
  const title = describeChanges(journal.changes)
  const added = await git(root, 'add', '--', ...files)
  const committed = added.ok ? await git(root, 'commit', '--quiet', '--only', '-m', title, '--', ...files) : added
  if (!committed.ok) {
    await git(root, 'reset', '--quiet', '--', ...files)
    await restore()
    return explainCommit(committed)
  }
  onStep('Publishing …')
  const pushed = await git(root, 'push', '--quiet', '--set-upstream', target.remote, `HEAD:refs/heads/${target.branch}`)
  if (!pushed.ok) {
    await git(root, 'reset', '--quiet', '--soft', 'HEAD^')
    await git(root, 'reset', '--quiet', '--', ...files)
    await restore()
    return { refused: 'The changes could not be sent. They are saved here; try again later.', details: pushed.problem }
  }
  const commit = (await git(root, 'rev-parse', 'HEAD')).output.trim()
  const entry = { commit, title: title.split('\n')[0] ?? title, changes: journal.changes.length }
  writeJournal(root, { changes: [], published: [entry, ...journal.published].slice(0, 20) })
  return { commit }
}

/** Takes a published change back with a commit of its own, and pushes it. */
export async function revertPublished(root: string, commit: string): Promise<{ commit: string } | Refusal> {
  const journal = readJournal(root)
  if (!journal.published.some((entry) => entry.commit === commit))
    return { refused: 'This was not published from here.' }
  if (journal.changes.length > 0) {
    return { refused: 'There are saved changes that are not published. Publish or undo them first.' }
  }
  const target = await findTarget(root)
  if ('refused' in target) return target
  const touched = (await git(root, 'show', '--name-only', '--format=', commit)).output.split('\n').filter(Boolean)
  const dirty = new Set(await listDirtyFiles(root))
  const foreign = touched.find((file) => dirty.has(file))
  if (foreign) return refuseForeign(foreign)
  if ((await git(root, 'diff', '--cached', '--name-only')).output) {
    return { refused: 'Other changes wait for a commit (git add). Commit them, or take them off: git reset' }
  }
  const reverted = await git(root, 'revert', '--no-edit', commit)
  if (!reverted.ok) {
    await git(root, 'revert', '--abort')
    return {
      refused:
        'The same words were changed again since, so this cannot be taken back by itself. Change them here instead.',
    }
  }
  const pushed = await git(root, 'push', '--quiet', target.remote, `HEAD:refs/heads/${target.branch}`)
  if (!pushed.ok) {
    await git(root, 'reset', '--quiet', '--keep', 'HEAD^')
    return { refused: 'This could not be sent. Try again later.', details: pushed.problem }
  }
  const head = (await git(root, 'rev-parse', 'HEAD')).output.trim()
  writeJournal(root, { ...journal, published: journal.published.filter((entry) => entry.commit !== commit) })
  return { commit: head }
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
async function listDirtyFiles(root: string, untracked = '--untracked-files=all'): Promise<string[]> {
  const { output } = await git(root, 'status', '--porcelain', '-z', untracked, '--no-renames')
  return output
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3))
}
