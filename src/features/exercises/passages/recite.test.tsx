import { act, fireEvent, screen } from '@testing-library/react'
import { UID } from '../../../../tests/builders/fakeStores'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise as open,
  press,
} from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { bodyOf, cut, ok } from '../../../../tests/builders/scriptedNetwork'
import type { RecitationDeck } from '@/contracts/exercise/recitations'
import { eventId } from '@/domain/memory/eventIds'
import { fakeAudio } from '@/platform/audio'
import { storage } from '@/platform/storage'
import { ReciteLearnView } from '../pages/recite-learn/ReciteLearnView'
import { ReciteListView } from '../pages/recite-list/ReciteListView'
import { ReciteView } from '../pages/recite/ReciteView'

installExercises()

const DAY = 86_400_000
const users = `/exercise/v1/users/${UID}`
const SEND = `POST ${users}/recitations`
const PLAN = `${users}/recitation-plan`

const passage = (passageId: string) => ({
  passageId,
  title: `题 ${passageId}`,
  text: `${passageId}说的是{{普遍联系}}和{{永恒发展}}。`,
})
const deck: RecitationDeck = {
  subject: '101',
  name: '思想政治理论',
  chapters: [
    { title: '哲学', passages: ['late', 'due', 'new'].map(passage) },
    { title: '史纲', passages: [passage('other')] },
  ],
}
const subjects = [{ subject: '101', name: '思想政治理论', chapters: ['哲学', '史纲'], passageCount: 4 }]

const review = (word: string, nth: number, due: number) => {
  const at = NOW - 5 * DAY + nth
  const id = eventId(at, 'bbbbbbbb')
  return {
    kind: 'review',
    id,
    at,
    device: 'bbbbbbbb',
    word,
    grade: 3,
    source: 'card',
    proved: true,
    took: 900,
    due,
  }
}
const events = [review('late', 1, NOW - 2 * DAY), review('due', 2, NOW)]

const plan = { perDay: 1, chapters: [{ subject: '101', chapter: '哲学' }] }
const answers = {
  'GET /exercise/v1/recitation-subjects': ok(subjects),
  'GET /exercise/v1/recitation-subjects/101': ok(deck),
  'GET /course/v1/exam-dates': ok([]),
  [`GET ${users}/recitations`]: ok({ events, cursor: 2, more: false }),
  [`GET ${PLAN}`]: ok({ plan: { ...plan, changedAt: NOW } }),
  [`PUT ${PLAN}`]: ok({ plan: { ...plan, changedAt: NOW } }),
  [SEND]: ok({ accepted: 1, duplicated: 0, refused: [], now: NOW }),
}
const unplanned = { ...answers, [`GET ${PLAN}`]: ok({ plan: null }) }

const chapter = { subject: '101', chapter: '哲学' }
const learn = (given = {}, more: typeof answers = answers) =>
  open(<ReciteLearnView />, 'exercisesReciteLearn', { ...chapter, ...given }, { more })

describe('the first edition, by chapter', () => {
  it('tells how far each chapter is, and leads to what is due, to a chapter, to the other editions', async () => {
    const { visits } = await open(<ReciteView />, 'exercisesRecite', {}, { more: answers })
    expect(screen.getByText('背过 2 / 4 条')).toBeTruthy()
    expect(screen.getByText('先背「哲学」：还没背 1 条 · 今天到期 2 条')).toBeTruthy()
    await press('recite-next')
    await press('chapter-史纲')
    await press('edition-second')
    await press('edition-third')
    expect(visits.map((visit) => decodeURIComponent(visit))).toEqual([
      'push /exercises/recite-learn?subject=101&chapter=哲学',
      'push /exercises/recite-list?subject=101&chapter=史纲',
      'push /exercises/v2/recite',
      'push /exercises/v3/recite',
    ])
  })

  it('lists a chapter by where its passages stand', async () => {
    const { visits } = await open(<ReciteListView />, 'exercisesReciteList', chapter, { more: answers })
    expect(screen.getByText('过期 2 天')).toBeTruthy()
    expect(screen.getByText('今天到期')).toBeTruthy()
    expect(screen.getAllByText('还没背')).toHaveLength(1)
    await press('passage-new')
    await press('recite-begin')
    expect(visits.map((visit) => decodeURIComponent(visit))).toEqual([
      'push /exercises/recite-learn?subject=101&chapter=哲学&passage=new',
      'push /exercises/recite-learn?subject=101&chapter=哲学',
    ])
  })
})

describe('reciting', () => {
  it('a blank is looked at, all are seen, graded, said when it comes back, and taken back', async () => {
    await learn()
    expect(screen.queryByText('普遍联系')).toBeNull()
    expect(screen.queryByTestId('grade-good')).toBeNull()
    await press('blank-1')
    expect(screen.getByText('普遍联系')).toBeTruthy()
    expect(screen.queryByText('永恒发展')).toBeNull()
    await press('recite-again')
    expect(screen.queryByText('普遍联系')).toBeNull()
    await press('recite-reveal')
    expect(screen.getByText('永恒发展')).toBeTruthy()
    const first = screen.getByText(/^题 /).textContent ?? ''
    await press('grade-good')
    expect(screen.getByText(new RegExp(`「${first}」\\d+天后再来 · 还有 2 条`))).toBeTruthy()
    await press('recite-undo')
    expect(screen.getByText(first)).toBeTruthy()
    await press('recite-reveal')
    await press('grade-easy')
    await press('recite-reveal')
    await press('grade-hard')
    // What was never recited is read first.
    expect(screen.getByText('普遍联系', { exact: false })).toBeTruthy()
    await press('recite-hide')
    await press('recite-reveal')
    await press('grade-easy')
    expect(screen.getByText('背了 3 次 · 很熟 2 · 模糊 1。到期后会再出现在这里')).toBeTruthy()
    await arrive(60_000)
  })

  it('the second level leaves how clauses begin', async () => {
    await learn({ passage: 'late' })
    await press('segment-firsts')
    expect(screen.getByTestId('passage').textContent).toMatch(/^late\d+ 字。$/)
  })

  it('what is not seen is not graded', async () => {
    await learn()
    fireEvent.keyDown(window, { key: '2' })
    expect(screen.queryByTestId('recite-undo')).toBeNull()
  })

  it('goes on without a network from what the device has, and sends it later', async () => {
    const { page } = await learn()
    page.unmount()
    const offline = Object.fromEntries(Object.keys(answers).map((key) => [key, cut]))
    const again = await open(<ReciteLearnView />, 'exercisesReciteLearn', chapter, { more: offline })
    await arrive(60_000)
    await press('recite-reveal')
    await press('grade-good')
    again.page.unmount()
    await arrive(60_000)
    const { network, page: last } = await learn()
    last.unmount()
    await arrive(60_000)
    const sent = network.requests.filter(
      ({ method, url }) => method === 'POST' && url.includes('/recitations'),
    )
    expect(sent.map(bodyOf)).toMatchObject([{ events: [{ kind: 'review', grade: 3 }] }])
  })

  it('without anything on the device says so, and asks again', async () => {
    await learn({}, { ...answers, 'GET /exercise/v1/recitation-subjects/101': cut as never })
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
  })
})

describe('the second edition, by plan', () => {
  const V2 = { edition: 'second' }

  it('is planned first: so many a day, of these chapters', async () => {
    const { network, stores } = await open(<ReciteView />, 'exercisesV2Recite', V2, { more: unplanned })
    await press('plan-save')
    expect(stores.ui.toast?.text).toBe('至少选一章')
    await press('choice-哲学')
    fireEvent.click(screen.getByLabelText('增加每天新背的条数'))
    await press('plan-save')
    const put = network.requests.find(({ method }) => method === 'PUT')
    expect(put && bodyOf(put)).toEqual({ perDay: 6, chapters: [{ subject: '101', chapter: '哲学' }] })
  })

  it('tells what today brings and what is late, and leads to it', async () => {
    const { visits } = await open(<ReciteView />, 'exercisesV2Recite', V2, { more: answers })
    expect(screen.getByText('今天还有 3 条')).toBeTruthy()
    expect(screen.getByText(/有 1 条过期了/)).toBeTruthy()
    await press('plan-begin')
    await press('plan-list')
    expect(visits).toEqual(['push /exercises/v2/recite-learn', 'push /exercises/v2/recite-list'])
    await press('plan-change')
    expect(screen.getByTestId('choice-哲学').getAttribute('aria-checked')).toBe('true')
  })

  it('its list is that of today; without a plan both lead to one', async () => {
    const { page } = await open(<ReciteListView />, 'exercisesV2ReciteList', V2, { more: answers })
    expect(screen.getByText('开始背 3 条')).toBeTruthy()
    page.unmount()
    for (const key of storage.local.keys()) storage.local.remove(key)
    for (const view of [<ReciteListView key="list" />, <ReciteLearnView key="learn" />]) {
      const { visits, page: shown } = await open(view, 'exercisesV2ReciteLearn', V2, { more: unplanned })
      await press('empty-action')
      expect(visits).toEqual(['push /exercises/v2/recite'])
      shown.unmount()
    }
  })
})

describe('the third edition, by the scheduler', () => {
  const V3 = { edition: 'third' }

  it('tells what is due and what comes, read out too', async () => {
    const { visits } = await open(<ReciteView />, 'exercisesV3Recite', V3, { more: answers })
    expect(screen.getByText('接下来 7 天：今天 2 条')).toBeTruthy()
    await press('recite-begin')
    await press('recite-101')
    expect(visits).toEqual([
      'push /exercises/recite-learn?edition=third',
      'push /exercises/recite-learn?edition=third&subject=101',
    ])
  })

  it('reads a passage aloud at the pace that is kept, stops, and says when it cannot', async () => {
    const { page } = await learn(V3)
    await press('recite-voice')
    expect(fakeAudio.url).toMatch(/\/media\/recitations\/(late|due)\.mp3$/)
    expect(fakeAudio.commands).toEqual(['rate 1', 'play'])
    await press('choice-1.25')
    await press('recite-voice')
    expect(fakeAudio.commands).toEqual(['rate 1', 'play', 'rate 1.25', 'close'])
    await press('recite-voice')
    act(() => fakeAudio.events?.onError())
    await arrive(100)
    expect(screen.getByText('没有读出来，请联网后再试')).toBeTruthy()
    page.unmount()
    await learn(V3)
    expect(screen.getByTestId('choice-1.25').getAttribute('aria-checked')).toBe('true')
  })
})
