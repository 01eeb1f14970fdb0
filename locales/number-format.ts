/** Writes numbers as a language does; Chinese groups no four digits: 1024, but 12,024. */
export function createNumberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, locale === 'zh' ? { useGrouping: 'min2', ...options } : options)
}
