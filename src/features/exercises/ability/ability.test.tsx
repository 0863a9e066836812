import { fireEvent, screen } from '@testing-library/react'
import { fakeNetwork } from '@/platform/request'
import { sampleQuestions } from '../../../../tests/builders/attemptSamples'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import { UID } from '../../../../tests/builders/fakeStores'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise as open,
  press,
} from '../../../../tests/builders/openExercise'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { CombatAbilityReportView } from '../pages/combat-ability-report/CombatAbilityReportView'
import { CombatAbilityTestView } from '../pages/combat-ability-test/CombatAbilityTestView'
import { CombatAbilityView } from '../pages/combat-ability/CombatAbilityView'

installExercises()

const ATTEMPTS = `GET /exercise/v1/users/${UID}/attempts`
const row = {
  attemptId: 'test-0001',
  kind: 'adaptive',
  title: '能力测试',
  subject: '101',
  paperId: null,
  startedAt: NOW,
  endsAt: null,
  endedAt: NOW,
  endedBy: 'handIn',
  questionCount: 12,
  points: 12,
  earned: 8,
}
const page = (...list: object[]) => ok({ list, total: list.length, page: 1, size: 100 })
const report = (more: object = {}) =>
  ok({
    attempt: {
      ...row,
      now: NOW,
      isPaused: false,
      spent: 60_000,
      questions: [],
      answers: [],
      isMeasured: true,
    },
    endedAt: NOW,
    earned: 8,
    points: 12,
    open: 0,
    outcomes: [],
    types: [],
    knowledge: [
      { name: '唯物论', right: 1, total: 3, earned: 1, points: 3 },
      { name: '辩证法', right: 7, total: 9, earned: 7, points: 9 },
    ],
    ability: { ability: 0.62, error: 0.41, band: [-0.07, 1.28], answers: 12 },
    weakest: { subject: '101', point: '唯物论' },
    ...more,
  })
const openReport = (answer: ReturnType<typeof report>) =>
  open(
    <CombatAbilityReportView />,
    'exercisesCombatAbilityReport',
    { attempt: 'test-0001' },
    {
      more: { [`${ATTEMPTS}/test-0001/report`]: answer },
    },
  )

describe('/exercises/combat-ability', () => {
  it('begins a test of a subject, or goes on with the open one, and shows the last report', async () => {
    const open_ = { ...row, attemptId: 'open-0001', endedAt: null, endedBy: null, earned: null }
    const { visits } = await open(
      <CombatAbilityView />,
      'exercisesCombatAbility',
      {},
      {
        more: { [ATTEMPTS]: page(open_, row) },
      },
    )
    await press('ability-test-101')
    await press('ability-report-101')
    expect(visits).toEqual([
      'push /exercises/combat-ability-test?subject=101&attempt=open-0001',
      'push /exercises/combat-ability-report?attempt=test-0001',
    ])
  })

  it('has no report before the first test, and says when it cannot ask', async () => {
    const first = await open(<CombatAbilityView />, 'exercisesCombatAbility')
    expect(screen.getByText('开始测试')).toBeTruthy()
    expect(screen.queryByText('上次的报告')).toBeNull()
    first.page.unmount()
    await open(<CombatAbilityView />, 'exercisesCombatAbility', {}, { more: { [ATTEMPTS]: cut } })
    expect((await screen.findAllByTestId('failure')).length).toBe(1)
  })

  it('a test says which question this is, and how many there will be at most', async () => {
    await open(
      <CombatAbilityTestView />,
      'exercisesCombatAbilityTest',
      { subject: '101' },
      { room: new ExamRoom('adaptive') },
    )
    expect(screen.getByText(/^第 1 题 \/ 最多 20 题/)).toBeTruthy()
  })

  it('shows that the next question is on its way, since it is chosen by the answer to this one', async () => {
    const room = new ExamRoom('adaptive', null, sampleQuestions.slice(0, 1))
    await open(<CombatAbilityTestView />, 'exercisesCombatAbilityTest', { subject: '101' }, { room })
    const answering = fakeNetwork.answer
    fakeNetwork.answer = () => new Promise(() => undefined)
    fireEvent.click(screen.getByTestId('option-2'))
    await press('attempt-advance')
    expect(screen.getByTestId('question-coming')).toBeTruthy()
    expect(screen.queryByTestId('option-2')).toBeNull()
    fakeNetwork.answer = answering
  })

  it('a test without a subject leads to the choice', async () => {
    const { visits } = await open(<CombatAbilityTestView />, 'exercisesCombatAbilityTest')
    await press('empty-action')
    expect(visits).toEqual(['push /exercises/combat-ability'])
  })
})

describe('/exercises/combat-ability-report', () => {
  it('says the estimate, its band and its basis in words; an axis of few answers is grey and says so', async () => {
    const { page: drawn } = await openReport(report())
    expect(screen.getByText('能力值 56，大概率在 49–63 之间（50 为中等水平）')).toBeTruthy()
    expect(screen.getByText('中等 50')).toBeTruthy()
    expect(screen.getByText('基于 12 道题的回答')).toBeTruthy()
    const thin = [...drawn.container.querySelectorAll('.exercise__tally--thin')]
    expect(thin.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['唯物论'])
    expect(screen.getAllByText('不足 5 题的，仅供参考')).toHaveLength(1)
  })

  it('leads to one next step', async () => {
    const { visits } = await openReport(report())
    await press('ability-next')
    expect(visits).toEqual([
      `push /exercises/brush-topic?subject=101&point=${encodeURIComponent('唯物论')}&kind=practice`,
    ])
  })

  it('leads to what went wrong, and to all questions', async () => {
    const { visits } = await openReport(
      report({ outcomes: [{ questionId: 'q-1', outcome: 'wrong', earned: 0 }] }),
    )
    await press('report-wrong')
    await press('report-all')
    expect(visits).toEqual([
      'push /exercises/analysis?type=wrong&gid=test-0001',
      'push /exercises/analysis?type=paper&gid=test-0001',
    ])
  })

  it('where nothing was lost the next step is a whole paper', async () => {
    const { visits } = await openReport(report({ weakest: null }))
    await press('ability-next')
    expect(visits).toEqual(['push /exercises/exam-detail'])
  })
})
