/** The language of a text (BCP 47). Chinese names its script, by which a system with several Chinese and Japanese fonts shapes its signs. */
export function getLanguageTag(language: string): string {
  return language === 'zh' ? 'zh-Hans' : language
}
