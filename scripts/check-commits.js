// Refuses the message of a commit that has not the form of the others: `area: verb …`, then why. Plain JavaScript, because the hook
// in .githooks runs on whatever Node the machine has (20 or later).
//
//   node scripts/check-commits.js <file>       the message in this file, as the hook `commit-msg` is given it
//   node scripts/check-commits.js <a>..<b>     the messages of these commits
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const aim = 50
const limit = 72

for (const message of readMessages(process.argv[2] ?? '')) {
  const { faults, note } = checkMessage(message)
  if (faults.length > 0) {
    console.error([`Refused: ${message.split('\n', 1)[0]}`, ...faults].join('\n  '))
    process.exitCode = 1
  } else if (note) console.error(note)
}

/** @param {string} message @returns {{ faults: string[], note?: string }} */
function checkMessage(message) {
  const [first = '', second = ''] = message.trimEnd().split('\n')
  // Those of git, and of an owner who publishes: authoring/files/publish.ts writes the last line.
  if (/^(Merge|Revert|Reapply) /.test(first) || /\nMade-with: npm run edit$/.test(message.trimEnd()))
    return { faults: [] }
  // Git takes the mark away when it puts the commit into the one that it mends.
  const subject = first.replace(/^((fixup|squash|amend)! )+/, '')
  const faults = []
  if (!/^[a-z][\w./-]*(, [a-z][\w./-]*)*: (?!(an?|the|what|who|no) )[a-z]/.test(subject))
    faults.push('The first line is "area: verb …", such as "booking: keep the price with a seat".')
  if (/[.;]$/.test(subject)) faults.push('The first line ends without a mark.')
  if (subject.length > limit)
    faults.push(
      `The first line has ${subject.length} characters, and at most ${limit} are shown: the reason goes below.`,
    )
  if (second.trim() !== '') faults.push('An empty line stands between the first line and the rest.')
  return {
    faults,
    note: subject.length > aim ? `The first line has ${subject.length} characters; ${aim} read better.` : undefined,
  }
}

/** @param {string} source a file, or a range of commits @returns {string[]} */
function readMessages(source) {
  if (!existsSync(source)) {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%B%x00', source], { encoding: 'utf8' })
    return log.split('\0').flatMap((message) => message.trim() || [])
  }
  // Git itself takes these lines away, but later.
  const [message = ''] = readFileSync(source, 'utf8').split(/^# -+ >8 -+$/m)
  return [message.replace(/^#.*\n?/gm, '').trimStart()]
}
