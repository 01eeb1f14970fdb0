const maxBytes = 64 * 1024

/** Media type of the body without parameters: `application/json`. */
export function readMediaType({ headers }: Request): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/**
 * Reads the body of a request up to 64 KB.
 *
 * @returns undefined where it is longer
 */
export async function readBody(request: Request): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return undefined
      chunks.push(chunk)
    }
  } catch {
    return Buffer.alloc(0) // An aborted body is invalid input.
  }
  return Buffer.concat(chunks)
}

/** @returns undefined where the body is not JSON in UTF-8 */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
