import * as v from 'valibot'
import { defineContent } from './define.ts'

/** Words of one language only; nothing is translated from them, so they are plain strings. */
const words = v.pipe(v.string(), v.nonEmpty('expected words, found none'))

const blockSchema = v.strictObject({
  /** The language that it is written in, and the only one whose pages show it. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'expected the code of a language, such as fr')),
  /** Paths without a language prefix. */
  pages: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'))), v.nonEmpty()),
  title: words,
  items: v.pipe(
    v.array(
      v.strictObject({
        title: words,
        text: words,
        /** What only the owner can confirm stays hidden until this is taken away. */
        unconfirmed: v.optional(v.literal(true)),
      }),
    ),
    v.nonEmpty(),
  ),
})

export const forReadersSchema = v.array(blockSchema)

export type ReaderBlock = v.InferOutput<typeof blockSchema>

/**
 * What readers of one language need to know and others do not: the rules of their countries, how one works together from
 * there. Each block is written in its language by somebody who knows those readers.
 */
export const forReaders: ReaderBlock[] = defineContent('content/for-readers.ts', forReadersSchema, [
  {
    language: 'fr',
    pages: ['/ai-training', '/corporate'],
    title: 'Vous êtes en France, en Belgique ou en Suisse',
    items: [
      { title: 'Où ?', text: 'À distance, où que vous soyez.' },
      {
        title: 'En présentiel hors d’Espagne',
        text: 'Sur demande, frais de déplacement indiqués dans le devis.',
        unconfirmed: true,
      },
      {
        title: 'En français ?',
        text: 'Les sessions se tiennent en espagnol ou en anglais. Les échanges avant et après peuvent se faire en français, et vos documents peuvent être en français.',
      },
      {
        title: 'OPCO, CPF',
        text: 'Un financement par votre OPCO ou par le CPF suppose un organisme certifié Qualiopi. Demandez avant de réserver si c’est le cas ; sans cela, la formation se paie sur votre budget.',
      },
      {
        title: 'Facture',
        text: 'Elle vient d’Espagne. Entre entreprises de l’UE assujetties à la TVA, l’autoliquidation s’applique en règle générale ; votre comptable confirme.',
      },
      {
        title: 'Données',
        text: 'RGPD, et un contrat de sous-traitance (article 28) signé avant le premier fichier qui contient des données personnelles.',
      },
      { title: 'Hébergement', text: 'Des outils hébergés dans l’UE si vous le demandez.', unconfirmed: true },
    ],
  },
  {
    language: 'fr',
    pages: ['/corporate'],
    title: 'Représentants du personnel',
    items: [
      {
        title: 'Faut-il informer le CSE ?',
        text: 'En France, l’introduction d’une nouvelle technologie peut demander une consultation du CSE. Parlez-en à votre service juridique avant le pilote ; je fournis la description de l’outil et de ses usages.',
      },
    ],
  },
  {
    language: 'fr',
    pages: ['/services/medical-ai'],
    title: 'Vous exercez en France',
    items: [
      {
        title: 'Hébergement',
        text: 'L’hébergement de données de santé demande un hébergeur certifié HDS ; c’est le premier point à vérifier avant un pilote.',
      },
    ],
  },
  {
    language: 'fr',
    pages: ['/services/ai-funding-grants'],
    title: 'Votre entreprise est en France, en Belgique ou en Suisse',
    items: [
      {
        title: 'Ce qui vous est ouvert',
        text: 'L’EIC Accelerator et Horizon Europe (pour la Suisse, selon son statut d’association). Les aides nationales, comme celles de Bpifrance, ne font pas partie de ce service.',
        unconfirmed: true,
      },
    ],
  },
  {
    language: 'zh',
    pages: ['/contact', '/locations/online'],
    title: '用中文怎么合作',
    items: [
      {
        title: '沟通',
        text: '可以用中文写邮件和留言，我用中文回复；上课用西班牙语或英语，也可以自带翻译，请在报价前说明，时间要多留一些。',
      },
      { title: '材料', text: '学员自己的中文文件、表格和提示词都可以拿来练习，只要在场有人读得懂。' },
      {
        title: '时差',
        text: '马德里比北京晚 7 小时，夏令时期间（3 月底至 10 月底）晚 6 小时。马德里上午 9:00–12:00 的课，北京是 16:00–19:00（冬）或 15:00–18:00（夏）。',
      },
      {
        title: '工具',
        text: '人在中国大陆的学员打不开 Google Meet、Colab、ChatGPT 和 WhatsApp，线上课改用 Microsoft Teams，练习改在自己电脑的 Jupyter Notebook 里做；模型可用 Qwen、DeepSeek 等开放权重模型。',
        unconfirmed: true,
      },
      { title: '报价', text: '先给书面报价，写明含哪些税费。' },
      { title: '发票与付款', text: '开具西班牙发票（factura），欧元银行转账。', unconfirmed: true },
    ],
  },
])
