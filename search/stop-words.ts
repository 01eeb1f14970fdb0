import type { Locale } from '../locales/locales.ts'
import { memoize } from '../memoize.ts'
import { foldLetters } from './fold-letters.ts'
import { stemWord } from './tokenize.ts'

/** Words without a meaning of their own in a question, without accents. */
export const stopWords: Partial<Record<Locale, string>> = {
  en: `a about after again all already also am an and another any anybody anyone anything are as at away be because been before being but by
    can cannot could d did do does doing done don each either else etc even ever every for from further get gets getting give given
    go goes going gonna got had has have having he her here hers him his how however i if in instead into is it its itself just know
    let like likely ll look lot m make makes many may maybe me might mine more most much must my myself need needs neither no nor not of off
    oh ok on once one ones only onto or other others otherwise our ours out over own per perhaps please possible possibly quite rather
    re really right s same say says shall she should simply since so some somebody someone something soon still such sure t take takes
    tell than that the their them themselves then there these they thing things think this those though through to together too
    toward under until up upon us use used using ve very via want wants was way we well were what whatever when where whether which
    while who whole whom whose why will wish with within without wondering would yet you your yours yourself`,
  es: `a acaso ademas ahi ahora al algo alguien algun alguna algunas alguno algunos alli antes aqui asi aun aunque bien bueno buenas cada casi
    claro como con contra cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos da dais dan dar das de deberia debo debe
    decir dejar del demas desde despues dime donde durante e el ella ellas ello ellos en entonces entre era eran eres es esa esas ese eso
    esos esta estaba estado estais estamos estan estar estas este esto estos estoy etc existe favor fue fuera gracias gustaria ha habeis
    haber habia haceis hacen hacer haces hago hace hacia han has hasta hay he hecho hola igual igualmente incluso ir jamas junto la las le
    les lo los luego llegado mas me mejor menos mi mia mientras mio mis misma mismas mismo mismos modo mucha muchas mucho muchos muy
    nada nadie necesita necesitamos necesito ni ningun ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros nunca o os
    otra otras otro otros para parte pero poco podeis podemos poder podre podria podriais podrian por porque posible pues pueda pueden
    puedes puedo puede que queda quedan querer queria quien quienes quiere quieren quiero quisiera realmente respecto sabe sabeis saber
    se sea sean segun ser seria si sido siempre sigue sin sino sobre sois solo somos son soy su sus suya suyo tal tambien tampoco tan
    tanto te tendria teneis tenemos tener tengo tenia ti tiene tienen tienes toca toda todas todavia todo todos tras tu tus tuya tuyo
    u un una unas uno unos usa usan usar uso usted ustedes va vais vamos van vas vaya veces ver vez vosotros voy vuestra vuestras
    vuestro vuestros y ya yo`,
  fr: `a afin ai ainsi aller alors apres as assez au aucun aucune aujourd auquel aura aussi autant autre autres aux avait avant avec avez
    avoir avons ayant beaucoup bien bon bonjour c ca car ce ceci cela celle celles celui ces cet cette ceux chacun chaque chez chose ci
    combien comme comment compte d dans de deja depuis derriere des dire dit dois doit doivent donc dont du elle elles en encore entre
    es est et etaient etait etant etc ete etes etre eu eux existe faire fais fait faites faudra faudrait faut fera font grace hui ici il
    ils j jamais je jusqu l la le lequel les leur leurs lors lorsque lui m ma mais me meme memes merci mes met mettre mieux moi moins
    mon n ne ni niveau non nos notre nous on ont ou oui par parce parfois part pas passe pendant peu peut peuvent peux plait plus
    plusieurs plutot possible pour pourquoi pourrais pourrait pourrez pouvez pouvons propos pu puis puisque qu quand que quel quelle
    quelles quelqu quelque quelques quels qui quoi rien s sa sais sans sauf savoir se selon sera serait serez seriez ses seul
    seulement si soi soit sommes son sont sous souvent suis sur surtout t ta tant te tel telle tes toi ton toujours tous tout toute
    toutes tres trop tu un une utiliser va vais vas venir vers veut veux voila voir vont vos votre voudrais voulez vous vraiment vu y`,
  zh: `的 了 吗 呢 吧 啊 我 你 您 他 她 它 我们 你们 他们 它们 咱们 大家 自己 在 是 有 和 与 及 或 或者 还是 就 都 也 很 再 又 更 最 要 会 能
    可 想 去 来 到 说 看 对 把 被 让 给 用 做 好 多 少 几 个 这 那 哪 这个 那个 哪个 这些 那些 这里 那里 什么 怎么 怎样 怎么样 如何 为什么 哪些
    哪里 哪儿 可以 能不能 是不是 有没有 可不可以 会不会 要不要 行不行 多久 什么样 什么时候 请问 需要 想要 应该 可能 几个 是否 能否 关于 告诉 以及 没有
    提供 知道 一个 一下 一些 一点 有人 别人 我的 你的 只是 已经 现在 时候 还有 还 必要 直接 不 没 从 向 为 以 之 所 其 等 后 前 里 上 下 中
    过 着 得 地 们 每 先 完 老是 检查一下 东西 里面 问 吗 谁 请 找 叫 跟 会 干 种 才 只 该 成 将 则`,
}

const readWords = memoize((locale: Locale) => {
  const all = (stopWords[locale] ?? '').split(/\s+/)
  return new Set(all.flatMap((word) => [foldLetters(word), stemWord(word, locale)]))
})

/** Tells if a term of the index has no meaning of its own in a query. */
export function isStopWord(term: string, locale: Locale): boolean {
  return readWords(locale).has(term)
}
