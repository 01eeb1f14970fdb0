import { fillPlaces, type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { Link } from '../ui/Link.tsx'

export type NoDayWords = { text: LocalizedText; ask: LocalizedText }

/** Says that the owner has no free day in a city yet, and offers to ask for one. */
export function NoDay({ city, name, words }: { city: string; name: LocalizedText; words: NoDayWords }) {
  return (
    <p>
      {fillPlaces(words.text, { place: plainText(name) })}{' '}
      <Link to="contact" suffix={`?city=${city}#message`} of={words.ask} />
    </p>
  )
}
