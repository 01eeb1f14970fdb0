// Written by `npm run extract`: the files of this folder.

import { barcelona } from './barcelona.ts'
import { madrid } from './madrid.ts'
import { online } from './online.ts'
import { spain } from './spain.ts'
import { valencia } from './valencia.ts'

export const files = {
  madrid,
  barcelona,
  valencia,
  spain,
  online,
}
