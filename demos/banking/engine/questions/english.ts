import type { Vocabulary } from './vocabulary.ts'

export const english: Vocabulary = {
  measures: {
    subscriptions: 'subscriptions, subscription, memberships, what am i subscribed to',
    recurring:
      'recurring, recurring payments, regular payments, standing orders, direct debits, fixed costs, fixed expenses, comes back, bills',
    largest: 'biggest, largest, highest, most expensive, dearest, maximum, top',
    average:
      'average, on average, averages, mean, typical, usually, monthly average, average per month, per month on average',
    count: 'how many, how often, number of, count, how many times',
    byCategory:
      'by category, per category, by categories, for each category, categories, what on, where does my money go, breakdown',
    byMonth: 'by month, per month, month by month, for each month, monthly, each month, every month',
    list: 'list, show, show me, which, movements, transactions, payments, purchases, what were',
    net: 'save, saved, saving, net, left over, difference, balance of the month, surplus, savings rate',
    balance:
      'balance, account balance, how much do i have, how much money do i have, how much is in my account, current balance',
    total: 'how much, total, sum, in total, altogether, amount, what did, what have',
  },
  directions: {
    out: `
    spend, spent, spending, pay, paid, expense, expenses, cost, costs, expenditure, outgoings, purchase, went out,
    outgoing`,
    in: 'earn, earned, earnings, income, receive, received, get paid, got paid, came in, incoming, revenue',
  },
  categories: {
    salary: 'salary, salaries, wage, wages, pay slip, paycheck, payroll',
    otherIncome: 'other income, refunds, refund, benefits',
    housing: 'housing, rent, mortgage, home, flat',
    utilities: 'utilities, electricity, power, water, gas, energy',
    telecom: 'phone and internet, telecom, phone, internet, mobile, broadband',
    groceries: 'groceries, grocery, supermarket, supermarkets, food, food shopping',
    restaurants:
      'bars and restaurants, restaurants, restaurant, eating out, bars, cafes, coffee, takeaway, takeaways, dining',
    transport: `
    transport, transportation, fuel, petrol, gas station, car, public transport, parking, taxi, taxis`,
    health: 'health, pharmacy, doctor, dentist, medicine',
    insurance: 'insurance, insurances',
    subscriptions: 'streaming, media subscriptions, digital subscriptions',
    shopping: 'shopping, shops, clothes, clothing, electronics, online shopping',
    leisure: 'leisure, entertainment, cinema, sport, sports, gym, fun, hobbies',
    travel: 'travel, trips, trip, holiday, holidays, vacation, hotels, flights',
    education: 'education, school, school meals, university, courses, training',
    taxes: 'taxes, tax',
    fees: 'bank fees, fees, fee, commissions, bank charges',
    cash: 'cash, cash withdrawals, withdrawals, atm',
    other: 'other expenses, other, miscellaneous',
    transfers: 'transfers, own transfers, savings, savings account',
  },
  months: [
    'january, jan',
    'february, feb',
    'march, mar',
    'april, apr',
    'may',
    'june, jun',
    'july, jul',
    'august, aug',
    'september, sep, sept',
    'october, oct',
    'november, nov',
    'december, dec',
  ],
  quarters: [
    'first quarter, 1st quarter, q1',
    'second quarter, 2nd quarter, q2',
    'third quarter, 3rd quarter, q3',
    'fourth quarter, 4th quarter, q4',
  ],
  periods: {
    thisWeek: 'this week',
    lastWeek: 'last week, previous week',
    thisMonth: 'this month, current month',
    lastMonth: 'last month, previous month',
    thisYear: 'this year, the year, of the year, current year, so far this year',
    lastYear: 'last year, previous year',
    allTime: 'ever, all time, in all, overall, so far, always',
  },
  lastMonths: 'last # months, past # months, previous # months, last # month',
  lastDays: 'last # days, past # days, previous # days',
  limit:
    'top #, # biggest, # largest, # highest, # most expensive, biggest expenses, largest expenses, highest expenses, biggest purchases, biggest payments',
  above: 'over #, above #, more than #, greater than #, at least #',
  below: 'under #, below #, less than #, at most #',
  from: 'from, since',
  between: 'between',
  to: 'to, until, till, through',
  numbers: { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  skip: `
    compare, compared, versus, vs, i, we, me, my, our, you, did, do, does, have, has, had, was, were, is, are, be,
    been, the, a, an, on, in, at, for, of, and, to, from, with, it, s, what, whats, when, where, money, euros, euro,
    pounds, pound, dollars, eur, gbp, usd, please, tell, give, can, could, there, that, this, all, during, go, went,
    single, one, much, each, per, month, by, account, accounts, out, made, make, got, get`,
}
