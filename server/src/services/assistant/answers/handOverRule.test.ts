import safety from '../../../../../content/assistant-safety.json'
import { personAnswer } from './handOverRule'

const complains = (question: string): boolean =>
  personAnswer(question, safety, { rule: undefined, now: 0 })?.markdown.includes(
    safety.person.complaint.text,
  ) ?? false

test.each([
  '我要投诉',
  '我要投诉打电话的老师',
  '投诉！',
  '退钱！你们不给我退',
  '我要去法院起诉你们',
  '举报老师',
  '你们是骗子吧',
  '骗子',
  '老师骗人',
  '研途虚假宣传',
  '退款不给我退',
  '钱一直不退怎么回事',
  '客服说不退款',
  '我打 12315 了',
  '我被骗了',
])('%s complains', (question) => {
  expect(complains(question)).toBe(true)
})

test.each([
  '诈骗和盗窃的区别',
  '民事欺诈的构成要件是什么',
  '欺诈和胁迫订立的合同效力',
  '被骗签的合同能撤销吗',
  '消费者协会的性质',
  '骗人用英语怎么说',
  '课程不退款的情况有哪些',
  '你们哪些情况下不退款',
  '圆周率 0.123151',
  '123150 的质因数',
  '虚假宣传的法律责任',
  '投诉电话是多少',
  '投诉打什么电话',
  '诈骗罪怎么认定',
  '怎么防骗',
])('%s does not', (question) => {
  expect(complains(question)).toBe(false)
})
