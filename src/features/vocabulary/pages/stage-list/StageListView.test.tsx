import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, never, ok } from '../../../../../tests/builders/scriptedNetwork'
import { USER } from '../../../../../tests/builders/vocabularyWorld'
import { StageListView } from './StageListView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const CALL = `GET ${USER}/books/kaoyan/stages`
const stage = (number: number, state: string, bestScore: number | null) => ({
  stage: number,
  wordCount: 50,
  learned: 20,
  known: 10,
  state,
  bestScore,
})
const STAGES = ok([stage(1, 'passed', 92), stage(2, 'open', null), stage(3, 'locked', null)])

describe('/spword/stage-list', () => {
  it('shows which stages are passed, open and locked, and begins the test of one', async () => {
    const { visits } = await openWords(<StageListView />, 'vocabularyStageList', {
      answers: { [CALL]: STAGES },
    })
    expect(screen.getByText('共 3 个阶段，已过 1 个。测试答对 80% 就能开启下一阶段')).toBeTruthy()
    expect(screen.getByText('已学 20/50 · 掌握 10 · 最好 92 分')).toBeTruthy()
    expect(screen.getByText('先过上一关')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '第 2 阶段过关测试' }))
    await arrive()
    expect(visits).toEqual(['push /spword/test?stage=2'])
  })

  it('says that a book is empty', async () => {
    await openWords(<StageListView />, 'vocabularyStageList', { answers: { [CALL]: ok([]) } })
    expect(screen.getByText('词书还是空的')).toBeTruthy()
  })

  it('draws its outline while nothing is there', async () => {
    await openWords(<StageListView />, 'vocabularyStageList', { answers: { [CALL]: never } })
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
  })

  it('says that nothing came, and tries again', async () => {
    const { network } = await openWords(<StageListView />, 'vocabularyStageList', {
      answers: { [CALL]: cut },
    })
    network.answers[CALL] = STAGES
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(3000)
    expect(screen.getByText('第 1 阶段')).toBeTruthy()
  })
})
