import { fireEvent, screen } from '@testing-library/react'
import { UID } from '../../../../tests/builders/fakeStores'
import { installExercises, openExercise, press } from '../../../../tests/builders/openExercise'
import { mapSample, mapTask } from '../../../../tests/builders/progressSamples'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { LearningMapView } from '../pages/learning-map/LearningMapView'
import { MapDetailsView } from '../pages/map-details/MapDetailsView'
import { MapDetailView } from '../pages/map-detail/MapDetailView'

installExercises()

const MAP = `GET /progress/v1/users/${UID}/map`
const TASKS = `${MAP}/tasks`
const tasks = [
  mapTask(),
  mapTask({ taskId: 'base-recite', kind: 'recite', subject: undefined, amount: 5, done: 5, isDone: true }),
  mapTask({
    taskId: 'sprint-mock',
    kind: 'mock',
    subject: undefined,
    stageId: 'sprint',
    stageTitle: '冲刺阶段',
    week: 2,
    from: '2026-11-30',
  }),
]
const taskPage = ok({ list: tasks, total: 3, page: 1, size: 10 })

describe('/learning-map', () => {
  it('says where one stands, and leads to what comes next, to every task and stage', async () => {
    const { visits } = await openExercise(
      <LearningMapView />,
      'learningMap',
      {},
      { more: { [MAP]: ok(mapSample()) } },
    )
    expect(screen.getByTestId('map-week').textContent).toContain('1/ 5 周')
    expect(screen.getByText('正好跟得上计划，按自己的节奏来')).toBeTruthy()
    expect(screen.getByText('思想政治理论 · 已完成 4 / 10 题')).toBeTruthy()
    expect(screen.getByText('2026年11月16日 至 11月29日')).toBeTruthy()
    expect(screen.getByText('进行中 1/4')).toBeTruthy()
    expect(screen.getByText('已完成 2/2')).toBeTruthy()
    for (const id of ['map-next', 'task-base-words', 'stage-base', 'map-all', 'map-report', 'map-subjects'])
      await press(id)
    expect(visits).toEqual([
      'push /exercises/brush-topic?subject=101&kind=practice',
      'push /spword/index',
      'push /map-detail?stage=base',
      'push /map-details',
      'push /study-report',
      'push /subject-set',
    ])
  })

  it.each([
    [{ behind: 3 }, '前几周还有 3 个任务没做。不用一次补完，今天先做一个就好'],
    [{ ahead: 2 }, '比计划快，后面的任务已经做完 2 个'],
    [{ next: null }, '地图上的任务全部完成了，保持手感就好'],
  ])('is kind about %j', async (more, text) => {
    await openExercise(<LearningMapView />, 'learningMap', {}, { more: { [MAP]: ok(mapSample(more)) } })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('asks for the subjects first, and says when a week has no tasks', async () => {
    const map = mapSample({ hasChosen: false, thisWeek: [] })
    await openExercise(<LearningMapView />, 'learningMap', {}, { more: { [MAP]: ok(map) } })
    expect(screen.getByText('先选好科目和考试年份')).toBeTruthy()
    expect(screen.getByText('本周没有新任务，可以补前几周的，也可以提前做后面的')).toBeTruthy()
  })

  it('says that nothing came, and tries again', async () => {
    const { network } = await openExercise(<LearningMapView />, 'learningMap', {}, { more: { [MAP]: cut } })
    await arrive(60_000)
    network.answers[MAP] = ok(mapSample())
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(3000)
    expect(screen.getByText('本周任务', { selector: '.yt-list__title' })).toBeTruthy()
  })
})

describe('/map-detail', () => {
  it('has the stage of now and its tasks under their weeks', async () => {
    const { visits } = await openExercise(
      <MapDetailView />,
      'mapDetail',
      {},
      { more: { [MAP]: ok(mapSample()), [TASKS]: taskPage } },
    )
    expect(screen.getByText('每科的知识点都过一遍')).toBeTruthy()
    expect(screen.getByText('进行中')).toBeTruthy()
    expect(screen.getByText('第 1 周 · 11月16日起')).toBeTruthy()
    expect(screen.getByText('本周')).toBeTruthy()
    await press('task-base-recite')
    expect(visits).toEqual(['push /courses/super-memory'])
  })

  it('has the stage that was asked for', async () => {
    await openExercise(
      <MapDetailView />,
      'mapDetail',
      { stage: 'sprint' },
      {
        more: { [MAP]: ok(mapSample()), [TASKS]: ok({ list: [], total: 0, page: 1, size: 10 }) },
      },
    )
    expect(screen.getByText('保持手感')).toBeTruthy()
    expect(screen.getByText('这个阶段没有任务')).toBeTruthy()
  })
})

describe('/map-details', () => {
  it('has all stages, each week under its stage', async () => {
    const { visits } = await openExercise(
      <MapDetailsView />,
      'mapDetails',
      {},
      { more: { [TASKS]: taskPage } },
    )
    expect(screen.getByText('基础阶段 · 第 1 周 · 11月16日起')).toBeTruthy()
    expect(screen.getByText('冲刺阶段 · 第 3 周 · 11月30日起')).toBeTruthy()
    await press('task-sprint-mock')
    await press('map-now')
    expect(visits).toEqual(['push /exercises/combat-network', 'push /map-detail'])
  })
})
