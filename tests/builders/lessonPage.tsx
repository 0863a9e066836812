import { fireEvent, screen } from '@testing-library/react'
import type { PlayedLesson, StudiedCourse } from '@/contracts/course/lessons'
import { storage } from '@/platform/storage'
import { fakeVideo } from '@/platform/video'
import { mobileData } from '@/stores/media/mobileData'
import { CcVideoView } from '@/features/courses/pages/cc-video/CcVideoView'
import { fakeStores, UID } from './fakeStores'
import { arrive, renderIn } from './renderIn'
import { ok, type Answer } from './scriptedNetwork'

export const COURSE = `GET /course/v1/users/${UID}/courses/g1`
export const LESSON = `${COURSE}/lessons/1`
const NEXT = `${COURSE}/lessons/2`
const NOTES = `${COURSE}/notes`

export const stand = { seconds: 0, covered: 0, length: 0, place: 0, done: false }
export const lesson = (lessonId: string, title: string, more: object = {}): PlayedLesson => ({
  goodsId: 'g1',
  courseTitle: '数学全程班',
  lessonId,
  title,
  kind: 'video',
  film: {
    seconds: 90,
    poster: '/films/t/a/poster.webp',
    sources: [
      { quality: 10, name: '高清', url: `/films/t/${lessonId}/480.mp4` },
      { quality: 5, name: '流畅', url: `/films/t/${lessonId}/240.mp4` },
    ],
    chapters: [
      { at: 0, title: '先看型' },
      { at: 30, title: '再动手' },
    ],
    cues: [{ from: 0, to: 5, text: '第一句' }],
    handout: { title: '极限', lines: ['先看型', '· 代入'] },
  },
  stand,
  ...more,
})
const studied = (lessonId: string, title: string, more: object = {}) => ({
  lessonId,
  title,
  kind: 'video' as const,
  minutes: 40,
  trial: false,
  playable: true,
  stand,
  ...more,
})
export const course: StudiedCourse = {
  goodsId: 'g1',
  title: '数学全程班',
  cover: '/c.svg',
  lessonCount: 3,
  lessonsDone: 0,
  seconds: 0,
  grantedAt: 1,
  chapters: [
    {
      title: '第一章',
      lessons: [
        studied('1', '极限', { stand: { ...stand, covered: 45, length: 90 } }),
        studied('2', '导数', { stand: { ...stand, done: true } }),
        studied('3', '积分', { playable: false }),
      ],
    },
  ],
}
const page = (list: readonly unknown[]) => ok({ list, total: list.length, page: 1, size: 20 })

const answers: Record<string, Answer> = {
  [COURSE]: ok(course),
  [LESSON]: ok(lesson('1', '极限', { next: { lessonId: '2', title: '导数' } })),
  [NEXT]: ok(lesson('2', '导数')),
  [NOTES]: page([]),
}

/** Films never load in tests: the page draws without them after this delay, and the parts around the film later. */
export const EARLY_MS = 150
const PAGE_MS = [EARLY_MS, 300]

/** Gives the tests of a file their clock, and each a device that knows nothing of films. */
export const installLessons = (): void => {
  beforeEach(() => {
    jest.useFakeTimers()
    mobileData.forget()
    fakeVideo.commands = []
    for (const key of storage.local.keys()) storage.local.remove(key)
  })
  afterEach(() => jest.useRealTimers())
}

/** Opens the page of a lesson and waits until all of it is drawn, or as long as is said. */
export const openLesson = async (
  given: Record<string, string> = { goodsId: 'g1', lessonId: '1' },
  more = {},
  waits: readonly number[] = PAGE_MS,
) => {
  const world = fakeStores({ loggedIn: true, answers: { ...answers, ...more } })
  const view = renderIn(world.stores, <CcVideoView />, 'ccVideo', given)
  await arrive()
  for (const wait of waits) await arrive(wait)
  return { ...world, ...view }
}
/** Presses something. */
export const press = async (testId: string) => {
  fireEvent.click(screen.getByTestId(testId))
  await arrive()
}
