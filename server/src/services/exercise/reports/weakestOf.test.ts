import { weakestOf } from './weakestOf'

const tally = (subject: string, name: string, earned: number) => ({
  subject,
  name,
  right: earned,
  total: 4,
  earned,
  points: 4,
})

it('a point is worked on in the subject that lost it, whatever others call theirs', () => {
  const knowledge = [tally('301', '函数与极限', 4), tally('302', '函数与极限', 1), tally('302', '行列式', 2)]
  expect(weakestOf({ knowledge })).toEqual({ subject: '302', point: '函数与极限' })
  expect(weakestOf({ knowledge: knowledge.slice(0, 1) })).toBeNull()
})
