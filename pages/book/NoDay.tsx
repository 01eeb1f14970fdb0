import { type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { Link } from '../ui/Link.tsx'

export type NoDayWords = { text: LocalizedText; ask: LocalizedText }

/** In the place of times in a city: a day there is in the owner's calendar or is asked for. */
export function NoDay({ city, name, words }: { city: string; name: LocalizedText; words: NoDayWords }) {
  return (
    <p>
      {plainText(words.text).replace('[place]', plainText(name))}{' '}
      <Link to="contact" suffix={`?city=${city}#message`} of={words.ask} />
    </p>
  )
}
