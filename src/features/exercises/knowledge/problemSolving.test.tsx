import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { ExamRoom } from '../../../../tests/builders/examRoom'
import { installExercises, openExercise, press } from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import type { Query } from '@/lib/query'
import type { RouteId } from '@/routes/table'
import { ProblemSolvingTrainingView } from '../pages/problem-solving-training/ProblemSolvingTrainingView'
import { TrainingDetailView } from '../pages/training-detail/TrainingDetailView'

installExercises()

const LIST = 'GET /exercise/v1/trainings'
const ONE = 'GET /exercise/v1/trainings/first'
const card = { trainingId: 'first', title: '先看条件', subject: '101', point: '唯物论', type: 'single' }
const whole = { ...card, questionId: 'q-single', hint: '看清条件', method: ['分情况', '再合并'] }
const open = (view: ReactElement, id: RouteId, given: Query, more: Record<string, Answer>) =>
  openExercise(view, id, given, { room: new ExamRoom('practice'), more })

describe('/exercises/problem-solving-training', () => {
  it('lists the trainings by subject and leads to each', async () => {
    const more = { [LIST]: ok([card]) }
    const { visits } = await open(<ProblemSolvingTrainingView />, 'exercisesProblemSolvingTraining', {}, more)
    expect(screen.getByText('思想政治理论')).toBeTruthy()
    await press('training-first')
    expect(visits).toEqual(['push /exercises/training-detail?training=first'])
  })

  it.each([
    ['that there is none yet', ok([]), '训练整理中'],
    ['when it cannot ask', cut, '重试'],
  ] as const)('says %s', async (_, answer, text) => {
    await open(<ProblemSolvingTrainingView />, 'exercisesProblemSolvingTraining', {}, { [LIST]: answer })
    await arrive(60_000)
    expect(screen.getAllByText(new RegExp(text)).length).toBeGreaterThan(0)
  })
})

describe('/exercises/training-detail', () => {
  it('tells hint and method one after the other, and the solution after the own answer', async () => {
    const given = { training: 'first' }
    const { page } = await open(<TrainingDetailView />, 'exercisesTrainingDetail', given, {
      [ONE]: ok(whole),
    })
    expect(screen.queryByText('提示：看清条件')).toBeNull()
    await press('training-help')
    expect(screen.getByText('提示：看清条件')).toBeTruthy()
    expect(screen.queryByText('1. 分情况')).toBeNull()
    await press('training-help')
    expect(screen.getByText('2. 再合并')).toBeTruthy()
    expect(screen.queryByTestId('training-help')).toBeNull()
    expect(screen.queryByTestId('feedback')).toBeNull()
    await press('option-2')
    expect(page.container.textContent).toContain('analysis of q-single')
  })

  it('without a training leads to the choice; says when it cannot ask', async () => {
    const { visits, page } = await open(<TrainingDetailView />, 'exercisesTrainingDetail', {}, {})
    await press('empty-action')
    expect(visits).toEqual(['push /exercises/problem-solving-training'])
    page.unmount()
    await open(<TrainingDetailView />, 'exercisesTrainingDetail', { training: 'first' }, { [ONE]: cut })
    await arrive(60_000)
    expect(screen.getByTestId('failure')).toBeTruthy()
  })
})
