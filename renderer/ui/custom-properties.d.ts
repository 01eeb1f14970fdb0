import 'react'

declare module 'react' {
  interface CSSProperties {
    /** What a stylesheet computes with: a length, a place. */
    [name: `--${string}`]: string | number | undefined
  }
}
