import schools from '../../../../../content/schools.json'
import { withWholeNames } from './schoolNames'

const known = schools.map(({ name, shortNames = [] }) => ({ name, shortNames }))

test.each([
  ['北大是985吗', '北京大学是985吗', ['北京大学']],
  ['湖北大学在哪', '湖北大学在哪', ['湖北大学']],
  ['华科和华中科大是一所吗', '华中科技大学和华中科技大学是一所吗', ['华中科技大学']],
  ['国家线什么时候出', '国家线什么时候出', []],
  ['北大和清华哪个难考', '北京大学和清华大学哪个难考', ['北京大学', '清华大学']],
  ['人大跟北师大都在北京吗', '中国人民大学跟北京师范大学都在北京吗', ['中国人民大学', '北京师范大学']],
])('%s', (asked, question, named) => {
  expect(withWholeNames(asked, known)).toEqual({ question, named })
})

/** The first schools have short names; the others are a sample. */
const checked = known.filter((_, at) => at < 141 || at % 12 === 0)

const everyName = checked.flatMap(({ name, shortNames }) =>
  [name, ...shortNames].map((one) => ({ name, one })),
)

test.each(['', '分数线', '计算机', '的复试', '在哪', '怎么样', '报录比多少', '考研难吗'])(
  'every name before “%s” is that of its school',
  (behind) => {
    const lost = everyName.filter(
      ({ name, one }) => withWholeNames(`${one}${behind}`, known).named[0] !== name,
    )
    expect(lost.map(({ one }) => one)).toEqual([])
  },
)

test.each([
  '老师说的新大纲在哪下载',
  '我不太理解这道题',
  '我太理想化了怎么办',
  '每天大概学几个小时',
  '三天大概能看完一章吗',
  '复试要上交材料吗',
  '晚上交作业可以吗',
  '早上外语怎么学',
  '加大工作量行吗',
  '今年有哪些重大工程题',
  '河南师大怎么样',
  '西华师大分数线',
  '岭南大学好考吗',
  '上海大学生能考研吗',
  '清华大学出版社的参考书',
  '这本书里的贵大家都说买不起',
  '困难大不大',
  '水深大概多少',
  '收藏大图怎么看',
  '多云大风天要去考场吗',
  '全国人大有哪些职权',
  '市人大怎么监督政府',
  '人大代表怎么选',
  '大人大概什么时候来',
])('%s names no school of the list', (question) => {
  expect(withWholeNames(question, known)).toEqual({ question, named: [] })
})
