export const sources = ['search', 'assistant', 'mail', 'social', 'link', 'direct'] as const

export type Source = (typeof sources)[number]

/** Hosts by the kind of visit that they send, each with its subdomains; `google.*` in any country. Apps have names of their own. */
const hosts: Partial<Record<Source, string>> = {
  search: `google.* bing.com duckduckgo.com yahoo.* yandex.* ecosia.org qwant.com startpage.com search.brave.com kagi.com mojeek.com
    swisscows.com baidu.com sogou.com so.com sm.cn so.toutiao.com naver.com seznam.cz com.google.android.googlequicksearchbox`,
  assistant: `chatgpt.com chat.openai.com perplexity.ai claude.ai gemini.google.com notebooklm.google.com copilot.microsoft.com
    copilot.cloud.microsoft chat.mistral.ai deepseek.com kimi.com moonshot.cn doubao.com yuanbao.tencent.com qwen.ai tongyi.com
    tongyi.aliyun.com chatglm.cn yiyan.baidu.com metaso.cn grok.com meta.ai poe.com you.com phind.com duck.ai`,
  mail: `mail.google.com com.google.android.gm outlook.live.com outlook.office.com outlook.office365.com outlook.com mail.yahoo.com
    mail.proton.me mail.qq.com exmail.qq.com mail.163.com mail.126.com mail.ru icloud.com gmx.net gmx.es gmx.fr web.de mail.aol.com
    mail.zoho.eu mail.zoho.com mail.ionos.es mail.ionos.fr webmail.free.fr mail.orange.fr laposte.net`,
  social: `linkedin.com lnkd.in com.linkedin.android x.com t.co twitter.com facebook.com messenger.com instagram.com threads.com
    threads.net bsky.app mastodon.social youtube.com tiktok.com pinterest.* reddit.com news.ycombinator.com whatsapp.com wa.me
    telegram.org t.me discord.com weixin.qq.com weibo.com weibo.cn zhihu.com xiaohongshu.com douyin.com bilibili.com douban.com`,
}

const kinds = new Map(
  Object.entries(hosts).flatMap(([kind, names]) => names.split(/\s+/).map((name) => [name, kind as Source] as const)),
)

/** The kind of visit by the host that it came from. The longest name decides, so a mailbox of a search engine is a mailbox. */
export function findSource(host: string): Source {
  if (host === '') return 'direct'
  const labels = host.toLowerCase().replace(/:\d+$/, '').split('.')
  for (const index of labels.keys()) {
    const kind = kinds.get(labels.slice(index).join('.')) ?? kinds.get(`${labels[index]}.*`)
    if (kind) return kind
    // `webmail.a-company.example`
    if (index === 0 && /^(web)?mail$/.test(labels[0] ?? '')) return 'mail'
  }
  return 'link'
}
