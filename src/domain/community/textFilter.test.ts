import { filterText } from './textFilter'

const words = { block: ['代考'], hold: ['加群'], except: ['现代考研'] }

it.each([
  ['今天复习了极限', 'pass'],
  ['找人 代 考，价格好说', 'block'],
  ['代·考', 'block'],
  ['现代考研的趋势', 'pass'],
  ['想加群一起学', 'hold'],
  ['加我微信 abc12345', 'hold'],
  ['看这里 www.example.com', 'hold'],
  ['138 0013 8000', 'hold'],
])('judges %s as %s', (text, kind) => {
  expect(filterText(text, words).kind).toBe(kind)
})
