import { fireEvent, screen, within } from '@testing-library/react'
import { rightAnswers } from '../../../../tests/builders/attemptSamples'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import { UID } from '../../../../tests/builders/fakeStores'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise as open,
  press,
} from '../../../../tests/builders/openExercise'
import { ok } from '../../../../tests/builders/scriptedNetwork'
import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import type { Answer } from '@/domain/attempt/Question'
import { AnalysisView } from '../pages/analysis/AnalysisView'
import { ExamReportView } from '../pages/exam-report/ExamReportView'
import { PracticeRecordView } from '../pages/practice-record/PracticeRecordView'

installExercises()

/** An attempt that was sat and handed in, with one right answer and a text, or what else was given. */
const sat = (kind: AttemptKind = 'exam', more: Readonly<Record<string, Answer>> = {}): ExamRoom => {
  const room = new ExamRoom(kind, 30)
  const answers = { 'q-single': rightAnswers['q-single'], 'q-writing': rightAnswers['q-writing'], ...more }
  const send = (method: 'PUT' | 'POST', path: string, body: object) =>
    void room.answer({
      method,
      url: `https://m.example/exercise/v1/users/${UID}/attempts/sat-00001${path}`,
      headers: {},
      body: JSON.stringify(body),
    } as Parameters<ExamRoom['answer']>[0])
  send('PUT', '', {})
  const given = Object.entries(answers).map(([question, answer], at) => ({
    id: `e-00000${at}`,
    at: NOW,
    kind: 'answer',
    question,
    answer,
    took: 1000,
  }))
  send('POST', '/events', {
    device: 'aaaaaaaa',
    clock: { sentAt: NOW, offset: 0 },
    events: [...given, { id: 'e-000009', at: NOW + 1, kind: 'handIn' }],
  })
  return room
}

/** Taps the points that a line of the rubric is given. */
const give = (line: number, points: string): void => {
  fireEvent.click(within(screen.getByTestId(`award-${line}`)).getByTestId(`choice-${points}`))
}

describe('after the end', () => {
  it('a report shows score, parts, and leads to what was wrong', async () => {
    const { visits, page } = await open(
      <ExamReportView />,
      'exercisesExamReport',
      { attempt: 'sat-00001' },
      { room: sat() },
    )
    expect(screen.getByText('2 / 22 分')).toBeTruthy()
    // Once for each part of the report, not once for each row.
    expect(screen.getAllByText('不足 5 题的，仅供参考').length).toBeLessThanOrEqual(3)
    expect(screen.getAllByText('不足 5 题的，仅供参考').length).toBeGreaterThan(0)
    const tiles = [...page.container.querySelectorAll('.yt-stat__value')].map((one) =>
      parseInt(one.textContent ?? ''),
    )
    expect(screen.getByTestId('report-open').textContent).toBe('1题待自评')
    expect(tiles.reduce((sum, count) => sum + count, 0)).toBe(7)
    await press('report-wrong')
    await press('report-award')
    expect(visits).toEqual([
      'push /exercises/analysis?type=wrong&gid=sat-00001',
      'push /exercises/analysis?type=award&gid=sat-00001',
    ])
  })

  it('a report tells what was partly right from what was wrong, and that what was never opened was not answered', async () => {
    const room = sat('exam', {
      'q-matching': { type: 'matching', places: [3, 0] },
      'q-judgement': { type: 'judgement', truth: false },
    })
    const { page } = await open(<ExamReportView />, 'exercisesExamReport', { attempt: 'sat-00001' }, { room })
    const tiles = [...page.container.querySelectorAll('.yt-stat')].map((one) => one.textContent)
    expect(tiles).toEqual(['1题答对', '1题部分对', '1题答错', '3题没答', '1题待自评'])
    expect(screen.getByText(/未答 3 题/)).toBeTruthy()
  })

  it('the analysis lists marks of an exam, and guesses where the first answer stood', async () => {
    const given = { gid: 'sat-00001', type: 'paper' }
    for (const [kind, noted] of [
      ['exam', '标记 0'],
      ['practice', '猜的 0'],
    ] as const) {
      const { page } = await open(<AnalysisView />, 'exercisesAnalysis', given, { room: sat(kind) })
      await press('open-sheet')
      expect(screen.getAllByTestId(/^segment-/).map(({ textContent }) => textContent)).toContain(noted)
      page.unmount()
    }
  })

  it('the report of a paper tells the place among all, and where time was lost', async () => {
    const { visits } = await open(
      <ExamReportView />,
      'exercisesExamReport',
      { attempt: 'sat-00001' },
      {
        room: sat(),
        more: {
          [`GET /exercise/v1/users/${UID}/attempts/sat-00001/paces`]: ok({
            questions: [{ questionId: 'q-single', mine: 90_000, others: 30_000 }],
          }),
          'GET /statistics/v1/leaderboard/paper_sample/item': ok({
            mine: { rank: 3, name: '林**', isMe: true, score: 61.5 },
            learners: 40,
          }),
        },
      },
    )
    expect(screen.getByText('你 1分30秒，别人一般 30秒')).toBeTruthy()
    expect(screen.getByText('考过的人')).toBeTruthy()
    await press('paper-ranks')
    expect(visits).toEqual(['push /exercises/combat-rankinglist?board=paper_sample'])
  })

  it('a report without a name leads to the record', async () => {
    const { visits } = await open(<ExamReportView />, 'exercisesExamReport')
    await press('empty-action')
    expect(visits).toEqual(['push /exercises/practice-record'])
  })

  it('the analysis shows all or what was not right, and writing is awarded there', async () => {
    const room = sat()
    const all = await open(
      <AnalysisView />,
      'exercisesAnalysis',
      { gid: 'sat-00001', type: 'paper' },
      { room },
    )
    expect(screen.getByText(/^第 1 题 \/ 7/)).toBeTruthy()
    all.page.unmount()
    await open(<AnalysisView />, 'exercisesAnalysis', { gid: 'sat-00001', type: 'wrong' }, { room })
    expect(screen.getByText(/^第 1 题 \/ 6/)).toBeTruthy()
    await press('open-sheet')
    await press('cell-6')
    const save = () => screen.getByTestId('award')
    // Zero points are counted only after an explicit choice.
    expect(save().textContent).toBe('还有 2 条没打分')
    give(0, '2')
    await press('award')
    expect(room.log.some(({ kind }) => kind === 'award')).toBe(false)
    give(1, '0')
    expect(save().textContent).toBe('自评 2 分，保存')
    await press('award')
    expect(room.log.find(({ kind }) => kind === 'award')).toMatchObject({ points: [2, 0] })
    expect(screen.getByText('部分答对')).toBeTruthy()
  })

  it('own writing is looked at alone to be awarded, and stays there with its points', async () => {
    await open(<AnalysisView />, 'exercisesAnalysis', { gid: 'sat-00001', type: 'award' }, { room: sat() })
    expect(screen.getByText(/^第 1 题 \/ 1/)).toBeTruthy()
    give(0, '1')
    give(1, '0')
    await press('award')
    expect(screen.getByText('部分答对')).toBeTruthy()
    expect(screen.getByText(/^第 1 题 \/ 1/)).toBeTruthy()
  })

  it('the record goes on with what is open and shows the report of what has ended', async () => {
    const row = {
      kind: 'practice',
      subject: '101',
      paperId: null,
      startedAt: NOW,
      endsAt: null,
      endedBy: null,
      questionCount: 10,
      points: 20,
    }
    const list = [
      { ...row, attemptId: 'open-0001', title: '练习', endedAt: null, earned: null },
      {
        ...row,
        attemptId: 'mock-a-1',
        kind: 'mock',
        title: '模考',
        endedAt: NOW,
        endedBy: 'handIn',
        earned: 1,
      },
      { ...row, attemptId: 'done-0001', title: '考完的卷', endedAt: NOW, endedBy: 'handIn', earned: 12 },
    ]
    const { visits } = await open(
      <PracticeRecordView />,
      'exercisesPracticeRecord',
      {},
      {
        more: {
          [`GET /exercise/v1/users/${UID}/attempts`]: ok({ list, total: 2, page: 1, size: 20 }),
        },
      },
    )
    await press('attempt-open-0001')
    await press('attempt-done-0001')
    await press('attempt-mock-a-1')
    expect(visits).toEqual([
      'push /exercises/exam-test?attempt=open-0001',
      'push /exercises/exam-report?attempt=done-0001',
      'push /exercises/combat-network-report?mock=a-1',
    ])
  })
})
