import { awardChoices } from './awardChoices'

test.each([
  [1, ['不得分', '满分 1']],
  [3, ['不得分', '1 分', '2 分', '满分 3']],
  [2.5, ['不得分', '0.5 分', '1 分', '1.5 分', '2 分', '满分 2.5']],
])('a line of %d points is awarded in a tap', (points, texts) => {
  expect(awardChoices(points).map(({ text }) => text)).toEqual(texts)
})
