#!/usr/bin/env bash
# siret 1.0.1, vat-siren-siret 1.2.1 and @form-validation/validator-siret 2.4.0 refuse the post offices of France.
#
# Expected: true for 35600000009075 and 35600000049837. The establishments of La Poste (SIREN 356000000) are too many
# for the check digit of Luhn: INSEE lets the sum of their fourteen digits be a multiple of five, and the head office
# alone has the usual digit. stdnum 1.12.0 has this rule, and so has the Python package of the same name, to which the
# first number was reported as valid (python-stdnum, issue 291).
# Seen: false for both; the head office is found valid. None of the three documents an exception.
# Hurts: forms and invoices in France. Since 1 September 2026 each company has to be able to receive e-invoices (Code
# général des impôts, article 289 bis), and their directory may address an establishment by its SIRET: who asks these
# packages takes no post office as a customer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact siret@1.0.1 vat-siren-siret@1.2.1 \
  @form-validation/validator-siret@2.4.0 stdnum@1.12.0 ||
  { echo 'The packages could not be installed.' >&2; exit 2; }
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { isSIRET } = require('siret')
const { isSIRET: isOther } = require('vat-siren-siret')
const { siret: createValidator } = require('@form-validation/validator-siret')
const { FR } = require('stdnum').stdnum

const check = (value) => [
  isSIRET(value),
  isOther(value),
  createValidator().validate({ value }).valid,
  FR.siret.validate(value).isValid,
]
const numbers = { 'head office': '35600000000048', office: '35600000009075', 'another office': '35600000049837' }
for (const [name, number] of Object.entries(numbers)) {
  const seen = check(number)
  console.log(`${name} (${number}):`, seen, '(the last by stdnum)')
  assert.deepEqual(seen, name === 'head office' ? [true, true, true, true] : [false, false, false, true])
}
JS
node check.mjs
