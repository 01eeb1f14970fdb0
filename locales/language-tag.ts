/** The tag for browsers (BCP 47). Chinese names its script, which decides on the shapes that a system with several fonts gives to signs. */
export function getLanguageTag(language: string): string {
  return language === 'zh' ? 'zh-Hans' : language
}
