/** Spanish “y” is “e” before the sound i: e Iberpan, e hijos, but y hielo, y Yolanda (RAE, Diccionario panhispánico, “y²”). */
export function joinSpanish(value: string): string {
  const word = foldStart(value)
  const soundsAsI = /^(h?i(?![aeou])|y(?![aeiou]))/.test(word)
  return `${soundsAsI ? 'e' : 'y'} ${value}`
}

/**
 * French “de”: d’Alba, d’Hélène; de Roca, du Fournil, des Halles. Elision before a vowel or a mute h, not before onze,
 * oui, yaourt (Grevisse, Le bon usage, § 45–50). Whether an h is mute has to be known: names count as aspirated unless
 * they begin as a word of the list does.
 */
export function joinFrenchOf(value: string): string {
  return contract(value, { le: 'du', les: 'des' }) ?? (elides(value) ? `d’${value}` : `de ${value}`)
}

/** French “à”: à Lyon, au Mans, aux Ulis, à La Rochelle. */
export function joinFrenchAt(value: string): string {
  return contract(value, { le: 'au', les: 'aux' }) ?? `à ${value}`
}

/** English “a” is “an” before a vowel sound: an agency, an hour, a university. */
export function addEnglishArticle(value: string): string {
  const isVowel =
    /^([aeio]|u(?!ni|s[aeiu]|t[aei])|hour|honest|heir)/.test(foldStart(value)) && !/^(one\b|eu)/.test(foldStart(value))
  return `${isVowel ? 'an' : 'a'} ${value}`
}

/** Chinese typesetting: a space between Chinese and Latin letters or digits, as the site's own texts have it. */
export function spaceChinese(text: string): string {
  return text
    .replace(/(\p{Script=Han})([\p{Script=Latin}\d])/gu, '$1 $2')
    .replace(/([\p{Script=Latin}\d%])(\p{Script=Han})/gu, '$1 $2')
}

function elides(value: string): boolean {
  const word = foldStart(value)
  if (/^(onze|onzieme|oui|ouistiti|ouate|uhlan|ululer)\b/.test(word)) return false
  return /^([aeiou]|œ|æ|y(?![aeiou])|h(abi|arm|elen|enri|eri|erb|erm|ipp|ist|iver|ome|omm|on[no]|opi|oriz|orlo|ort|ospi|ote|uil|uit[r]|um|yd|yg|yp))/.test(
    word,
  )
}

function contract(value: string, articles: Record<string, string>): string | undefined {
  const [article = '', ...rest] = value.split(' ')
  const contracted = articles[article.toLowerCase()]
  return contracted && rest.length > 0 ? `${contracted} ${rest.join(' ')}` : undefined
}

function foldStart(value: string): string {
  return value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
