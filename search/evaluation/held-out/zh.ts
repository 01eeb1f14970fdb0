import type { QuestionSet } from '../question-set.ts'

export const questions: QuestionSet = {
  answerable: [
    {
      question: 'AI灵敏度有九成，怎么报警大多还是假的？',
      pages: ['/blog/reading-radiology-ai-papers'],
      words: ['误报'],
    },
    { question: '我们自己请翻译陪着听课行不行？', pages: ['/contact', '/locations/online'], words: ['自带翻译'] },
    {
      question: '模型和数据能不能放在我们自己的机房',
      pages: ['/services/rag-langchain', '/services/advanced-ai'],
      words: ['本地部署'],
    },
    { question: '没有公司，我自己一个人能报名吗', pages: ['/ai-training#faq-individuals'], words: ['单独上课'] },
    {
      question: '西班牙政府那个数字化券现在还能领吗？',
      pages: ['/services/ai-funding-grants', '/rules#kit-digital-window'],
      words: ['2025 年 10 月 31 日'],
    },
    { question: '夏天去马略卡岛讲课要提前多久说', pages: ['/locations/spain'], words: ['三周'] },
    {
      question: '你们跟孵化器熟不熟，能保证录取吗',
      pages: ['/services/accelerator-readiness'],
      words: ['独立于所有加速器'],
    },
    { question: '二三月去巴塞罗那上课方便吗？', pages: ['/locations/barcelona'], words: ['酒店又满又贵'] },
    { question: '一个班最多坐多少人', pages: ['/services/prompt-engineering'], words: ['具体人数写在报价里'] },
    { question: '打开网站怎么没弹出要我点同意的窗口', pages: ['/cookies', '/privacy'], words: ['不做跟踪'] },
    {
      question: '满意度九成多，这数字怎么来的？',
      pages: ['/evidence', '/', '/corporate', '/ai-training'],
      words: ['94%'],
    },
    {
      question: '产品在展会上亮过相了，现在去申请专利还来得及吗',
      pages: ['/services/ai-ip-patents'],
      words: ['宽限期'],
    },
    { question: '参加训练营的人里至少几个要会写程序？', pages: ['/services/agents-automation'], words: ['两名学员'] },
    {
      question: '员工上班忙，数据分析课每星期要花多少时间',
      pages: ['/services/data-science-training'],
      words: ['每周两次课'],
    },
    {
      question: '一个人做自媒体，要买哪些软件会员？',
      pages: ['/services/no-code-ai'],
      words: ['付费助手'],
    },
    {
      question: '打听同行的价格会不会违法',
      pages: ['/services/ai-competitive-research'],
      words: ['公开信息'],
    },
    {
      question: '银行助手要不要我的网银密码',
      pages: ['/case-studies/banking-assistant', '/projects'],
      words: ['银行'],
    },
    {
      question: '开会录音让AI整理，要先问过大家吗？',
      pages: ['/tasks#minutes', '/#task-minutes'],
      words: ['同意'],
    },
    {
      question: '有没有研究说用AI写作业反而考得更差',
      pages: ['/blog/ai-homework-rules-for-families'],
      words: ['17%'],
    },
    { question: '没收到确认邮件怎么办', pages: ['/book#next-confirm'], words: ['垃圾邮件'] },
  ],
  unanswerable: [
    '公司在巴塞罗那的营业执照号是多少',
    '买十人以上打几折？',
    '可以先免费试听一节吗',
    '教小孩学编程机器人吗？',
    '上课管午饭吗',
    '学员里有华为的人吗',
    '有没有视频号或者播客？',
    '报价单几天内有效',
    '教室轮椅能进吗？',
    '能给我们开培训结业的学历证明吗',
  ],
  wrongPremise: [
    {
      question: '你们抓取的Airbnb房源数据多久更新一次？',
      pages: ['/services/airbnb-analytics', '/case-studies/airbnb-intelligence'],
      words: ['抓取'],
    },
    {
      question: '为什么订阅邮件要统计我点了哪些链接',
      pages: ['/newsletter#promises-measuring', '/privacy#purposes-3'],
      words: ['链接'],
    },
    {
      question: '两天训练营做出来的智能体，可以直接放进我们公司用吧',
      pages: ['/services/agents-automation'],
      words: ['几周时间'],
    },
    { question: 'CryptoAgent替我买币，手续费多少？', pages: ['/projects'], words: ['不连接任何交易所'] },
    {
      question: 'RadiologyAI看片子看错了算谁的责任',
      pages: ['/case-studies/radiology-ai'],
      words: ['不看影像'],
    },
  ],
  otherLanguage: [
    {
      question: 'Is a Barcelona session different from an online one?',
      pages: ['/locations/barcelona'],
      words: ['节奏不同'],
    },
    {
      question: '¿Tiene la empresa que cumplir VERI*FACTU en 2027?',
      pages: [
        '/services/business-automation#faq-verifactu',
        '/rules#verifactu-companies',
        '/blog/automating-invoices-without-losing-control',
      ],
      words: ['2027 年 1 月 1 日'],
    },
  ],
  misspelt: [
    { question: '竞品研九要做几填', pages: ['/services/ai-competitive-research'], words: ['9 个工作日'] },
    { question: '无账碍声明里有没有手雨版', pages: ['/accessibility'], words: ['手语版'] },
  ],
}
