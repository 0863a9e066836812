import { fireEvent, screen } from '@testing-library/react'
import { installExercises, openExercise, press } from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { CombatRankinglistView } from '../pages/combat-rankinglist/CombatRankinglistView'

installExercises()

const place = (rank: number, more: object = {}) => ({
  rank,
  name: `林${rank}**`,
  isMe: false,
  score: 100 - rank,
  ...more,
})
const boardOf = (boardId: string, own: object | null, ...list: object[]) => ({
  [`GET /statistics/v1/leaderboard/${boardId}/page`]: ok({ list, total: list.length, page: 1, size: 20 }),
  [`GET /statistics/v1/leaderboard/${boardId}/item`]: ok({ mine: own, learners: 4321 }),
})
const me = place(812, { isMe: true, name: '小*', score: 12.5 })

/** The page, and which places it asked for. */
const open = async (given: Record<string, string>, more: object) => {
  const made = await openExercise(<CombatRankinglistView />, 'exercisesCombatRankinglist', given, {
    more: { ...more },
  })
  const asked = () => made.network.requests.map(({ url }) => url).filter((url) => url.includes('leaderboard'))
  return { ...made, asked, last: () => asked().slice(-1)[0] }
}

it('shows the own place on top, then all, by board and period; the choice stands in the address', async () => {
  const { last } = await open(
    {},
    { ...boardOf('exercise-points', me, place(1), place(2)), ...boardOf('mock-points', null, place(1)) },
  )
  expect(screen.getByText('小*（我）')).toBeTruthy()
  expect(screen.getByText('812')).toBeTruthy()
  expect(screen.getByText(/共 4321 人上榜/)).toBeTruthy()
  expect(screen.getAllByText(/^林/)).toHaveLength(2)
  await press('segment-month')
  expect(last()).toContain('period=month')
  await press('tab-mock-points')
  expect(last()).toContain('mock-points/page?period=month')
  expect(screen.queryByTestId('segment-day')).toBeNull()
})

it('opens the board and the period of its address, and the first of both where it names none that is there', async () => {
  const { last } = await open(
    { board: 'exercise-right', period: 'all' },
    boardOf('exercise-right', null, place(1)),
  )
  expect(last()).toContain('exercise-right/page?period=all')
  const { last: lastOfOther } = await open(
    { board: 'nothing', period: 'year' },
    boardOf('exercise-points', null, place(1)),
  )
  expect(lastOfOther()).toContain('exercise-points/page?period=week')
})

it('shows the results of one mock exam without boards and periods', async () => {
  const { asked } = await open({ board: 'mock_weekly-1' }, boardOf('mock_weekly-1', me, place(1)))
  expect(screen.queryByTestId('tab-exercise-points')).toBeNull()
  expect(asked().every((url) => !url.includes('period'))).toBe(true)
})

it('a board without anybody says how to be the first', async () => {
  const { visits } = await open({}, boardOf('exercise-points', null))
  fireEvent.click(screen.getByText('去刷题'))
  await arrive(1000)
  expect(visits).toEqual(['tab /exercises/combat'])
})

it('without a network it can be asked for again', async () => {
  await open(
    {},
    {
      'GET /statistics/v1/leaderboard/exercise-points/page': cut,
      'GET /statistics/v1/leaderboard/exercise-points/item': cut,
    },
  )
  await arrive(60_000)
  expect(screen.getByTestId('failure')).toBeTruthy()
})
