import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { type Answer, bodyOf, cut, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { storage } from '@/platform/storage'
import { clearPageCache } from '@/stores/page/usePageCache'
import { CourseLearningView } from '../pages/course-learning/CourseLearningView'
import { SubjectProgressSelectionView } from '../pages/subject-progress-selection/SubjectProgressSelectionView'
import { SubjectSelectionView } from '../pages/subject-selection/SubjectSelectionView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  clearPageCache()
  for (const key of storage.local.keys()) storage.local.remove(key)
})

const COURSE = `/course/v1/users/${UID}/courses/g1/learning`
const SCOPE = `/course/v1/users/${UID}/courses/g1/scope`

const lesson = (lessonId: string, kind: string, done = false) => ({
  lessonId,
  title: `第${lessonId}课`,
  kind,
  minutes: 30,
  done,
})
const chapters = [
  {
    title: '高等数学',
    chosen: true,
    skipped: 0,
    lessons: [lesson('1', 'video', true), lesson('2', 'video')],
  },
  { title: '英语', chosen: false, skipped: 0, lessons: [lesson('3', 'words'), lesson('4', 'document')] },
  { title: '冲刺', chosen: true, skipped: 0, lessons: [lesson('5', 'exercise')] },
]
const course = ok({ goodsId: 'g1', title: '强基营', chapters })

const open = async (answer: Answer = course) => {
  const made = fakeStores({ loggedIn: true, answers: { [`GET ${COURSE}`]: answer } })
  const page = renderIn(made.stores, <CourseLearningView />, 'courseLearning', { goodsId: 'g1' })
  await arrive(1000)
  return { ...made, page }
}

describe('/courses/course-learning', () => {
  it('asks for the signature that is missing, and only then', async () => {
    const { visits, page } = await open(ok({ goodsId: 'g1', title: '强基营', unsigned: true, chapters }))
    fireEvent.click(screen.getByTestId('study-sign'))
    await arrive(100)
    expect(visits).toEqual(['push /courses/sign-agreement?goodsId=g1'])
    page.unmount()
    await open()
    expect(screen.queryByTestId('study-sign')).toBeNull()
  })

  it('says how far the learner is, and goes on with the first open lesson', async () => {
    const { visits } = await open()
    expect(screen.getByText('已学 1/5 课时')).toBeTruthy()
    fireEvent.click(screen.getByTestId('study-next'))
    await arrive()
    expect(visits).toEqual(['push /courses/cc-video?goodsId=g1&lessonId=2'])
  })

  it('shows what it last had when there is no network, and says so only where it never had anything', async () => {
    ;(await open()).page.unmount()
    clearPageCache()
    const { page } = await open(cut)
    await arrive(60_000)
    expect(screen.getByText('已学 1/5 课时')).toBeTruthy()
    page.unmount()
    clearPageCache()
    for (const key of storage.local.keys()) storage.local.remove(key)
    await open(cut)
    await arrive(60_000)
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy()
  })

  it.each([
    ['tab-outline', '高等数学', '2', 'push /courses/cc-video?goodsId=g1&lessonId=2'],
    ['tab-tests', undefined, '5', 'push /courses/cc-video?goodsId=g1&lessonId=5'],
    ['tab-tests', undefined, '3', 'push /spword/index?goodsId=g1&lessonId=3'],
    ['tab-resources', undefined, '4', 'push /courses/cc-video?goodsId=g1&lessonId=4'],
  ])('%s leads lesson %s %s to its page', async (tab, _chapter, lessonId, visit) => {
    const { visits } = await open()
    fireEvent.click(screen.getByTestId(tab))
    fireEvent.click(screen.getByTestId(`lesson-${lessonId}`))
    await arrive()
    expect(visits).toEqual([visit])
  })

  it('opens the chapter of the next lesson only, and every other on a tap', async () => {
    await open()
    expect(screen.queryByTestId('lesson-5')).toBeNull()
    fireEvent.click(screen.getByTestId('chapter-冲刺'))
    expect(screen.getByTestId('lesson-5')).toBeTruthy()
    fireEvent.click(screen.getByTestId('chapter-高等数学'))
    expect(screen.queryByTestId('lesson-2')).toBeNull()
  })

  it('is found as it was left when it is opened anew (seed §2: keepAlive), and goes on with the lesson opened last', async () => {
    const { page, stores } = await open()
    fireEvent.click(screen.getByTestId('chapter-冲刺'))
    fireEvent.click(screen.getByTestId('tab-tests'))
    fireEvent.click(screen.getByTestId('lesson-5'))
    page.unmount()
    renderIn(stores, <CourseLearningView />, 'courseLearning', { goodsId: 'g1' })
    // Before any answer arrives, the screen shows the persisted outline.
    expect(screen.getByTestId('lesson-5')).toBeTruthy()
    expect(screen.getByText('接下来：第5课')).toBeTruthy()
    fireEvent.click(screen.getByTestId('tab-outline'))
    expect(screen.getByTestId('lesson-5')).toBeTruthy()
    await arrive(1000)
  })

  it('shows the notes of the course, each leading to its lesson', async () => {
    const { network, visits } = await open()
    const note = { noteId: 'note-0001', goodsId: 'g1', lessonId: '2', lessonTitle: '第2课', place: 75 }
    network.answers[`GET /course/v1/users/${UID}/courses/g1/notes`] = ok({
      list: [{ ...note, text: '等价无穷小只用于乘除', createdAt: 1 }],
      total: 1,
      page: 1,
      size: 20,
    })
    fireEvent.click(screen.getByTestId('tab-notes'))
    await arrive(1000)
    expect(screen.getByText('第2课 · 01:15')).toBeTruthy()
    fireEvent.click(screen.getByTestId('note-note-0001'))
    await arrive()
    expect(visits).toEqual(['push /courses/cc-video?goodsId=g1&lessonId=2'])
  })

  it.each([
    [404, 'Y40402', '还没有开通这门课，或课程已到期'],
    [403, 'Y40303', '课程已过有效期，续费后可以继续学习'],
  ])('a refusal that no other try changes (%i %s) leads to the course', async (status, code, msg) => {
    const { visits } = await open(refused(status, code, msg))
    expect(screen.getByText(msg)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
    fireEvent.click(screen.getByText('看看这门课'))
    await arrive()
    expect(visits).toEqual(['push /courses/courses-detail?goodsId=g1'])
  })
})

const openScope = async (view: JSX.Element, route: 'subjectSelection' | 'subjectProgressSelection') => {
  const made = fakeStores({
    loggedIn: true,
    answers: { [`GET ${COURSE}`]: course, [`PUT ${SCOPE}`]: ok({ done: true }) },
  })
  renderIn(made.stores, view, route, { goodsId: 'g1' })
  await arrive(1000)
  const save = async () => {
    fireEvent.click(screen.getByTestId('scope-save'))
    await arrive(1000)
    return bodyOf(made.network.sent(`PUT ${SCOPE}`)[0])
  }
  return { ...made, save }
}

describe('/courses/subject-selection', () => {
  it('saves which chapters are studied, and leaves what is known of them as it was', async () => {
    const { save, stores } = await openScope(<SubjectSelectionView />, 'subjectSelection')
    fireEvent.click(screen.getByTestId('choice-英语'))
    fireEvent.click(screen.getByTestId('choice-冲刺'))
    expect(await save()).toEqual({
      chapters: [
        { title: '高等数学', chosen: true, skipped: 0 },
        { title: '英语', chosen: true, skipped: 0 },
        { title: '冲刺', chosen: false, skipped: 0 },
      ],
    })
    expect(stores.ui.toast?.text).toBe('已保存')
  })

  it('does not save that nothing is studied', async () => {
    const { save, stores } = await openScope(<SubjectSelectionView />, 'subjectSelection')
    fireEvent.click(screen.getByTestId('choice-高等数学'))
    fireEvent.click(screen.getByTestId('choice-冲刺'))
    expect(await save()).toBeNull()
    expect(stores.ui.toast?.text).toBe('至少选择一个科目')
  })
})

describe('/courses/subject-progress-selection', () => {
  it('skips lessons of a chosen chapter and says what comes first then', async () => {
    const { save } = await openScope(<SubjectProgressSelectionView />, 'subjectProgressSelection')
    fireEvent.click(screen.getByLabelText('增加高等数学跳过的课时'))
    expect(screen.getByText('跳过 1/2 课时，从「第2课」开始')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('增加高等数学跳过的课时'))
    expect(screen.getByText('跳过 2/2 课时，全部学过，不再安排')).toBeTruthy()
    expect(screen.queryByText('英语')).toBeNull()
    expect(await save()).toMatchObject({
      chapters: [{ title: '高等数学', chosen: true, skipped: 2 }, {}, {}],
    })
  })
})
