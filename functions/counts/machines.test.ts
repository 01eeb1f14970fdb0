import { expect, test } from 'vitest'
import { findFamily, isMachine } from './machines.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['a browser', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Chrome/140.0.0.0 Safari/537.36`],
  [
    'the browser of Sogou',
    `Mozilla/5.0 (Linux; Android 10) ${chrome} Mobile Safari/537.36 SogouMSE,SogouMobileBrowser/5.28.12`,
  ],
])('%s is a person', (_, userAgent) => {
  expect(isMachine(userAgent)).toBe(false)
})

test.each([
  ['google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['openai', `Mozilla/5.0 ${chrome}; compatible; ChatGPT-User/1.0; +https://openai.com/bot`],
  [
    'amazon',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-User/0.1) Chrome/119.0.6045.214 Safari/537.36',
  ],
  ['sogou', 'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)'],
  ['other', 'curl/8.9.1'],
  ['other', ''],
])('a machine of the family %s: %s', (family, userAgent) => {
  expect([isMachine(userAgent), findFamily(userAgent)]).toEqual([true, family])
})
