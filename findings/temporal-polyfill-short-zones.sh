#!/usr/bin/env bash
# A zone that `Intl` takes can be refused by Temporal (temporal-polyfill 1.0.8).
#
# Expected: a name that `Intl.DateTimeFormat` accepts can be used by Temporal: most programs
# check a zone by `Intl`, because nothing else is in all engines.
# Seen: CST, PST, JST, IST and CTT, which calendars of large companies write, are taken by
# `Intl` in Node and throw "Forbidden ICU TimeZone" in Temporal; EST and MST work in both.
# Hurts: whoever reads calendars of strangers: a check by `Intl` passes, and the first event
# with such a name throws later.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact temporal-polyfill@1.0.8
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { Temporal } from 'temporal-polyfill'

const takes = (use) => {
  try {
    use()
    return true
  } catch {
    return false
  }
}
const moment = Temporal.Instant.from('2026-01-01T00:00Z')
const byIntl = (timeZone) => takes(() => new Intl.DateTimeFormat('en', { timeZone }))
const byTemporal = (zone) => takes(() => moment.toZonedDateTimeISO(zone))
const names = ['CST', 'PST', 'JST', 'IST', 'CTT', 'EST', 'Europe/Madrid']
const seen = names.map((name) => `${name} ${byIntl(name)}/${byTemporal(name)}`)
console.log(`taken by Intl/Temporal: ${seen.join(', ')}`)
assert.deepEqual(names.map(byIntl), names.map(() => true))
assert.deepEqual(names.filter((name) => !byTemporal(name)), ['CST', 'PST', 'JST', 'IST', 'CTT'])
JS
node check.mjs
