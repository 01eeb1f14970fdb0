import * as v from 'valibot'

/** A line of a model's reply: a sentence with its quotes, that the passages do not hold the answer, or something else. */
export type Line = SentenceLine | 'none' | 'wrong'

export type SentenceLine = v.InferOutput<typeof sentenceSchema>

const sentenceSchema = v.object({
  s: v.string(),
  c: v.array(v.object({ n: v.pipe(v.number(), v.integer(), v.minValue(1)), q: v.string() })),
})

const noneSchema = v.object({ none: v.literal(true) })

/** Characters of a line; a longer one is wrong, whatever it holds. */
const longest = 4_000

/** Cuts a reply into lines while it comes. Its last line is read only where the reply has ended by itself. */
export function createLineReader() {
  let rest = ''
  let isTooLong = false
  return {
    /** @returns the lines that end in these words */
    add(words: string): Line[] {
      const [first = '', ...others] = words.split('\n')
      const lines: Line[] = []
      append(first)
      for (const other of others) {
        lines.push(...flush())
        append(other)
      }
      return lines
    },
    /** @returns the line that has no end */
    end: flush,
  }

  function append(words: string) {
    isTooLong ||= rest.length + words.length > longest
    rest = isTooLong ? '' : rest + words
  }

  function flush(): Line[] {
    const [line, wasTooLong] = [rest.trim(), isTooLong]
    rest = ''
    isTooLong = false
    if (wasTooLong) return ['wrong']
    return line === '' || fence.test(line) ? [] : [readLine(line)]
  }
}

/** Some models put what they are asked for into a block of code. */
const fence = /^`{3}\w*$/

function readLine(line: string): Line {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return 'wrong'
  }
  const sentence = v.safeParse(sentenceSchema, value)
  if (sentence.success) return sentence.output
  return v.is(noneSchema, value) ? 'none' : 'wrong'
}
