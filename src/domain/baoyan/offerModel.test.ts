import { percentOf } from './gpa'
import { difficultyOf, fitOffers, likeCases, offerBandOf, offerChance, type OfferCase } from './offerModel'
import { offerMoves } from './offerMoves'
import { emptyProfile, profileProblems, scoresOf, totalOf } from './profile'

const profile = {
  ...emptyProfile,
  level: 2,
  gpa: 88,
  rank: 5,
  cohort: 100,
  english: 520,
  research: 2,
  awards: 1,
}
const cases: OfferCase[] = Array.from({ length: 200 }, (_, no) => {
  const rank = 1 + ((no * 7) % 50)
  const difficulty = no % 9
  return {
    scores: scoresOf({ ...profile, rank }),
    difficulty,
    offered: rank < 60 - difficulty * 6,
  }
})
const rules = { reachFrom: 0.15, matchFrom: 0.4, safetyFrom: 0.7, fewestCases: 8 }

describe('grades', () => {
  test.each([
    [4.0, '4.0', 90],
    [3.7, '4.0', 85],
    [3.5, '5', 85],
    [88, '100', 88],
    [0.5, '4.3', 60],
  ] as const)('%p of %s is %p percent', (gpa, scale, percent) => {
    expect(percentOf(gpa, scale)).toBeCloseTo(percent)
  })
})

describe('the offer model', () => {
  const model = fitOffers(cases)

  test('gives less for harder schools and more for a better rank', () => {
    const at = (difficulty: number, rank = 5) =>
      offerChance(model, scoresOf({ ...profile, rank }), difficulty)
    expect(at(8)).toBeLessThan(at(2))
    expect(at(6, 40)).toBeLessThan(at(6, 2))
  })

  test('has no band without like cases', () => {
    const far = scoresOf({ ...emptyProfile, level: 0, gpa: 61, rank: 99, cohort: 100, english: 0 })
    const like = likeCases(cases, far, 8)
    expect(offerBandOf(0.9, like, rules)).toBe('insufficient')
    expect(offerBandOf(0.9, 50, rules)).toBe('safety')
  })

  test('names the changes that help, the best first', () => {
    const moves = offerMoves(model, { ...profile, rank: 26 }, 6, 3)
    expect(moves[0]?.text).toBe('专业排名升到第 21 名')
  })
})

describe('a profile', () => {
  test('names what is missing beside its field', () => {
    expect(Object.keys(profileProblems(emptyProfile))).toEqual(['level', 'gpa', 'cohort', 'rank', 'english'])
    expect(profileProblems({ ...profile, gpa: 3.8 })).toEqual({ gpa: '请核对分制' })
    expect(profileProblems({ ...profile, gpa: 3.8, scale: '4.0' })).toEqual({})
    expect(profileProblems({ ...profile, gpa: 101 })).toEqual({ gpa: '100 分制最高 100 分，请核对' })
  })

  test('has a total between 0 and 100', () => {
    expect(
      totalOf(scoresOf({ ...profile, level: 3, gpa: 100, rank: 1, english: 700, research: 4, awards: 4 })),
    ).toBe(100)
  })

  test('difficulty follows tier and marks', () => {
    expect(difficultyOf(3, ['自划线', '研究生院'])).toBe(8)
    expect(difficultyOf(0, [])).toBe(0)
  })
})
