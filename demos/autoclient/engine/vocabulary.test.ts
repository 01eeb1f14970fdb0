import { expect, test } from 'vitest'
import { createTermFinder, findIndustry, findSeniority, findSignal, type Signal, signalTerms } from './vocabulary.ts'

test('a term is found in the words of the text, whatever their case and accents', () => {
  expect(createTermFinder(['automat*'])('La AUTOMATIZACIÓN urge')).toBe('AUTOMATIZACIÓN')
  expect(createTermFinder(['excel'])('an excellent shop')).toBeUndefined()
  expect(createTermFinder(['手工'])('目前手工录入订单')).toBe('手工')
  expect(createTermFinder([])('anything')).toBeUndefined()
})

test('a term with signs of a pattern is only itself', () => {
  expect(createTermFinder(['c++ (old)'])('ccc old')).toBeUndefined()
})

test.each([
  ['Gestoría y asesoría fiscal', 'accounting'],
  ['Industria metalúrgica', 'manufacturing'],
  ['Transport routier', 'logistics'],
  ['酒店', 'tourism'],
  ['Real estate', 'property'],
  ['Petit commerce', 'retail'],
])('%s belongs to %s', (text, industry) => {
  expect(findIndustry(text)).toBe(industry)
})

test('an industry that no list knows is unknown', () => {
  expect(findIndustry('Funeral services')).toBeUndefined()
})

test.each([
  ['CEO', 'executive', 'CEO'],
  ['Assistant to the CEO', 'staff', 'Assistant'],
  ['Directora general', 'executive', 'Directora general'],
  ['Directora de marketing', 'manager', 'Directora'],
  ['Gérante', 'executive', 'Gérante'],
  ['副总经理', 'executive', '总经理'],
  ['采购经理', 'manager', '经理'],
  ['Técnico de compras', 'staff', 'Técnico'],
])('%s is %s, because of “%s”', (role, seniority, quote) => {
  expect(findSeniority(role)).toEqual({ seniority, quote })
})

test.each([
  ['manual', 'Pasan los pedidos a mano cada tarde', 'a mano'],
  ['request', 'A demandé un rappel', 'A demandé'],
  ['deadline', '预算已批，等报价', '预算已批'],
  ['supplier', 'They have no budget until May', 'no budget'],
] as const)('%s is heard in “%s”', (signal, notes, quote) => {
  expect(findSignal(signal, notes)).toBe(quote)
})

test.each([
  ['deadline', 'No es urgente'],
  ['deadline', 'Not that urgent, call in May'],
  ['manual', 'Nothing is done without spreadsheets? No: no more spreadsheets'],
  ['request', '对方不感兴趣'],
] as const)('%s is not heard where it is denied: “%s”', (signal, notes) => {
  expect(findSignal(signal, notes)).toBeUndefined()
})

test('every term of a signal finds itself', () => {
  const deaf = (Object.keys(signalTerms) as Signal[]).flatMap((signal) =>
    signalTerms[signal].filter((term) => !findSignal(signal, term.replace('*', ''))),
  )
  expect(deaf).toEqual([])
})
