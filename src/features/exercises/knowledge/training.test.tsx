import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { UID } from '../../../../tests/builders/fakeStores'
import { knownSubjects } from '../../../../tests/builders/knowledgeSamples'
import { installExercises, openExercise, press } from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import type { Query } from '@/lib/query'
import type { RouteId } from '@/routes/table'
import { DataStatisticsView } from '../pages/data-statistics/DataStatisticsView'
import { SpecialTrainSysView } from '../pages/special-train-sys/SpecialTrainSysView'
import { SuperTrainingView } from '../pages/super-training/SuperTrainingView'

installExercises()

const KNOWLEDGE = `GET /exercise/v1/users/${UID}/knowledge`
const SUMMARY = `GET /exercise/v1/users/${UID}/mistake-summary`
const STATISTICS = `GET /exercise/v1/users/${UID}/statistics`
const POINT = encodeURIComponent('唯物论')
const unmeasured = knownSubjects.map((subject) => ({
  ...subject,
  points: subject.points.map((point) => ({ ...point, mastery: null, level: 'unknown', answers: 0 })),
}))
const summary = (due: number) => ok({ open: 5, due, mastered: 0, removed: 0, subjects: [], causes: [] })
const statistics = (answers: number) => {
  const tally = { answers, right: answers / 2, took: answers * 60_000 }
  return ok({
    total: tally,
    spans: [
      { from: '2026-11-21', answers: 0, right: 0, took: 0 },
      { from: '2026-11-22', ...tally },
    ],
  })
}
const open = (view: ReactElement, id: RouteId, given: Query = {}, more: Record<string, Answer> = {}) =>
  openExercise(view, id, given, {
    more: {
      [KNOWLEDGE]: ok(knownSubjects),
      [SUMMARY]: summary(3),
      [STATISTICS]: statistics(8),
      'GET /course/v1/point-subjects': ok([]),
      ...more,
    },
  })

describe('/exercises/special-train-sys', () => {
  it('begins with the weakest point, then the others, then what is not measured; what is mastered is left alone', async () => {
    const { visits } = await open(<SpecialTrainSysView />, 'exercisesSpecialTrainSys')
    expect(screen.getByText('掌握约 31%，基于 10 道题的回答')).toBeTruthy()
    expect(screen.getAllByTestId(/^point-101-/).map((cell) => cell.textContent?.slice(0, 3))).toEqual([
      '辩证法',
      '论述答',
    ])
    await press('point-practise')
    expect(visits).toEqual([`push /exercises/brush-topic?subject=101&point=${POINT}&kind=practice`])
  })

  it('where nothing is measured leads to a test', async () => {
    const more = { [KNOWLEDGE]: ok(unmeasured) }
    const { visits } = await open(<SpecialTrainSysView />, 'exercisesSpecialTrainSys', {}, more)
    await press('special-synthesis')
    expect(visits).toEqual(['push /exercises/synthesis-test?subject=101'])
  })

  it('says when it cannot ask, and asks again', async () => {
    const { network } = await open(
      <SpecialTrainSysView />,
      'exercisesSpecialTrainSys',
      {},
      { [KNOWLEDGE]: cut },
    )
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
    network.answers[KNOWLEDGE] = ok(knownSubjects)
    fireEvent.click(within(screen.getByTestId('failure')).getByRole('button'))
    await arrive(1000)
    expect(screen.getByTestId('point-practise')).toBeTruthy()
  })
})

describe('/exercises/super-training', () => {
  it('has three rounds of the own answers', async () => {
    const { visits } = await open(<SuperTrainingView />, 'exercisesSuperTraining')
    for (const round of ['round-mistakes', 'round-point', 'round-drill']) await press(round)
    await press('training-exercisesSpecialTrainSys')
    expect(visits).toEqual([
      'push /exercises/mistake-exercise',
      `push /exercises/brush-topic?subject=101&point=${POINT}&kind=practice`,
      'push /exercises/brush-topic?subject=101&kind=drill',
      'push /exercises/special-train-sys',
    ])
  })

  it('without anything due or measured says so, and leads to a test', async () => {
    const more = { [KNOWLEDGE]: ok(unmeasured), [SUMMARY]: summary(0) }
    const { visits } = await open(<SuperTrainingView />, 'exercisesSuperTraining', {}, more)
    expect(screen.getByText('今天没有到期的错题，直接进第二轮')).toBeTruthy()
    await press('round-point')
    expect(visits).toEqual(['push /exercises/synthesis-test?subject=101'])
  })

  it('keeps its trainings when it cannot ask', async () => {
    await open(<SuperTrainingView />, 'exercisesSuperTraining', {}, { [KNOWLEDGE]: cut, [SUMMARY]: cut })
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
    expect(screen.getByTestId('training-exercisesTopicTrain')).toBeTruthy()
  })
})

describe('/exercises/data-statistics', () => {
  it('says answers, right ones and time in figures and in words, by day, week and month', async () => {
    const { page } = await open(<DataStatisticsView />, 'exercisesDataStatistics')
    expect(screen.getByTestId('statistics-answers').textContent).toBe('8题答题')
    expect(screen.getByText('最近 14 天答了 8 题，答对 4 题，正确率 50%；最多的是今天，8 题')).toBeTruthy()
    await press('segment-month')
    expect(page.container.textContent).toContain('最近 6 个月答了 8 题')
    expect(screen.getAllByText('2026-11').length).toBeGreaterThan(0)
  })

  it('is grey and says so before the first answers, and leads to practice', async () => {
    const more = { [STATISTICS]: statistics(0) }
    const { visits } = await open(<DataStatisticsView />, 'exercisesDataStatistics', {}, more)
    expect(screen.getByText('最近 14 天还没有答题')).toBeTruthy()
    expect(screen.getByTestId('statistics-bars').className).toContain('yt-chart--thin')
    await press('statistics-practise')
    expect(visits).toEqual(['push /exercises/brush-topic'])
  })

  it('says when it cannot ask', async () => {
    await open(<DataStatisticsView />, 'exercisesDataStatistics', {}, { [STATISTICS]: cut })
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
  })
})
