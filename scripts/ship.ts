import { writeFileSync } from 'node:fs'
import { describeShipped } from '../authoring/shipped.ts'
import { shippedFile } from '../model/samples.ts'
import { findOwnerFile } from '../owner-files.ts'

// Before a release of the engine: notes the samples and texts that it comes with, so that an owner is told which are still there.

writeFileSync(findOwnerFile(shippedFile), describeShipped())
