/** A phone number in groups that stay together: "+34 600 000 000". It is not known how other countries group theirs. */
export function formatPhone(number: string): string {
  return number.replace(/^\+?34(\d{3})(\d{3})(\d{3})$/, '+34\u00A0$1\u00A0$2\u00A0$3')
}
