import { fireEvent, screen } from '@testing-library/react'
import { fakeVideo } from '@/platform/video'
import {
  COURSE,
  LESSON,
  stand,
  lesson,
  course,
  EARLY_MS,
  press,
  installLessons,
  openLesson as open,
} from '../../../../../tests/builders/lessonPage'
import { UID } from '../../../../../tests/builders/fakeStores'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, ok, refused } from '../../../../../tests/builders/scriptedNetwork'

installLessons()

describe('a recorded lesson', () => {
  it('plays in quality 10, with its course around it and how far the learner is', async () => {
    await open()
    expect(screen.getByLabelText('极限').getAttribute('src')).toBe('/films/t/1/480.mp4')
    expect(screen.getByText('已学 50%')).toBeTruthy()
    expect(screen.getByText('已学完')).toBeTruthy()
    expect(screen.getByText('整理中')).toBeTruthy()
    expect(screen.getByText('正在看')).toBeTruthy()
  })

  it('goes on where another device was, and begins anew when asked', async () => {
    const known = lesson('1', '极限', { stand: { ...stand, place: 45, watchedAt: 5, seconds: 45 } })
    await open(undefined, { [LESSON]: ok(known) })
    expect(screen.getByText('上次看到 00:45，从这里继续')).toBeTruthy()
    fireEvent.click(screen.getByText('从头看'))
    expect(fakeVideo.commands).toContain('lesson-video: seek 0')
  })

  it('opens the next lesson of the outline, which plays at once as the first one does not', async () => {
    await open()
    expect(screen.getByLabelText<HTMLVideoElement>('极限').autoplay).toBe(false)
    await press('lesson-2')
    await arrive(EARLY_MS)
    expect(screen.getByLabelText<HTMLVideoElement>('导数').autoplay).toBe(true)
  })

  it.each([
    ['audio', '/courses/audio-action?'],
    ['live', '/courses/cc-live?'],
    ['words', '/spword/index?'],
    ['document', 'rewrite /courses/cc-video?'],
    ['exercise', 'rewrite /courses/cc-video?'],
  ])('lists a lesson of another kind too (%s), which opens on its own page', async (kind, address) => {
    const other = { lessonId: '2', title: '别的', kind, minutes: 5, trial: false, playable: false, stand }
    const chapters = [...course.chapters, { title: '第二章', lessons: [other] }]
    const { visits } = await open(undefined, { [COURSE]: ok({ ...course, chapters }) })
    fireEvent.click(screen.getByText('别的'))
    await arrive(EARLY_MS)
    const last = visits[visits.length - 1] ?? ''
    expect(last).toContain(address)
    expect(last).toContain('goodsId=g1&lessonId=2')
  })

  it('begins with the last lesson when none is named', async () => {
    await open({ goodsId: 'g1' }, { [COURSE]: ok({ ...course, lastLessonId: '2' }) })
    expect(screen.getByLabelText('导数')).toBeTruthy()
  })

  it('jumps to a chapter', async () => {
    await open()
    await press('player-chapters')
    fireEvent.click(screen.getByText('再动手'))
    expect(fakeVideo.commands).toContain('lesson-video: seek 30')
  })

  it('chooses speed and quality', async () => {
    await open()
    await press('player-speed')
    await press('choice-1.5')
    expect(fakeVideo.commands).toContain('lesson-video: rate 1.5')
    await press('player-quality')
    await press('choice-5')
    expect(screen.getByLabelText('极限').getAttribute('src')).toBe('/films/t/1/240.mp4')
  })

  it('keeps a note through a cut network, and writes it once', async () => {
    const { network } = await open()
    await press('tab-notes')
    fireEvent.input(screen.getByLabelText('写笔记'), { target: { value: '先判断类型' } })
    network.isCut = true
    await press('note-save')
    await arrive(20_000)
    expect(screen.getByLabelText<HTMLTextAreaElement>('写笔记').value).toBe('先判断类型')
    network.isCut = false
    const tried = network.requests.filter(({ method }) => method === 'PUT').map(({ url }) => url)
    const path = tried[0]?.replace(/^https?:\/\/[^/]+/, '') ?? ''
    network.answers[`PUT ${path}`] = ok({
      noteId: path.split('/').pop(),
      goodsId: 'g1',
      lessonId: '1',
      lessonTitle: '极限',
      place: 0,
      text: '先判断类型',
      createdAt: 1,
    })
    await press('note-save')
    expect(screen.getByText('先判断类型')).toBeTruthy()
    expect(
      new Set(network.requests.filter(({ method }) => method === 'PUT').map(({ url }) => url)).size,
    ).toBe(1)
  })

  it('says why a lesson cannot be seen, and offers another try', async () => {
    const { network } = await open(undefined, { [LESSON]: refused(409, 'Y409', '出了点问题') })
    expect(screen.getByText('出了点问题')).toBeTruthy()
    network.answers[LESSON] = ok(lesson('1', '极限'))
    fireEvent.click(screen.getByRole('button', { name: /重/ }))
    await arrive(EARLY_MS)
    expect(screen.getByLabelText('极限')).toBeTruthy()
  })

  it('keeps in the address which part is shown beside the film', async () => {
    const { visits, unmount } = await open()
    await press('tab-notes')
    const kept = 'rewrite /courses/cc-video?goodsId=g1&lessonId=1&tab=notes'
    expect(visits[visits.length - 1]).toBe(kept)
    unmount()
    await open({ goodsId: 'g1', lessonId: '1', tab: 'notes' })
    expect(screen.getByTestId('tab-notes').getAttribute('aria-selected')).toBe('true')
  })

  it('leads to the course where no other try would show the lesson', async () => {
    const { visits } = await open(undefined, { [LESSON]: refused(403, 'Y40303', '课程已过有效期') })
    fireEvent.click(screen.getAllByText('看看这门课')[0] as HTMLElement)
    await arrive()
    expect(visits).toEqual(['push /courses/courses-detail?goodsId=g1'])
  })

  it('shows the film of a trial lesson though the course is not held', async () => {
    await open(undefined, { [COURSE]: refused(403, 'Y40302', '该课程需要购买后学习') })
    expect(screen.getByLabelText('极限')).toBeTruthy()
    expect(screen.getByText('该课程需要购买后学习')).toBeTruthy()
  })

  it('says that a film is still being made, and leads to the next one', async () => {
    const { film: _, ...bare } = lesson('1', '极限', { next: { lessonId: '2', title: '导数' } })
    await open(undefined, { [LESSON]: ok(bare) })
    expect(screen.getByText('这一讲的视频整理中')).toBeTruthy()
    fireEvent.click(screen.getByText('先看：导数'))
    await arrive(EARLY_MS)
    expect(screen.getByLabelText('导数')).toBeTruthy()
  })

  it('shows what is read without a film, keeps the answer of a task back, and notes that it is done', async () => {
    const { film: _, ...bare } = lesson('1', '渗透训练')
    const sheet = {
      parts: [{ heading: '一、渗透', lines: ['说明原因'], answer: ['由高到低'] }],
      practise: { subject: '408' },
    }
    const { network, visits } = await open(undefined, {
      [LESSON]: ok({ ...bare, kind: 'exercise', sheet }),
      [`PUT /course/v1/users/${UID}/courses/g1/lessons/1/done`]: ok({ done: true }),
    })
    expect(screen.queryByText('由高到低')).toBeNull()
    await press('sheet-answer-0')
    expect(screen.getByText('由高到低')).toBeTruthy()
    await press('sheet-done')
    expect(screen.getByText('这一节学完了')).toBeTruthy()
    expect(network.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
    await press('sheet-practise')
    expect(visits.join()).toContain('subject=408')
  })

  it('without a course leads to where courses are', async () => {
    const { visits } = await open({})
    fireEvent.click(screen.getByText('去学习中心'))
    await arrive()
    expect(visits.join()).toContain('study-center')
  })

  it('asks again when the network was cut', async () => {
    await open(undefined, { [LESSON]: cut })
    await arrive(20_000)
    expect(screen.getByRole('button', { name: /重/ })).toBeTruthy()
  })
})
