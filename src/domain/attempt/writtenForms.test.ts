import { writtenForms } from './writtenForms'

test.each([
  [['sqrt(2)/4', '√2/4'], '√2/4'],
  [['pi/4'], 'π/4'],
  [['2*sqrt(x+1)'], '2·√(x+1)'],
  [['(1-ln(2))/2'], '(1-ln(2))/2'],
  [['0.5', '1/2'], '0.5 或 1/2'],
  [['spine'], 'spine'],
])('%s is written %s', (accepts, text) => {
  expect(writtenForms(accepts)).toBe(text)
})
