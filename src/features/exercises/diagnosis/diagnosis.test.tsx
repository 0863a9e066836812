import { fireEvent, screen } from '@testing-library/react'
import { ability, ATTEMPTS, attemptOf, ID, part, reportOf } from '../../../../tests/builders/diagnosisSamples'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise as open,
  press,
} from '../../../../tests/builders/openExercise'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { studentRecord } from '../../../../tests/builders/studentRecord'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { visited } from '../../../../tests/builders/visited'
import { attemptPolicies } from '@/domain/attempt/policies'
import { fakeNetwork, HttpFailure } from '@/platform/request'
import { RecruitmentTestView } from '../pages/recruitment-test/RecruitmentTestView'
import { SingleStrengthView } from '../pages/single-strength/SingleStrengthView'
import { Strength25TestView } from '../pages/strength-25-test/Strength25TestView'
import { StrengthReportView } from '../pages/strength-report/StrengthReportView'
import { StrengthTestView } from '../pages/strength-test/StrengthTestView'

installExercises()

const openReport = (more: object = {}) =>
  open(
    <StrengthReportView />,
    'exercisesStrengthReport',
    { attempt: ID },
    {
      more: { [`${ATTEMPTS}/${ID}/report`]: ok(reportOf(more)) },
    },
  )

describe('/exercises/strength-report', () => {
  it('says each part in words: the estimate, its basis, what it is not, and that it is the first', async () => {
    await openReport()
    expect(screen.getByTestId('diagnosis-summary').textContent).toContain('思想政治理论 56')
    const text = screen.getByTestId('part-101').textContent ?? ''
    expect(text).toContain('大概率在 49–63 之间')
    expect(text).toContain('基于 12 道题的回答')
    expect(text).toContain('选择题和判断题全做一遍，预计答对 55% 到 72%')
    expect(text).toContain('推算时也参考了考生的一般水平')
    expect(text).toContain('不是考试分数')
    expect(text).toContain('第一次测')
  })

  it('compares with the time before; what lies within its band is said to be no change for sure', async () => {
    const before = { at: NOW - 86_400_000, ability: { ...ability, ability: 0.3 } }
    await openReport({ parts: [{ ...part, before }] })
    expect(screen.getByTestId('part-101').textContent).toContain(
      '上次（2026-11-21）是 53，升高 3，在误差范围内',
    )
  })

  it('a part of few answers is grey, says so, and predicts nothing', async () => {
    const thin = { ...part, right: 1, total: 3, ability: { ...ability, answers: 3 } }
    const { page } = await openReport({ parts: [thin] })
    expect(screen.getByTestId('part-101').textContent).toContain('不足 5 题，只能参考')
    expect(screen.getByTestId('part-101').textContent).not.toContain('预计答对')
    expect(page.container.querySelector('.yt-chart--thin')).toBeTruthy()
  })

  it('leads to one next step, to the analysis, in depth, to another test, and draws its picture when asked', async () => {
    const { visits, page } = await openReport()
    await press('ability-next')
    await press('diagnosis-analysis')
    await press('diagnosis-deep')
    await press('diagnosis-again')
    expect(visits).toEqual([
      `push /exercises/brush-topic?subject=101&point=${encodeURIComponent('唯物论')}&kind=practice`,
      `push /exercises/analysis?type=paper&gid=${ID}`,
      `push /exercises/deep-report?attempt=${ID}`,
      'push /exercises/strength-test',
    ])
    await press('diagnosis-picture')
    expect(page.container.innerHTML).toContain(`/posters/diagnoses/${ID}.png`)
  })

  it('what nobody practises leads to its analysis instead', async () => {
    const { visits } = await openReport({
      attempt: attemptOf({ test: 'recruitment' }),
      outcomes: [{ questionId: 'c1', outcome: 'wrong', earned: 0 }],
    })
    await press('ability-next')
    expect(visits).toEqual([`push /exercises/analysis?type=wrong&gid=${ID}`])
  })

  it('without an attempt it leads to a test', async () => {
    const { visits } = await open(<StrengthReportView />, 'exercisesStrengthReport')
    await press('empty-action')
    expect(visits).toEqual(['push /exercises/strength-test'])
  })
})

/** The address of a test that names its own parts. */
const ALL = { subjects: 'all' }

describe('who has not logged in', () => {
  it('takes a test, hands it in, and has its report after the login', async () => {
    const stranger = fakeStores({})
    const { asked } = visited()
    const page = renderIn(stranger.stores, <RecruitmentTestView />, 'exercisesRecruitmentTest', ALL)
    await arrive(1000)
    expect(screen.getByText(/^第 1 题 \/ 最多 30 题/)).toBeTruthy()
    fireEvent.click(screen.getByText('乙'))
    await press('attempt-advance')
    await arrive(3000)
    const at = stranger.visits[0] ?? ''
    expect(at).toMatch(/^replace \/exercises\/strength-report\?attempt=/)
    expect(asked.every((call) => call.includes('/exercise/v1/visits/:id'))).toBe(true)
    page.unmount()

    const learner = fakeStores({ loggedIn: true })
    const after = visited()
    const attempt = at.split('=')[1] ?? ''
    renderIn(learner.stores, <StrengthReportView />, 'exercisesStrengthReport', { attempt })
    await arrive(3000)
    expect(after.asked.slice(0, 2)).toEqual([
      `PUT /exercise/v1/users/${UID}/attempts/:id`,
      `GET /exercise/v1/users/${UID}/attempts/:id/report`,
    ])
    expect(screen.getByTestId('diagnosis-summary')).toBeTruthy()
  })

  it('who logs in in the middle goes on where the test was left, with what was not sent yet', async () => {
    const stranger = fakeStores({})
    visited()
    const page = renderIn(stranger.stores, <RecruitmentTestView />, 'exercisesRecruitmentTest', ALL)
    await arrive(1000)
    fakeNetwork.answer = () => Promise.reject(new HttpFailure('offline'))
    fireEvent.click(screen.getByText('乙'))
    await press('attempt-advance')
    page.unmount()

    const learner = fakeStores({ loggedIn: true })
    const after = visited()
    renderIn(learner.stores, <RecruitmentTestView />, 'exercisesRecruitmentTest', ALL)
    await arrive(3000)
    expect(after.asked.slice(0, 2)).toEqual([
      `PUT /exercise/v1/users/${UID}/attempts/:id`,
      `POST /exercise/v1/users/${UID}/attempts/:id/events`,
    ])
    expect(screen.getByText('下列说法正确的是')).toBeTruthy()
  })
})

it('a visit is taken over with all of its subjects', async () => {
  const subjects = ['101', '408']
  const test = { test: 'strength', subject: '101', subjects }
  const stranger = fakeStores({})
  visited(test)
  const page = renderIn(stranger.stores, <StrengthTestView />, 'exercisesStrengthTest', {
    subjects: '101,408',
  })
  await arrive(1000)
  page.unmount()
  const learner = fakeStores({ loggedIn: true })
  const { opened } = visited(test)
  renderIn(learner.stores, <StrengthTestView />, 'exercisesStrengthTest', { subjects: '101,408' })
  await arrive(3000)
  expect(opened[0]).toEqual({ kind: 'diagnosis', test: 'strength', subjects })
})

describe('the beginning of a test', () => {
  it('asks for subjects, no more than its row says, and for one at least', async () => {
    const { visits } = await open(<StrengthTestView />, 'exercisesStrengthTest')
    expect(screen.getByText('测哪几科（最多 4 科）')).toBeTruthy()
    const begin = screen.getByTestId('diagnosis-begin')
    expect(begin.textContent).toBe('先选科目')
    fireEvent.click(screen.getByTestId('choice-101'))
    await press('diagnosis-begin')
    expect(visits).toEqual(['push /exercises/strength-test?subjects=101'])
  })

  it('the own subjects are chosen already; where not all of them can be asked, none is', async () => {
    const more = {
      'GET /exercise/v1/subjects': ok(
        ['101', '201', '408'].map((subject) => ({ subject, name: subject, points: [], types: [] })),
      ),
      [`GET /gaoshou/v1/student/${UID}`]: ok({ ...studentRecord, subjectIds: ['101', '408', '999'] }),
    }
    const { visits, page } = await open(<StrengthTestView />, 'exercisesStrengthTest', {}, { more })
    await press('diagnosis-begin')
    expect(visits).toEqual(['push /exercises/strength-test?subjects=101%2C408'])
    page.unmount()
    await open(<SingleStrengthView />, 'exercisesSingleStrength', {}, { more })
    expect(screen.getByTestId('diagnosis-begin').textContent).toBe('先选科目')
  })

  it('a test can be ended before its last question, once anything is answered', async () => {
    const stranger = fakeStores({})
    visited()
    renderIn(stranger.stores, <RecruitmentTestView />, 'exercisesRecruitmentTest', ALL)
    await arrive(1000)
    await press('open-sheet')
    expect(screen.queryByTestId('sheet-hand-in')).toBeNull()
    fireEvent.click(screen.getByTestId('cell-1'))
    fireEvent.click(screen.getByText('乙'))
    // Both the answer and the next question need the network.
    const answering = fakeNetwork.answer
    fakeNetwork.answer = () => Promise.reject(new HttpFailure('offline'))
    await press('attempt-advance')
    await arrive(1000)
    fakeNetwork.answer = answering
    await press('open-sheet')
    await press('sheet-hand-in')
    expect(screen.getByTestId('hand-in').textContent).toContain('按答过的题出报告')
    await press('hand-in-confirm')
    await arrive(3000)
    expect(stranger.visits[0]).toMatch(/strength-report/)
  })

  it('what was left in the middle is gone on with, or begun anew', async () => {
    const stranger = fakeStores({})
    visited()
    const page = renderIn(stranger.stores, <RecruitmentTestView />, 'exercisesRecruitmentTest', ALL)
    await arrive(1000)
    page.unmount()
    renderIn(stranger.stores, <RecruitmentTestView />, 'exercisesRecruitmentTest')
    await arrive(1000)
    await press('diagnosis-go-on')
    expect(stranger.visits).toEqual(['push /exercises/recruitment-test?subjects=all'])
    await press('diagnosis-anew')
    expect(screen.getByTestId('diagnosis-begin')).toBeTruthy()
  })

  it('one subject, the edition of 2025, the modules: each says what it is', async () => {
    const { page } = await open(<SingleStrengthView />, 'exercisesSingleStrength')
    expect(screen.getByText('测哪一科')).toBeTruthy()
    page.unmount()
    const edition = await open(<Strength25TestView />, 'exercises25strengthTest')
    expect(screen.getByText(/25 考研已经结束/)).toBeTruthy()
    edition.page.unmount()
    await open(<RecruitmentTestView />, 'exercisesRecruitmentTest')
    expect(screen.getByText(/五个模块各六题/)).toBeTruthy()
  })

  it('says when it cannot ask for the subjects', async () => {
    await open(
      <StrengthTestView />,
      'exercisesStrengthTest',
      {},
      { more: { 'GET /exercise/v1/subjects': cut } },
    )
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
  })

  it('its policy tells no key before the end and no earlier question again', () => {
    expect(attemptPolicies.diagnosis).toMatchObject({ feedback: 'ended', mayGoBack: false, mayReveal: false })
  })
})
