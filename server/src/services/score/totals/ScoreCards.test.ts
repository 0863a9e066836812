import { drawScoreCard } from './drawScoreCard'
import { ScoreCards } from './ScoreCards'

const cards = new ScoreCards('a secret')
const evaluation = {
  low: 352.5,
  high: 361,
  full: 500,
  line: { year: 2026, name: '工学', region: 'A' as const, result: 'pass' as const, rules: [], isCare: false },
  school: null,
  chance: null,
  next: [],
  source: '',
}
const rank = { rank: 12, people: 340, least: 10, first: null }
const name = cards.nameOf({ evaluation, ranks: { school: rank, major: rank } })

it('reads back the figures of a picture, and no forged name', () => {
  expect(cards.read(name)).toEqual({
    low: 352.5,
    high: 361,
    full: 500,
    line: 'pass',
    year: 2026,
    rank: 12,
    people: 340,
  })
  expect(name.length).toBeLessThanOrEqual(64)
  expect(cards.read(name.replace(/^./, '1'))).toBeUndefined()
  expect(new ScoreCards('another').read(name)).toBeUndefined()
})

it('draws range, line and rank', () => {
  const card = cards.read(name)
  const svg = card ? drawScoreCard(card, 'https://example.com/score-home') : ''
  for (const words of ['352.5–361 分', '过线', '第 12 名', '340 人']) expect(svg).toContain(words)
  expect(svg).not.toContain('工学')
})
