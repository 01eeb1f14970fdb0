/**
 * A phone number as people read it, in groups that stay together: "+34 600 000 000". Links keep the number as it is.
 *
 * @param number with country code: `+34600000000`; of other countries it is not known how they group theirs
 */
export function formatPhone(number: string): string {
  return number.replace(/^\+?34(\d{3})(\d{3})(\d{3})$/, '+34\u00A0$1\u00A0$2\u00A0$3')
}
