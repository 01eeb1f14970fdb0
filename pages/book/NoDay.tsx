import { fillPlaces, type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { Link } from '../ui/Link.tsx'
import { Space } from '../ui/Space.tsx'

export type NoDayWords = { text: LocalizedText; ask: LocalizedText }

/** Says that the owner has no free day in a city yet, and offers to ask for one. */
export function NoDay({ city, name, words }: { city: string; name: LocalizedText; words: NoDayWords }) {
  const text = fillPlaces(words.text, { place: plainText(name) })
  return (
    <p>
      {text}
      <Space after={text} />
      <Link to="contact" suffix={`?city=${city}#message`} of={words.ask} />
    </p>
  )
}
