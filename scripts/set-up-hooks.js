// `npm install` runs this: .githooks checks a developer's commits, and nobody else's. Plain JavaScript, as scripts/install.js.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const isDeveloper = existsSync('.git') && !process.env.CI && !process.env.NETLIFY
// Hooks that somebody has set up stay.
if (isDeveloper && runGit('core.hooksPath') === '') runGit('core.hooksPath', '.githooks')

/** @param {string[]} setting its name alone reads it */
function runGit(...setting) {
  // Git may be missing; then there is nothing to read.
  return spawnSync('git', ['config', ...setting], { encoding: 'utf8' }).stdout?.trim()
}
