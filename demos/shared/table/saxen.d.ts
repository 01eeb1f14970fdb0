declare module 'saxen' {
  type Decode = (text: string) => string

  /** The calls of a parser that are used here; the package comes without types. */
  export class Parser {
    on(
      event: 'openTag',
      visit: (name: string, getAttributes: () => Record<string, string>, decode: Decode) => void,
    ): this
    on(event: 'text', visit: (text: string, decode: Decode) => void): this
    on(event: 'closeTag' | 'cdata', visit: (text: string) => void): this
    on(event: 'error', visit: (error: Error) => void): this
    parse(xml: string): this
  }
}
