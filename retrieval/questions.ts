import { foldAccents, stemWord } from './word-forms.ts'

/** Words that make a question and say nothing of what is asked. */
const words = [
  'about any anything could did does doing find get give has have having if just know let like many may might must need no',
  'not offer one please provide really shall should so some someone something tell than that their them then there these they',
  'this those use using want was were whether while would whom whose',
  'algo alguien alguna algun algunas algunos cuando cuanta cuantas cuanto cuantos cual cuales da dais das dan dar decir',
  'deberia dime donde estan estoy existe fue ha hace hacen hacer haces has hay he ja me necesita necesito ni ofrece ofreces',
  'os podeis podemos poder podria puede pueden puedo que quien quiero quiere saber ser si sin sobre solo son soy tengo tiene',
  'tienen tienes tras usa usas va vais vas ya yo',
  'ai aller as aux avoir avez ca car cela combien comme depuis dit donc dois doit elle elles est etre existe faire fait faites',
  'faut il ils je jai lorsque lui meme moi ne ni non offrez on ont ou peut peux peuvent plus possible pouvez proposez puis quand',
  'que quels quelles quoi sans savoir serait si soit suis tu veux voudrais voulez vais va y',
]

const questionWords = new Set(
  words
    .flatMap((line) => line.split(' '))
    .flatMap((word) => [word, stemWord(word, 'en'), stemWord(word, 'es'), stemWord(word, 'fr')]),
)

const chineseWords = new Set(
  '能不能 是不是 有没有 可不可以 会不会 多久 什么样 什么时候 哪里 哪儿 哪个 哪一 请问 需要 想要 应该 可能 吗 呢 为什么 怎么样 怎么办 多少 几个 是否 能否 关于 告诉 我们 你们 他们 它们 这个 那个 这些 那些 以及 或者 还是 没有 提供 知道'.split(
    ' ',
  ),
)

/** @param term of the index: "doe" for "does" */
export function isQuestionWord(term: string): boolean {
  return questionWords.has(term) || chineseWords.has(term)
}

/** Whether somebody asks and does not look for a name: by a mark, a first word, or the length of a sentence. */
export function isQuestion(query: string): boolean {
  const text = query.trim()
  if (/[?？¿]/.test(text)) return /[\p{L}\p{N}]{2}|\p{Script=Han}/u.test(text)
  if (/\p{Script=Han}/u.test(text)) return chineseStarts.test(text) || text.length >= 9
  const [first = '', ...others] = foldAccents(text.toLowerCase()).split(/[\s’']+/)
  return others.length >= 3 || (others.length > 0 && firstWords.has(first))
}

const chineseStarts =
  /什么|怎么|怎样|如何|为什么|哪|多少|多久|多长|几|谁|能不能|可不可以|是不是|有没有|可以|能否|是否|吗$|呢$/

const firstWords = new Set(
  [
    'what when where which who whose why how can could do does did is are will would should may',
    'que quien quienes cual cuales cuando cuanto cuanta cuantos cuantas como donde puedo puede podeis podemos hay es tiene',
    'qu que quoi qui quel quelle quels quelles quand comment combien pourquoi ou est peut peux pouvez faites avez puis',
  ].flatMap((line) => line.split(' ')),
)
