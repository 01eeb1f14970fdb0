#!/usr/bin/env bash
# android-string-resource 2.3.10 reads \u00A0 as the letters u00A0 and \t as t, and writes a backslash unescaped.
#
# Expected: a no-break space and a tab. The string resources of Android have \uXXXX, \n and \t beside \@, \' and \"
# (Android developers, String resources, "Handle special characters"), and the JSON is to hold the text itself.
# Seen: only the backslash is taken away, "Continuer\u00A0?" is "Continueru00A0?"; in plurals the same escape stays as
# it is. The text C:\temp is written with its one backslash, to Android a tab, and read back without any; a text that
# begins with @ is written bare, as a reference to a resource is.
# Hurts: French apps, whose "?" and "!" follow a no-break space, and Spanish ones with \u00BF: after one way through
# JSON for a translator, readers see the code in the sentence.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact android-string-resource@2.3.10 ||
  { echo 'The package could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import android from 'android-string-resource'

const file = String.raw`<?xml version="1.0" encoding="utf-8"?>
<resources>
  <string name="apostrophe">L\'atelier</string>
  <string name="line">un\ndeux</string>
  <string name="question">Continuer\u00A0?</string>
  <string name="spanish">\u00BFSeguimos?</string>
  <string name="tab">un\tdeux</string>
  <string-array name="marks"><item>Bravo\u00A0!</item></string-array>
  <plurals name="day"><item quantity="one">%d jour\u00A0!</item><item quantity="other">%d jours\u00A0!</item></plurals>
</resources>`
const read = await android.asr2js(file)
console.log(read)
assert.deepEqual({ ...read }, {
  apostrophe: "L'atelier",
  line: 'un\ndeux',
  question: 'Continueru00A0?',
  spanish: 'u00BFSeguimos?',
  tab: 'untdeux',
  'marks.0': 'Bravou00A0!',
  'day.one': String.raw`%d jour\u00A0!`,
  'day.other': String.raw`%d jours\u00A0!`,
})

const texts = { folder: String.raw`C:\temp`, handle: '@ana' }
const written = await android.js2asr(texts)
const back = await android.asr2js(written)
console.log(written, back)
assert(written.includes(String.raw`>C:\temp<`) && written.includes('>@ana<'))
assert.equal(back.folder, 'C:temp')
JS
node check.mjs
