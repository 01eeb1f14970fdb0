/** `+34600000000` as people read it, in groups that stay together. How other countries group theirs is not known. */
export function formatPhone(number: string): string {
  return number.replace(/^\+?34(\d{3})(\d{3})(\d{3})$/, '+34\u00A0$1\u00A0$2\u00A0$3')
}
