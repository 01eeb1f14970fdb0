#!/usr/bin/env bash
# valibot 1.5.0 refuses each address whose domain has a letter outside ASCII, in both of its
# forms.
#
# Expected: a browser turns the domain of such an address into its ASCII form (xn--…) before it
# sends it; WHATWG's pattern for e-mail fields takes two hyphens in a label, and so do
# `v.rfcEmail` and zod.
# Seen: `v.email` refuses xn--muoz-hqa.es, because its pattern wants a letter after each hyphen.
# Hurts: owners and visitors named Muñoz, Núñez, Müller or Lefèvre: they cannot sign up with
# their own domain.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact valibot@1.5.0 zod@4.6.7
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import * as v from 'valibot'
import { z } from 'zod'

const email = 'info@xn--muoz-hqa.es' // The ASCII form of a domain with an ñ.
const takes = (action) => v.safeParse(v.pipe(v.string(), action), email).success
const seen = { email: takes(v.email()), rfcEmail: takes(v.rfcEmail()), zod: z.email().safeParse(email).success }
console.log(`${email} is taken by`, seen)
assert.deepEqual(seen, { email: false, rfcEmail: true, zod: true })
JS
node check.mjs
