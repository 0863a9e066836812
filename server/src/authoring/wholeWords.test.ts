import { askedOf } from './termsOf'
import { isElsewhere } from './wholeWords'

test.each([
  ['在职考研', ['在职', '考研']],
  ['准考证什么时候打印', ['准考证', '打印']],
  ['复试和初试', ['复试', '初试']],
])('%s is cut into words of the exam', (question, words) => {
  expect(askedOf(question).words).toEqual(words)
})

test.each([
  ['提高数学成绩', '高数'],
  ['曲线代入方程', '线代'],
  ['现在职业规划', '在职'],
  ['中国考研人数', '国考'],
])('%s holds no %s', (question, word) => {
  expect(askedOf(question).words).not.toContain(word)
})

test.each(['公务员', '雅思', '教资', '法考', 'cpa', '国考'])('%s is of elsewhere', (word) => {
  expect(isElsewhere(word)).toBe(true)
})

test.each(['考研', '四级', '二战'])('%s is not', (word) => {
  expect(isElsewhere(word)).toBe(false)
})
