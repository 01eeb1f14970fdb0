// Words that visitors type, in whatever language, beside the words that the pages use. The search is the only reader.

/** The subjects of the whole site: beside other words of a query they say little. */
export const topic = [
  'AI',
  'artificial intelligence',
  'IA',
  'inteligencia artificial',
  'intelligence artificielle',
  '人工智能',
  '人工智慧',
]

/** Words of questions about money and time: under an answer to them stands the way to an appointment. */
export const moneyAndTime = [
  'price, cost, fee, rate, charge, pay, budget, how much, expensive, when, how long, how soon, date, day, week, start, available',
  'precio, coste, tarifa, cuesta, cuánto, cobráis, pagar, presupuesto, cara, cuándo, duración, dura, fecha, días, semanas, empezar, disponibilidad',
  'prix, coût, tarif, coûte, combien, payer, budget, cher, quand, durée, dure, date, jours, semaines, commencer, disponibilités',
  '價格, 費用, 多少錢, 收費, 報價, 預算, 什麼時候, 幾天, 幾週, 開始',
  '价格, 费用, 多少钱, 收费, 报价, 付款, 预算, 什么时候, 多久, 几天, 几周, 日期, 开始, 有空',
].flatMap((words) => words.split(', '))
