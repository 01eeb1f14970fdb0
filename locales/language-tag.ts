/**
 * The language of a text for browsers and screen readers (BCP 47). Chinese names its script, because that decides which shapes a
 * system with several Chinese and Japanese fonts gives to the same signs.
 */
export function getLanguageTag(language: string): string {
  return language === 'zh' ? 'zh-Hans' : language
}
