import { isHan } from '../text.ts'
import type { Known, MessagePack, Need } from './message-pack.ts'

const sign = ({ isCustomer }: Known, need: Need) => `${need('senderName')}
${need('senderCompany')}

${isCustomer ? `您收到这封邮件，是因为您是${need('senderCompany')}的客户。` : `您收到这封邮件，是因为您同意接收${need('senderCompany')}的邮件。`}`

export const zh: MessagePack = {
  /** The full name, which is polite to strangers, with the title if it is known: 王伟经理. */
  greet({ name, salutation, role }) {
    if (!name) return '您好：'
    const title = readTitle(role) ?? (salutation && { mr: '先生', ms: '女士', dr: '博士' }[salutation])
    return `${name}${isHan(name) ? (title ?? '') : ''}，您好：`
  },
  finish: spaceChinese,
  steps: [
    (known, need) => ({
      subject: `${need('senderCompany')}想请教${known.company || '贵公司'}一个问题`,
      body: `${known.greeting}

我是${need('senderCompany')}的${need('senderName')}。${need('offer')}

${open(known)}${known.industry && `对${known.industry}来说，第一个小项目可以是${known.idea}。`}

下周您是否方便通个 15 分钟的电话？哪天都可以。

如果不需要，回复“不用”即可，我不会再打扰。

${sign(known, need)}`,
    }),
    (known, need) => ({
      subject: `如何为${need('company')}选出第一项要自动化的工作`,
      body: `${known.greeting}

分享一个不找我也能用的方法：如何选出第一项要自动化的工作。

1. 用一周时间，记下哪些工作反复出现、各花多少时间。
2. 选一项每周耗时超过一小时、规则清楚的工作。
3. 需要判断或每次都不一样的，先不要动。

${known.industry && `对${known.industry}来说，不妨先看看这一项：${known.idea}。`}如果清单上没有一项符合，维持现状更好。

${known.deadline ? '据我的记录，贵公司有时间要求。请告诉我具体日期，我会如实说明能否做到。' : '如果希望有人一起看看这份清单，回复这封邮件即可。'}

如果不需要，回复“不用”，这就是我的最后一封邮件。

${sign(known, need)}`,
    }),
    (known, need) => ({
      subject: `${need('senderName')}的最后一封邮件`,
      body: `${known.greeting}

一直没有收到您的回复，这也算是一种答复。这是我的最后一封邮件，您无需做任何事。

${known.visits && known.city ? `以后如果需要，我也可以到${known.city}拜访。` : ''}如果${known.company || '贵公司'}以后再考虑这件事，直接回复这个邮箱即可。

感谢您的阅读。

${sign(known, need)}`,
    }),
  ],
  industries: {
    accounting: ['会计或律师事务所', '读取进项发票并按客户归档'],
    agriculture: ['农业企业', '把田间记录整理成检查所需的台账'],
    construction: ['建筑企业', '根据现场测量数据生成初步报价'],
    education: ['学校或培训机构', '回答每周重复出现的报名问题'],
    food: ['食品或餐饮企业', '把邮件和聊天里的订单汇总到一张表'],
    health: ['诊所或药店', '把取消的预约时段提供给候补患者'],
    logistics: ['物流企业', '读取送货单并与订单核对'],
    manufacturing: ['制造企业', '比较格式各不相同的供应商报价'],
    marketing: ['营销公司', '从各个来源汇总每位客户的月报'],
    property: ['房产中介', '回答关于房源的常见问题'],
    retail: ['零售企业', '让门店和网店的商品信息与库存保持一致'],
    software: ['软件企业', '给技术支持请求分类并起草第一封回复'],
    tourism: ['酒店或旅行社', '用客人的语言回答预订问题'],
  },
  sampleOffer: '我们为报价、发票和客户邮件搭建小型自动化流程，并培训团队自己使用。',
}

/** The title by which a person of that position is addressed; the longest first. */
function readTitle(role: string): string | undefined {
  return ['董事长', '总经理', '总裁', '总监', '经理', '主任', '主管'].find((title) => role.includes(title))
}

function open({ request, manual, company }: Known): string {
  if (request) return '您之前询问过这方面的情况，我就长话短说。'
  const place = company || '贵公司'
  return manual
    ? `据我的记录，${place}还有一部分工作靠手工完成，从这里入手往往最合适。`
    : `我还不确定这对${place}是否有用，所以想先请教您。`
}

/** Chinese typesetting: a space between Chinese and Latin letters or digits, as the site's own texts have it. */
function spaceChinese(text: string): string {
  return text
    .replace(/(\p{Script=Han})([\p{Script=Latin}\d])/gu, '$1 $2')
    .replace(/([\p{Script=Latin}\d%])(\p{Script=Han})/gu, '$1 $2')
}
