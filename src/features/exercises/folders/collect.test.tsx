import { fireEvent, screen } from '@testing-library/react'
import { sampleQuestions } from '../../../../tests/builders/attemptSamples'
import { UID } from '../../../../tests/builders/fakeStores'
import {
  EXERCISES_NOW as NOW,
  installExercises,
  openExercise as open,
  press,
} from '../../../../tests/builders/openExercise'
import { arrive } from '../../../../tests/builders/renderIn'
import { bodyOf, cut, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { attemptPolicies } from '@/domain/attempt/policies'
import { replayAttempt } from '@/domain/attempt/replayAttempt'
import { shownQuestion } from '@/domain/attempt/shownQuestion'
import { CollectDetailView } from '../pages/collect-detail/CollectDetailView'
import { CollectFolderView } from '../pages/collect-folder/CollectFolderView'

installExercises()

const users = `/exercise/v1/users/${UID}`
const folder = { folderId: 'folder-1', name: '易混', questionCount: 2, createdAt: NOW }
const row = {
  questionId: 'q-single',
  folderId: 'folder-1',
  subject: '101',
  point: '唯物论',
  type: 'single',
  stem: '题干 q-single',
  collectedAt: NOW - 60_000,
}
const [sample] = sampleQuestions
const terms = { policy: attemptPolicies.analysis, questionIds: ['q-single'], startedAt: 0, endsAt: null }
const question =
  sample &&
  shownQuestion(sample, { terms, state: replayAttempt(terms, []), seed: 's', now: 0, closesAt: null })
const answers = {
  [`GET ${users}/folders`]: ok([folder]),
  [`GET ${users}/folders/folder-1/questions`]: ok({ list: [row], total: 1, page: 1, size: 20 }),
  [`GET ${users}/collected/q-single`]: ok({ ...row, question, answer: { type: 'single', option: 2 } }),
}

describe('/exercises/collect-folder', () => {
  const show = (more: object = {}) =>
    open(<CollectFolderView />, 'exercisesCollectFolder', {}, { more: { ...answers, ...more } })

  it('lists folders, makes one by its name, and opens one', async () => {
    const { network, visits } = await show({})
    expect(screen.getByText('2 题')).toBeTruthy()
    await press('folder-folder-1')
    expect(visits).toEqual(['push /exercises/collect-detail?folder=folder-1'])
    fireEvent.input(screen.getByTestId('folder-name'), { target: { value: ' 好题 ' } })
    await press('folder-save')
    const put = network.requests.find(({ method }) => method === 'PUT')
    expect(put && bodyOf(put)).toEqual({ name: '好题' })
  })

  it('a folder is removed after a question that says what goes with it', async () => {
    const { stores, network } = await show({ [`DELETE ${users}/folders/folder-1`]: ok({ done: true }) })
    await press('edit-folder-1')
    await press('folder-remove')
    expect(stores.ui.dialog).toMatchObject({ title: '删除“易混”？', text: '里面的 2 道题也会取消收藏。' })
    stores.ui.close(true)
    await arrive(1000)
    expect(network.requests.some(({ method }) => method === 'DELETE')).toBe(true)
    expect(stores.ui.toast?.text).toBe('已删除')
  })

  it('a name that is taken is told, and stays in its field', async () => {
    const { stores } = await show({ [`PUT ${users}/folders/folder-1`]: refused(409, 'Y40932') })
    await press('edit-folder-1')
    const [field] = screen.getAllByTestId('folder-name').slice(-1)
    if (field) fireEvent.input(field, { target: { value: '重名' } })
    const [button] = screen.getAllByTestId('folder-save').slice(-1)
    if (button) fireEvent.click(button)
    await arrive(1000)
    expect(stores.ui.toast).toBeTruthy()
    expect(field).toHaveProperty('value', '重名')
  })

  it('can be asked again after a failure', async () => {
    await show({ [`GET ${users}/folders`]: cut })
    await arrive(60_000)
    expect(screen.getByText('重新加载')).toBeTruthy()
  })
})

describe('/exercises/collect-detail', () => {
  const show = (given: Record<string, string>, more: object = {}) =>
    open(<CollectDetailView />, 'exercisesCollectDetail', given, { more: { ...answers, ...more } })

  it('lists a folder and opens a question', async () => {
    const { visits } = await show({ folder: 'folder-1' })
    await press('collected-q-single')
    expect(visits).toEqual(['push /exercises/collect-detail?question=q-single'])
  })

  it('shows a question with key and own answer, moves it and takes it out', async () => {
    const { network, stores } = await show(
      { question: 'q-single' },
      {
        [`PUT ${users}/collected/q-single`]: ok(row),
        [`DELETE ${users}/collected/q-single`]: ok({ done: true }),
      },
    )
    expect(screen.getByText('答对了')).toBeTruthy()
    await press('collected-move')
    await press('collect-folder-1')
    expect(stores.ui.toast?.text).toBe('已收藏到“易混”')
    await press('collected-drop')
    expect(network.requests.some(({ method }) => method === 'DELETE')).toBe(true)
  })

  it('without a folder leads to all of them', async () => {
    const { visits } = await show({})
    await press('empty-action')
    expect(visits).toEqual(['push /exercises/collect-folder'])
  })
})
