import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { findOwnerFile } from '../../owner-files.ts'
import '../../model/kinds/asked.ts'
import '../../model/kinds/booking.ts'
import '../../model/kinds/brand.ts'
import '../../model/catalogs.ts'
import '../../model/kinds/for-readers.ts'
import '../../model/former.ts'
import '../../model/kinds/redirects.ts'
import { contentSchemas } from '../../model/kit/read-content.ts'
import { listNames, type ReferenceKind } from '../../model/kit/references.ts'

/** Writes a JSON Schema for each kind of data file, so that an editor of people knows its fields and choices. Git ignores them. */
export function writeSchemas() {
  for (const [file, schema] of createSchemas()) {
    const path = findOwnerFile(file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(schema))
  }
}

/** By their files, which `$schema` of the data files names. The build checks what JSON Schema cannot say. */
export function createSchemas(): Map<string, JsonSchema> {
  const nameKind = (file: string) => `content/schemas/${file.split('/')[1]?.replace('.json', '')}.json`
  const kinds = Map.groupBy(contentSchemas, ([file]) => nameKind(file))
  const describe = (schemas: v.GenericSchema[]) => ({ anyOf: [...new Set(schemas)].map(createSchema) })
  return new Map([...kinds].map(([kind, files]) => [kind, describe(files.map(([, schema]) => schema))]))
}

/** The schema of a whole file, with the name of this schema in it. */
function createSchema(schema: v.GenericSchema): JsonSchema {
  const content = schema.type === 'array' ? v.strictObject({ items: schema }) : schema
  return addName(toJsonSchema(content, { typeMode: 'input', errorMode: 'ignore', overrideSchema: offerNames }))
}

/** A reference may be any name that there is. */
function offerNames({ valibotSchema, jsonSchema }: { valibotSchema: v.GenericSchema; jsonSchema: JsonSchema }) {
  const { refersTo } = v.getMetadata(valibotSchema)
  return refersTo ? { ...jsonSchema, enum: listNames(refersTo as ReferenceKind) } : undefined
}

function addName(schema: JsonSchema): JsonSchema {
  if (schema.oneOf) return { oneOf: schema.oneOf.map((option) => addName(option as JsonSchema)) }
  return { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } }
}
