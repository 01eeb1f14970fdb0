/**
 * Creates links that open the visitor's mail program or WhatsApp with a prepared text.
 *
 * @param to the owner's address, and the number in the format of wa.me: digits only
 */
export function createMessageLinks(
  to: { email: string; whatsapp?: string | undefined },
  subject: string,
  text: string,
) {
  // RFC 6068, section 5: a line of a mail ends with %0D%0A.
  const body = text.replace(/\r?\n/g, '\r\n')
  return {
    mail: `mailto:${to.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    whatsapp: to.whatsapp && `https://wa.me/${to.whatsapp}?text=${encodeURIComponent(text)}`,
  }
}
