import { experienceOf, experienceProblems, textsOf } from './experienceFields'

const texts = {
  title: '没有论文，靠课程项目进组',
  field: '数学',
  isAnonymous: 'yes',
  school: '理工 211',
  major: '应用数学',
  rank: '3',
  cohort: '80',
  entry: '2027',
  gpa: '',
  english: '六级 530',
  research: '',
  awards: '',
  offers: '某 985 数学学院\n\n某 211 统计学院',
  timeline: '6 月：投了 12 个夏令营\n9 月:系统填报',
  advice: '排名证明提前两周办',
}

it('reads lists line by line, and a step by its colon', () => {
  const { body } = experienceOf(texts)
  expect(body.offers).toEqual(['某 985 数学学院', '某 211 统计学院'])
  expect(body.timeline).toEqual([
    { when: '6 月', text: '投了 12 个夏令营' },
    { when: '9 月', text: '系统填报' },
  ])
  expect(experienceProblems(texts)).toEqual({})
})

it('gives the same post again out of its texts', () => {
  const post = experienceOf(texts)
  expect(experienceOf(textsOf(post))).toEqual(post)
})

it.each([
  [{ timeline: '六月投了夏令营' }, 'timeline', '第 1 行请写成“时间：做了什么”，时间最多 12 个字'],
  [{ rank: '90' }, 'cohort', '总人数不能少于名次'],
  [{ offers: '' }, 'offers', '请至少写一行'],
  [{ entry: '27' }, 'entry', '请填写四位年份，例如 2027'],
  [{ advice: '一\n二\n三\n四\n五\n六\n七\n八\n九' }, 'advice', '最多 8 行，现在是 9 行'],
])('names what is wrong with %j', (change, name, problem) => {
  expect(experienceProblems({ ...texts, ...change })).toEqual({ [name]: problem })
})
