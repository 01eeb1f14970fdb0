import { isbot } from 'isbot'

const families = {
  openai: /GPTBot|ChatGPT|OAI-|openai/i,
  anthropic: /Claude|anthropic/i,
  perplexity: /Perplexity/i,
  mistral: /Mistral/i,
  deepseek: /DeepSeek/i,
  google: /Google|Gemini/i,
  microsoft: /bing|msnbot|microsoft|copilot/i,
  apple: /Applebot/i,
  amazon: /Amazonbot|Amzn-/i,
  meta: /facebook|meta-/i,
  duckduckgo: /Duck(Duck|Assist)/i,
  yandex: /Yandex/i,
  baidu: /Baidu/i,
  bytedance: /Bytespider|TikTok/i,
  sogou: /Sogou/i,
  'common-crawl': /CCBot/i,
}

export function findFamily(userAgent: string): string {
  return Object.entries(families).find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other'
}

export function isMachine(userAgent: string): boolean {
  // isbot 5.2.3 takes the browsers of Sogou for its crawler, and a fetcher of Amazon's for a person.
  const known = userAgent.replace(/Sogou(MSE|MobileBrowser)/g, '')
  return userAgent === '' || /Amzn-/.test(known) || isbot(known)
}
