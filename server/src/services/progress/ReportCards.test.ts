import { ReportCards } from './ReportCards'

const cards = new ReportCards('a secret')
const tally = {
  lessonSeconds: 3600,
  wordSeconds: 600,
  questionSeconds: 90,
  lessons: 2,
  words: 120,
  answers: 45,
  right: 30,
}
const source = { per: 'month', day: 20_780, streak: 7, tally } as const

it('a name says the figures, and nothing else', () => {
  const name = cards.nameOf(source)
  expect(name).toMatch(/^[0-9A-Za-z_-]{1,64}$/)
  expect(cards.read(name)).toEqual({
    per: 'month',
    day: 20_780,
    minutes: 72,
    words: 120,
    answers: 45,
    right: 30,
    streak: 7,
  })
})

it('no name is read that was not given here', () => {
  const name = cards.nameOf(source)
  expect(new ReportCards('another').read(name)).toBeUndefined()
  for (const other of ['', '-', 'abc', name.slice(1), `${name}-`, name.replace(/^./, '0')])
    expect(cards.read(other)).toBeUndefined()
})

it('the largest figures still fit into a name', () => {
  const huge = Object.fromEntries(Object.keys(tally).map((key) => [key, 2 ** 31])) as typeof tally
  const name = cards.nameOf({ ...source, streak: 2 ** 31, tally: huge })
  expect(name.length).toBeLessThanOrEqual(64)
  expect(cards.read(name)?.words).toBe(999_999)
})
