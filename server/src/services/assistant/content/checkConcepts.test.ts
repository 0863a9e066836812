import { Content } from '../../../authoring/Content'
import { checkConcepts } from './checkConcepts'

const brush = (query: object) => ({ route: 'exercisesBrushTopic', query })
const problemsOf = (passage: object, source = 'concept') =>
  checkConcepts(
    new Content({
      questions: new Map([['maths', { subject: '301', questions: [{ point: '重积分' }] }]]),
      knowledge: new Map([['maths', { source, passages: [{ key: 'one', body: '面积。', ...passage }] }]]),
    }),
  ).map(({ file, path, reason }) => `${file} ${path}: ${reason}`)

test('a sound concept has no problem', () => {
  const body = '当 $x\\to0$ 时看 `code`：\n\n$$\\frac12$$\n\n| $a$ | b |\n| --- | --- |\n| c | \\(d\\) |'
  expect(problemsOf({ body, link: brush({ subject: '301', point: '重积分', kind: 'practice' }) })).toEqual([])
})

test.each([
  ['in a line', '看 $\\frac{$ 这里', 'the formula $\\frac{$ does not compile'],
  ['alone', '$$\\nosuch x$$', 'the formula $$\\nosuch x$$ does not compile'],
  ['in a list', '- 甲\n- \\(\\frac{\\)', 'the formula \\(\\frac{\\) does not compile'],
  ['in a table', '| a |\n| --- |\n| $\\frac{$ |', 'the formula $\\frac{$ does not compile'],
  ['that nothing closes', '看 $x 这里', 'a $ opens a formula that nothing closes: 看 $x 这里'],
])('a formula %s that is not drawn is named', (_, body, reason) => {
  expect(problemsOf({ body })).toEqual([`knowledge/maths.json one: ${reason}`])
})

test.each(['** 注意 **看', '- **注意：看', '| a |\n| --- |\n| b** |'])(
  'stars that are left over are named: %j',
  (body) => {
    expect(problemsOf({ body }, 'help')).toEqual([
      expect.stringMatching(/^knowledge\/maths\.json one: \*\* opens or closes nothing: /),
    ])
  },
)

test('stars of code and of emphasis are none', () => {
  expect(problemsOf({ body: '`a**b`，**注意：**看\n\n```\n2**3\n```' }, 'help')).toEqual([])
})

test('help may speak of money', () => {
  expect(problemsOf({ body: '一共 $5' }, 'help')).toEqual([])
})

test.each([
  [{ subject: '999', point: '重积分' }, 'there is no question of a subject 999'],
  [{ subject: '301', point: '重积份' }, '301 has no question of 重积份'],
])('a link to exercises that are not there is named: %j', (query, reason) => {
  expect(problemsOf({ link: brush(query) }, 'help')).toEqual([`knowledge/maths.json one: ${reason}`])
})
