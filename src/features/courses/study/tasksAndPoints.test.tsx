import { cleanup, fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { clearPageCache } from '@/stores/page/usePageCache'
import { ExamStrengthenView } from '../pages/exam-strengthen/ExamStrengthenView'
import { KnowledgePointView } from '../pages/knowledge-structure-detail/KnowledgePointView'
import { KnowledgeStructureView } from '../pages/knowledge-structure/KnowledgeStructureView'
import { TaskListView } from '../pages/task-list/TaskListView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  clearPageCache()
})

const SUBJECTS = 'GET /course/v1/point-subjects'
const subjects = ok([
  { key: 'maths', name: '数学', subjectIds: ['301'], pointCount: 2, cardCount: 2 },
  { key: 'english', name: '英语', subjectIds: ['201'], pointCount: 1, cardCount: 1 },
])
const point = (pointId: string, title: string, lessons: number, done: number) => ({
  pointId,
  title,
  weight: 3,
  lessons,
  done,
})

describe('/courses/task-list', () => {
  const TASKS = `GET /course/v1/users/${UID}/tasks`
  const task = (taskId: string, state: string, more: object = {}) => ({
    taskId,
    kind: 'video',
    title: `任务${taskId}`,
    note: '强基营',
    state,
    award: 10,
    ...more,
  })
  const day = (tasks: readonly object[], points = 0) =>
    ok({ day: '2026-11-22', today: '2026-11-22', tasks, points })

  const open = async (tasks: readonly object[]) => {
    const made = fakeStores({ loggedIn: true, answers: { [TASKS]: day(tasks) } })
    renderIn(made.stores, <TaskListView />, 'taskList')
    await arrive(1000)
    return made
  }

  it.each([
    [{ kind: 'live', goodsId: 'g1', lessonId: '2' }, 'push /courses/cc-live?goodsId=g1&lessonId=2'],
    [{ kind: 'words' }, 'push /spword/index'],
    [{ kind: 'recite' }, 'push /courses/super-memory'],
  ])('%j leads to %s', async (fields, visit) => {
    const { visits } = await open([task('t', 'open', fields)])
    fireEvent.click(screen.getByTestId('task-t'))
    await arrive()
    expect(visits).toEqual([visit])
  })

  it('of today are there without a network as they last were', async () => {
    await open([task('a', 'open')])
    cleanup()
    const made = fakeStores({ loggedIn: true, answers: { [TASKS]: cut } })
    renderIn(made.stores, <TaskListView />, 'taskList')
    await arrive(60_000)
    expect(screen.getByTestId('task-a')).toBeTruthy()
  })

  it('takes the award of a done task only, and shows what it became', async () => {
    const { network, stores } = await open([task('a', 'done'), task('b', 'open'), task('c', 'awarded')])
    expect(screen.queryByTestId('take-b')).toBeNull()
    expect(screen.queryByTestId('take-c')).toBeNull()
    network.answers[`POST /gaoshou/v1/users/${UID}/tasks/a/students`] = ok({
      taskId: 'a',
      award: 10,
      points: 10,
    })
    network.answers[TASKS] = day([task('a', 'awarded'), task('b', 'open')], 10)
    fireEvent.click(screen.getByTestId('take-a'))
    await arrive(1000)
    expect(stores.ui.toast?.text).toBe('领到 10 积分')
    expect(screen.queryByTestId('take-a')).toBeNull()
  })

  it('asks for the day that is tapped', async () => {
    const { network } = await open([])
    fireEvent.click(screen.getByTestId('tab-2026-11-20'))
    await arrive(1000)
    const days = network.sent(TASKS).map(({ url }) => new URL(url, 'https://x').searchParams.get('day'))
    expect(days[days.length - 1]).toBe('2026-11-20')
  })
})

describe('/courses/knowledge-structure', () => {
  const tree = (key: string, name: string) =>
    ok({
      key,
      name,
      chapters: [
        {
          title: '极限',
          points: [point('p1', '等价无穷小', 2, 2), point('p2', '泰勒公式', 2, 1), point('p3', '连续', 0, 0)],
        },
      ],
    })
  const answers = {
    [SUBJECTS]: subjects,
    [`GET /course/v1/users/${UID}/knowledge/maths`]: tree('maths', '数学'),
    [`GET /course/v1/users/${UID}/knowledge/english`]: tree('english', '英语'),
  }

  it('says of each point how far it is mastered, in words', async () => {
    const { stores } = fakeStores({ loggedIn: true, answers })
    renderIn(stores, <KnowledgeStructureView />, 'knowledgeStructure')
    await arrive(1000)
    const texts = ['p1', 'p2', 'p3'].map((id) => screen.getByTestId(`point-${id}`).textContent)
    expect(texts).toEqual([
      '等价无穷小高频 · 已学 2/2 课时已掌握',
      '泰勒公式高频 · 已学 1/2 课时学习中',
      '连续高频暂无课程',
    ])
  })

  it('is found as it was left when it is opened anew (seed §2: keepAlive)', async () => {
    const { stores } = fakeStores({ loggedIn: true, answers })
    const page = renderIn(stores, <KnowledgeStructureView />, 'knowledgeStructure')
    await arrive(1000)
    fireEvent.click(screen.getByTestId('tab-english'))
    await arrive(1000)
    fireEvent.click(screen.getByTestId('knowledge-极限'))
    page.unmount()
    renderIn(stores, <KnowledgeStructureView />, 'knowledgeStructure')
    await arrive(1000)
    expect(screen.getByTestId('tab-english').getAttribute('aria-selected')).toBe('true')
    expect(screen.queryByTestId('point-p1')).toBeNull()
  })
})

describe('/courses/knowledge-structure-detail', () => {
  const POINT = `GET /course/v1/users/${UID}/points/p2`
  const whole = (lessons: readonly object[]) =>
    ok({
      pointId: 'p2',
      title: '泰勒公式',
      weight: 3,
      subject: 'maths',
      subjectName: '数学',
      chapter: '极限',
      text: ['展开到同阶。'],
      cards: [{ cardId: 'p2-1', front: 'sin x 的展开？', back: 'x − x³/6' }],
      lessons,
      previous: 'p1',
    })
  const open = async (lessons: readonly object[]) => {
    const made = fakeStores({ loggedIn: true, answers: { [POINT]: whole(lessons) } })
    renderIn(made.stores, <KnowledgePointView />, 'knowledgeStructureDetail', { pointId: 'p2' })
    await arrive(1000)
    return made
  }

  it('hides the answer of a card until it is asked for', async () => {
    await open([])
    expect(screen.queryByText('x − x³/6')).toBeNull()
    fireEvent.click(screen.getByTestId('card-p2-1'))
    expect(screen.getByText('x − x³/6')).toBeTruthy()
  })

  it('leads to the lesson, and to the neighbour there is', async () => {
    const { visits } = await open([
      {
        goodsId: 'g1',
        lessonId: '4',
        title: '极限',
        courseTitle: '营',
        kind: 'video',
        minutes: 5,
        done: false,
      },
    ])
    fireEvent.click(screen.getByTestId('lesson-4'))
    await arrive(2000)
    fireEvent.click(screen.getByTestId('point-next'))
    await arrive(2000)
    fireEvent.click(screen.getByTestId('point-previous'))
    await arrive(2000)
    expect(visits).toEqual([
      'push /courses/cc-video?goodsId=g1&lessonId=4',
      'replace /courses/knowledge-structure-detail?pointId=p1',
    ])
  })
})

it('/courses/exam-strengthen shows where each point belongs and leads to it', async () => {
  const list = [{ ...point('p2', '泰勒公式', 2, 1), subjectName: '数学', chapter: '极限' }]
  const { stores, visits } = fakeStores({
    loggedIn: true,
    answers: {
      [SUBJECTS]: subjects,
      [`GET /course/v1/users/${UID}/weak-points`]: ok({ list, total: 1, page: 1, size: 20 }),
    },
  })
  renderIn(stores, <ExamStrengthenView />, 'examStrengthen')
  await arrive(1000)
  expect(screen.getByText('数学 · 极限 · 高频 · 已学 1/2 课时')).toBeTruthy()
  fireEvent.click(screen.getByTestId('point-p2'))
  await arrive()
  expect(visits).toEqual(['push /courses/knowledge-structure-detail?pointId=p2'])
})
