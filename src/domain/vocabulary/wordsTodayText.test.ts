import { wordsTodayText } from './wordsTodayText'

const today = { planned: true, newLeft: 20, due: 35, streak: 4 }

test.each([
  [today, '新词 20 个，复习 35 个'],
  [{ ...today, newLeft: 0, due: 0 }, '今天的背完了，连续 4 天'],
  [{ ...today, planned: false }, '还没有计划，定一个从今天开始'],
])('today reads %#', (value, text) => {
  expect(wordsTodayText(value)).toBe(text)
})
