#!/usr/bin/env bash
# feed 6.0.0 invents the type of an attached file in Atom, and leaves the file out of RSS if the item has a
# picture.
#
# Expected: the type that the item names ("audio/mpeg", "application/pdf"), in both formats, and the recording
# beside the picture: a picture of an episode is its cover and no replacement.
# Seen: Atom says "image/mp3" and "image/pdf", whatever the item says, and "audio/mp3" for an item's `audio`. RSS
# takes the picture as the only `enclosure`.
# Hurts: podcasts and sites that attach slides: readers show a broken picture instead of a player, and an episode
# with a cover has no sound.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact feed@6.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { Feed } from 'feed'

const site = 'https://podcast.example/'
const sound = { url: `${site}1.mp3`, type: 'audio/mpeg', length: 12 }
const slides = { url: `${site}1.pdf`, type: 'application/pdf', length: 12 }

/** The types of what is attached, in RSS and in Atom. */
function listTypes(item) {
  const feed = new Feed({ id: site, title: 'Podcast', link: site, copyright: 'none' })
  feed.addItem({ title: 'One', id: `${site}1`, link: `${site}1`, date: new Date(0), ...item })
  return [feed.rss2(), feed.atom1()].map((text) =>
    (text.match(/<enclosure[^>]*>|<link rel="enclosure"[^>]*>/g) ?? []).map((tag) => tag.match(/type="(.*?)"/)[1]).sort().join(' and '),
  )
}

const seen = [{ enclosure: sound }, { enclosure: slides }, { audio: sound }, { enclosure: sound, image: `${site}1.png` }].map(listTypes)
for (const [rss, atom] of seen) console.log(`RSS: ${rss}; Atom: ${atom}`)
assert.deepEqual(seen, [
  ['audio/mpeg', 'image/mp3'],
  ['application/pdf', 'image/pdf'],
  ['audio/mpeg', 'audio/mp3'],
  ['image/png', 'image/mp3 and image/png'],
])
JS
node check.mjs
