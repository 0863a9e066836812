import { chineseProblem } from './paperProblems'
import { readPaper } from './readPaper'

const wordsOf = (text: string): string[] => readPaper(text).problems.map(chineseProblem)

const TYPED = `单选 1分 4项 一、单项选择题
1-5 ABCDA  6-7 B C

多选 2
8-9 AB ＡＣＤ
主观题 10分
10
11 写出定义=4；联系材料=6`

const TABLE = `no,kind,options,marks,key,rubric,section
1-7,single,4,1,ABCDABC,,一、单项选择题
8-9,multi,4,2,AB ACD,,
10,written,,10,,,
11,written,,10,,"写出定义=4
联系材料=6",
`

it.each([
  ['typed lines', TYPED],
  ['a table', TABLE],
])('reads %s', (_, text) => {
  const { problems, sections, key, full, questions } = readPaper(text)
  expect(problems).toEqual([])
  expect({ full, questions }).toEqual({ full: 31, questions: 11 })
  expect(key).toMatchObject({ 1: 'A', 7: 'C', 8: 'AB', 9: 'ACD' })
  expect(sections.map(({ title }) => title)).toEqual(['一、单项选择题', '多项选择题', '主观题'])
  expect(sections[2]?.questions.map(({ rubric }) => rubric)).toEqual([
    [{ text: '答案正确', points: 10 }],
    [
      { text: '写出定义', points: 4 },
      { text: '联系材料', points: 6 },
    ],
  ])
})

it.each([
  ['', ['没有读到题目']],
  ['1-5 ABCDA', ['第 1 行：答案前面要先写题型和分值，例如“单选 1分”']],
  ['单选 1\n1-5 ABCD', ['第 2 行：应有 5 个答案，现有 4 个']],
  ['单选 1\n1-2 ABC', ['第 2 行：应有 2 个答案，现有 3 个']],
  ['单选 1\n1-2 A AB', ['第 2 行：第 2 题是单选，只能有一个答案']],
  ['单选 1\n1-2 A BB', ['第 2 行：第 2 题是单选，只能有一个答案']],
  ['单选 1\n1-2 AE', ['第 2 行：第 2 题只有选项 A–D']],
  ['单选 1\n1 A\n3 B', ['第 3 行：题号应从 2 接着写，现为 3']],
  ['单选 1\n1 A 答案', ['第 2 行：看不懂“答案”']],
  ['单选 0.3\n1 A', ['第 2 行：分值“0.3”有误，应为 0.5 到 100，以 0.5 递增']],
  ['主观 10\n1 定义=4；材料=5', ['第 2 行：评分点合计 9 分，应为 10 分']],
  ['主观 10\n1 定义', ['第 2 行：评分点“定义”有误，应写成“内容=分数”']],
  ['单选 0.5\n1 A', ['试卷总分 0.5 有误，应为不超过 500 的整数']],
  ['no,kind,key\n1,single,A', ['第 1 行：表头缺少 marks 列']],
  [
    'no,kind,marks,key\n1,判断,1,A\n2,single,1,',
    ['第 2 行：题型“判断”有误，只能是单选、多选或主观', '第 3 行：应有 1 个答案，现有 0 个'],
  ],
])('says what is wrong in %j', (text, words) => expect(wordsOf(text)).toEqual(words))

it('counts the lines of a table also where a cell has several', () => {
  expect(wordsOf('no,kind,marks,rubric\n1,written,10,"甲=4\n乙=6"\n3,written,5,')).toEqual([
    '第 4 行：题号应从 2 接着写，现为 3',
  ])
})
