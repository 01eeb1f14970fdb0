#!/usr/bin/env bash
# to-words 5.7.0 writes Chinese amounts against the rules for bills, and 21000 as no number.
#
# Expected: the words that the People's Bank of China prints beside its examples (basic rules for filling in bills,
# annex 1 of the Measures for Payment and Settlement, 1997; the first three amounts below are from there): a digit
# before each unit, jiao and fen as units of their own, 零 for a zero between digits, and no 整 after fen.
# Seen with `formal`: one thousand and one hundred without their digit, which the rules ask for against forgery; 32
# fen in place of 3 jiao 2 fen; no 零; 整 after fen. 21000 becomes "two ten-thousand thousand".
# Hurts: who writes a contract, a receipt or a transfer form in Chinese, where the words decide about the amount.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact to-words@5.7.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { ToWords } from 'to-words'

const rules = [
  [1680.32, '壹仟陆佰捌拾元叁角贰分', '仟陆佰捌拾圆叁拾贰分整'],
  [6007.14, '陆仟零柒元壹角肆分', '陆仟柒圆拾肆分整'],
  [325.04, '叁佰贰拾伍元零肆分', '叁佰贰拾伍圆肆分整'],
  [100, '壹佰元整', '佰圆整'],
  [21000, '贰万壹仟元整', '贰萬仟圆整'],
]
const words = new ToWords({ localeCode: 'zh-CN' })
for (const [amount, expected, seen] of rules) {
  const text = words.convert(amount, { currency: true, formal: true })
  console.log(`${amount}: ${text} (expected: ${expected})`)
  assert.equal(text.replaceAll(' ', ''), seen)
}
JS
node check.mjs
