import 'react'

declare module 'react' {
  interface CSSProperties {
    /** The values that a stylesheet computes with: a length, a place. */
    [name: `--${string}`]: string | number | undefined
  }
}
