/** Whether a text begins with a Chinese character. */
export function isChinese(text: string): boolean {
  return /^\p{Script=Han}/u.test(text)
}
