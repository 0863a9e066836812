import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { UID } from '../../../../../tests/builders/fakeStores'
import { storage } from '@/platform/storage'
import { reopenWords } from '../../../../../tests/builders/openWords'
import { lastTestOf } from '../../stores/lastTestOf'
import { TestResultView } from './TestResultView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const afterTest = async (wrong: string[], stage?: number) => {
  const words = ['abandon', 'abundant', 'adapt', 'adopt', 'zeal']
  lastTestOf(storage.local, UID).write({ kind: 'meaning', words, wrong, ...(stage && { stage }) })
  return reopenWords(<TestResultView />, 'vocabularyTestResult')
}

describe('/spword/test-result', () => {
  it('shows the wrong words and asks them again', async () => {
    const { visits } = await afterTest(['adapt', 'zeal'])
    expect(screen.getByText('5 题答对 3 题')).toBeTruthy()
    expect(screen.getByText('答错的 2 个词')).toBeTruthy()
    expect(screen.getByText('zeal')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '再测答错的' }))
    await arrive()
    expect(visits).toEqual(['replace /spword/test?retry=1'])
  })

  it('says whether a gate was passed', async () => {
    await afterTest(['zeal'], 3)
    expect(screen.getByText('第 3 阶段过关，下一阶段已开启')).toBeTruthy()
  })

  it('praises a test without a mistake', async () => {
    await afterTest([])
    expect(screen.getByText('全对，这些词记得很牢')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '再测答错的' })).toBeNull()
  })

  it('says what to do before any test', async () => {
    const { visits } = await openWords(<TestResultView />, 'vocabularyTestResult')
    fireEvent.click(screen.getByRole('button', { name: '去测试' }))
    await arrive()
    expect(visits).toEqual(['replace /spword/test'])
  })
})
