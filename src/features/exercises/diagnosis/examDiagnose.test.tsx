import { fireEvent, screen } from '@testing-library/react'
import { ATTEMPTS, attemptOf, head, ID, reportOf } from '../../../../tests/builders/diagnosisSamples'
import { installExercises, openExercise as open, press } from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { ExamDiagnoseView } from '../pages/exam-diagnose/ExamDiagnoseView'

installExercises()

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
