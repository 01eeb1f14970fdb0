#!/usr/bin/env bash
# @marbec/web-auto-extractor 2.2.1 reads the shown date in place of `datetime`, and joins the words around an emphasis,
# so that @adobe/structured-data-validator 1.7.1 calls a right job offer wrong.
#
# Expected: the value of `time` is its `datetime`, of `data` its `value`, of `audio` its `src`; of others it is all the
# text, with its spaces (HTML, 5.2.4, Values). RDFa takes `datetime` as well (HTML+RDFa 1.1, 3.1).
# Seen: a date is "1 de marzo de 2027", in microdata and in RDFa, "Profesora <em>de</em> música" is "Profesorademúsica",
# `data` is its text, `audio` is "". The validator, whose README takes the pages through this extractor, reports an
# error in datePosted; the same offer as JSON-LD has none.
# Hurts: who checks pages in Spanish, French or Chinese, whose dates `new Date` cannot read: errors that are none, day
# after day, and real ones among them. In English the date is guessed, and titles are wrong in each language.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact \
  @marbec/web-auto-extractor@2.2.1 @adobe/structured-data-validator@1.7.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import Validator from '@adobe/structured-data-validator'
import Extractor from '@marbec/web-auto-extractor'

const extract = (html) => new Extractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
async function errors(html) {
  const issues = await new Validator().validate(extract(html))
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
}
const page = `<div itemscope itemtype="https://schema.org/JobPosting">
  <h1 itemprop="title">Profesora <em>de</em> música</h1>
  <p itemprop="description">Clases de piano.</p>
  <time itemprop="datePosted" datetime="2027-03-01">1 de marzo de 2027</time>
  <data itemprop="identifier" value="M-1">Oferta 1</data>
  <audio itemprop="audio" src="https://example.com/a.mp3"></audio>
  <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization">
    <span itemprop="name">Example SL</span>
  </span>
  <span itemprop="jobLocation" itemscope itemtype="https://schema.org/Place">
    <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
      <span itemprop="addressCountry">ES</span>
    </span>
  </span>
</div>`
const offer = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Profesora de música',
  description: 'Clases de piano.',
  datePosted: '2027-03-01',
  hiringOrganization: { '@type': 'Organization', name: 'Example SL' },
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'ES' } },
}
const { title, datePosted, identifier, audio } = extract(page).microdata.JobPosting[0]
console.log({ title, datePosted, identifier, audio })
assert.deepEqual([title, datePosted, identifier, audio], ['Profesorademúsica', '1 de marzo de 2027', 'Oferta 1', ''])

const time = '<time property="startDate" datetime="2027-03-01">1 de marzo de 2027</time>'
const [event] = extract(`<div vocab="https://schema.org/" typeof="Event">${time}</div>`).rdfa.Event
assert.equal(event.startDate, '1 de marzo de 2027')

const [ofPage, ofData] = [await errors(page), await errors(`<script type="application/ld+json">${JSON.stringify(offer)}</script>`)]
console.log({ ofPage, ofData })
assert.deepEqual(ofPage, ['Invalid type for attribute "datePosted"'])
assert.deepEqual(ofData, [])
JS
node check.mjs
