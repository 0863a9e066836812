import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise as open,
  press,
} from '../../../../tests/builders/openExercise'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { bodyOf, cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { attemptPolicies } from '@/domain/attempt/policies'
import { fakeNetwork, HttpFailure, type HttpRequest } from '@/platform/request'
import { ExamDiagnoseView } from './ExamDiagnoseView'
import { RecruitmentTestView } from './RecruitmentTestView'
import { SingleStrengthView } from './SingleStrengthView'
import { Strength25TestView } from './Strength25TestView'
import { StrengthReportView } from './StrengthReportView'
import { StrengthTestView } from './StrengthTestView'

installExercises()

const ATTEMPTS = `GET /exercise/v1/users/${UID}/attempts`
const ID = 'diagnosis-0001'
const ability = { ability: 0.62, error: 0.41, band: [-0.07, 1.28], answers: 12 }
const part = {
  subject: '101',
  point: null,
  name: '思想政治理论',
  right: 8,
  total: 12,
  ability,
  expected: { low: 0.55, high: 0.72 },
  before: null,
}
const head = {
  attemptId: ID,
  kind: 'diagnosis',
  title: '实力测评',
  subject: '101',
  paperId: null,
  test: 'strength',
  startedAt: NOW,
  endsAt: null,
  endedAt: NOW,
  endedBy: 'handIn',
}
const attemptOf = (more: object = {}) => ({
  ...head,
  now: NOW,
  isPaused: false,
  spent: 60_000,
  questions: [],
  answers: [],
  isMeasured: true,
  ...more,
})
const reportOf = (more: object = {}) => ({
  attempt: attemptOf(),
  endedAt: NOW,
  earned: 8,
  points: 12,
  open: 0,
  outcomes: [],
  types: [{ name: 'single', right: 8, total: 12, earned: 8, points: 12 }],
  knowledge: [{ name: '唯物论', right: 1, total: 3, earned: 1, points: 3 }],
  ability,
  parts: [part],
  weakest: '唯物论',
  ...more,
})
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
    expect(text).toContain('九成把握在 49 到 63 之间')
    expect(text).toContain('基于 12 道题的回答')
    expect(text).toContain('预计答对 55% 到 72%')
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

/** A backend that knows one visit and, once it is taken over, the learner's attempt. */
const visited = () => {
  const asked: string[] = []
  const question = {
    id: 'c1',
    type: 'single',
    stem: '下列说法正确的是',
    options: ['甲', '乙', '丙', '丁'].map((text, no) => ({ no, text })),
    items: [],
    blanks: 0,
    points: 1,
    point: '常识判断',
  }
  let endedAt: number | null = null
  const attempt = (id: string) =>
    attemptOf({
      attemptId: id,
      test: 'recruitment',
      subject: 'civil',
      endedAt,
      endedBy: endedAt === null ? null : 'handIn',
      isMeasured: false,
      questions: [question],
    })
  const take = (request: HttpRequest) => {
    const { events } = bodyOf(request) as { events: { kind: string }[] }
    if (events.some(({ kind }) => kind === 'handIn')) endedAt = Date.now()
    return ok({
      accepted: events.length,
      duplicated: 0,
      refused: [],
      now: Date.now(),
      endsAt: null,
      endedAt,
      isElsewhere: false,
      feedback: [],
      hasMore: false,
    })
  }
  fakeNetwork.answer = async (request) => {
    const path = request.url.replace(/^https?:\/\/[^/]+/, '').split('?')[0] ?? ''
    const id = /(?:visits|attempts)\/([^/]+)/.exec(path)?.[1]
    asked.push(`${request.method} ${path.replace(id ?? '-', ':id')}`)
    if (!id) throw new HttpFailure('offline')
    if (path.endsWith('/report')) return ok(reportOf({ attempt: attempt(id) }))
    return request.method === 'POST' ? take(request) : ok(attempt(id))
  }
  return { asked }
}

describe('who has not logged in', () => {
  it('takes a test, hands it in, and has its report after the login', async () => {
    const stranger = fakeStores({})
    const { asked } = visited()
    const page = renderIn(stranger.stores, <RecruitmentTestView />, 'exercisesRecruitmentTest')
    await arrive(1000)
    await press('diagnosis-begin')
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
    const page = renderIn(stranger.stores, <RecruitmentTestView />, 'exercisesRecruitmentTest')
    await arrive(1000)
    await press('diagnosis-begin')
    fakeNetwork.answer = () => Promise.reject(new HttpFailure('offline'))
    fireEvent.click(screen.getByText('乙'))
    await press('attempt-advance')
    page.unmount()

    const learner = fakeStores({ loggedIn: true })
    const after = visited()
    renderIn(learner.stores, <RecruitmentTestView />, 'exercisesRecruitmentTest')
    await arrive(3000)
    expect(after.asked.slice(0, 2)).toEqual([
      `PUT /exercise/v1/users/${UID}/attempts/:id`,
      `POST /exercise/v1/users/${UID}/attempts/:id/events`,
    ])
    await press('diagnosis-go-on')
    expect(screen.getByText('下列说法正确的是')).toBeTruthy()
  })
})

describe('the beginning of a test', () => {
  it('asks for subjects, no more than its row says, and for one at least', async () => {
    await open(<StrengthTestView />, 'exercisesStrengthTest')
    expect(screen.getByText('测哪几科（最多 4 科）')).toBeTruthy()
    const begin = screen.getByTestId('diagnosis-begin')
    expect(begin.textContent).toBe('开始测评')
    fireEvent.click(screen.getByTestId('choice-101'))
    expect(begin.textContent).toBe('先选科目')
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

describe('/exercises/exam-diagnose', () => {
  const exam = {
    ...head,
    kind: 'exam',
    title: '样卷',
    test: undefined,
    questionCount: 7,
    points: 22,
    earned: 9,
  }
  const page = (...list: object[]) => ok({ list, total: list.length, page: 1, size: 100 })

  it('lists own exams that ended, and leads to one', async () => {
    const practice = { ...exam, attemptId: 'practice-0001', kind: 'practice', title: '练习' }
    const { visits } = await open(
      <ExamDiagnoseView />,
      'exercisesExamDiagnose',
      {},
      {
        more: { [ATTEMPTS]: page(exam, practice) },
      },
    )
    expect(screen.queryByText('练习')).toBeNull()
    await press(`diagnose-${ID}`)
    expect(visits).toEqual([`push /exercises/exam-diagnose?attempt=${ID}`])
  })

  it('without any it leads to a paper; without a network it can be asked again', async () => {
    const first = await open(<ExamDiagnoseView />, 'exercisesExamDiagnose')
    await press('diagnose-exam')
    expect(first.visits).toEqual(['push /exercises/exam-detail'])
    first.page.unmount()
    await open(<ExamDiagnoseView />, 'exercisesExamDiagnose', {}, { more: { [ATTEMPTS]: cut } })
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
  })

  it('names what an exam lost most, with what to do about each', async () => {
    const report = reportOf({ attempt: attemptOf({ ...exam }), earned: 8, points: 12 })
    const { visits } = await open(
      <ExamDiagnoseView />,
      'exercisesExamDiagnose',
      { attempt: ID },
      {
        more: { [`${ATTEMPTS}/${ID}/report`]: ok(report) },
      },
    )
    expect(screen.getByTestId('losses-summary').textContent).toContain('丢了 4 分')
    await press('losses-point')
    await press('losses-type')
    await press('losses-wrong')
    expect(visits).toEqual([
      `push /exercises/brush-topic?subject=101&point=${encodeURIComponent('唯物论')}&kind=practice`,
      'push /exercises/brush-topic?subject=101&type=single&kind=practice',
      `push /exercises/analysis?type=wrong&gid=${ID}`,
    ])
  })

  it('takes scores from elsewhere part by part, refuses what is no score, and keeps them', async () => {
    const first = await open(<ExamDiagnoseView />, 'exercisesExamDiagnose')
    await press('segment-typed')
    const type = (at: number, text: string) =>
      fireEvent.input(screen.getByTestId(`score-${at}`), { target: { value: text }, detail: { value: text } })
    type(0, '17')
    expect(screen.getByText('最多 16 分')).toBeTruthy()
    type(0, '12')
    type(1, '20')
    expect(screen.queryByTestId('typed-found')).toBeNull()
    type(2, '30')
    expect(screen.getByTestId('typed-found').textContent).toContain(
      '62 / 100 分，丢了 38 分，其中「分析题」丢 20 分，占 53%',
    )
    await press('typed-next')
    expect(first.visits).toEqual(['push /exercises/brush-topic?subject=101&type=writing&kind=practice'])
    first.page.unmount()
    await open(<ExamDiagnoseView />, 'exercisesExamDiagnose')
    await press('segment-typed')
    expect(screen.getByTestId('typed-found')).toBeTruthy()
  })
})
