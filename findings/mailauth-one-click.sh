#!/usr/bin/env bash
# mailauth 7.1.0 signs a newsletter without the header field that makes its unsubscription work by one click.
#
# Expected: List-Unsubscribe and List-Unsubscribe-Post are both in the "h=" of the signature, as RFC 8058, 4 asks of a
# sender. The default set of mailauth has List-Unsubscribe and the older fields of lists; nodemailer, of the same author,
# added the second one to the same set in 10.6.1, of November 2026.
# Seen: without `headerList` only List-Unsubscribe is signed. The signature is valid, nothing is said, and the pages of
# the package do not say which fields the default has. nodemailer 10.6.1 signs both of the same message.
# Hurts: who sends newsletters and signs them by mailauth or by a server that is built on it: a receiver should not
# offer the button then (RFC 8058, 4), and Gmail asks for it of whoever sends it more than 5,000 messages a day. Readers
# who find no button press "spam" in its place.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact mailauth@7.1.0 nodemailer@10.6.1 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { createTransport } from 'nodemailer'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
})
const signer = { signingDomain: 'example.com', selector: 'news', privateKey }
const letter = {
  from: 'Ana <ana@example.com>',
  to: 'bea@example.org',
  subject: 'News of March',
  text: 'Hello',
  headers: {
    'List-Unsubscribe': '<https://example.com/unsubscribe/1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
}
async function write(options) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...options })
  return (await transport.sendMail(letter)).message.toString()
}
/** The fields that a valid signature covers, as a receiver sees them. */
async function covered(message) {
  const resolver = async () => [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]]
  const [{ status, signingHeaders }] = (await dkimVerify(message, { resolver })).results
  assert.equal(status.result, 'pass')
  return signingHeaders.keys.toLowerCase().split(/\s*:\s*/).filter((name) => name.startsWith('list-'))
}

const message = await write()
const { signatures } = await dkimSign(message, { signatureData: [signer] })
const byMailauth = await covered(signatures + message)
const dkim = { domainName: signer.signingDomain, keySelector: signer.selector, privateKey }
const byNodemailer = await covered(await write({ dkim }))
console.log(`signed by mailauth: ${byMailauth.join(', ')}\nsigned by nodemailer: ${byNodemailer.join(', ')}`)
assert.deepEqual(byMailauth, ['list-unsubscribe'])
assert.deepEqual(byNodemailer.sort(), ['list-unsubscribe', 'list-unsubscribe-post'])
JS
node check.mjs
