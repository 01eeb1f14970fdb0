import { stemWord } from './word-forms.ts'

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
