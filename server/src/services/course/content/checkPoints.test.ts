import { Content } from '../../../authoring/Content'
import { checkPoints } from './checkPoints'

const card = { cardId: 'limit-1', front: '极限？', back: '零。' }
const problemsOf = (...points: readonly object[]) =>
  checkPoints(
    new Content({
      points: new Map([['maths', { chapters: [{ title: '极限', points }] }]]),
      outlines: new Map([['math', [{ lessons: [{ lessonId: '004' }] }]]]),
    }),
  )
const point = { pointId: 'limit', text: ['先化简。'], lessons: ['math:004'], cards: [card] }
const file = 'points/maths.json'

test('a point whose lessons are there has no problem', () => {
  expect(problemsOf(point)).toEqual([])
})

test('an id that stands twice and a lesson that no outline has are named', () => {
  const twice = problemsOf(point, { ...point, lessons: ['math:9'] })
  expect(twice.map(({ path }) => path)).toEqual(['limit', 'limit-1', 'limit'])
  expect(twice[2]).toEqual({ file, path: 'limit', reason: 'there is no lesson math:9' })
})

test('a formula that does not compile is named, in the text and on either side of a card', () => {
  const wrong = String.raw`$\frac{1$`
  const reason = String.raw`the formula $\frac{1$ does not compile`
  const cases = [
    { ...point, text: [wrong] },
    { ...point, cards: [{ ...card, front: wrong }] },
    { ...point, cards: [{ ...card, back: wrong }] },
  ]
  expect(cases.map((one) => problemsOf(one))).toEqual(cases.map(() => [{ file, path: 'limit', reason }]))
})
