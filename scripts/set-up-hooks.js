// npm runs this after `npm install`: commits of a developer's checkout are checked by .githooks. It leaves everybody else alone and
// fails nothing. Plain JavaScript for Node 20, as scripts/install.js.
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
