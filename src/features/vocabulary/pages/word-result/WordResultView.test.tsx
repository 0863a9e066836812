import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../../tests/builders/scriptedNetwork'
import { NOW } from '../../../../../tests/builders/vocabularyWorld'
import { WordResultView } from './WordResultView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const CALL = 'GET /word/v1/shares/s1'
const RESULT = ok({ nickname: '小研', words: 42, accuracy: 87, days: 6, known: 310, sharedAt: NOW })
const open = (answer = RESULT) =>
  openWords(<WordResultView />, 'wordResult', { given: { shareId: 's1' }, answers: { [CALL]: answer } })

describe('/word-result', () => {
  it('shows the figures, the picture in words, and the way to join', async () => {
    const { visits } = await open()
    expect(screen.getByText('小研 的打卡成绩')).toBeTruthy()
    expect(screen.getByRole('img', { name: /^小研今天背了 42 个词，正确率 87%/ })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '我也来打卡' }))
    await arrive()
    expect(visits).toEqual(['push /word-login'])
  })

  it('says what to do with an address without a result', async () => {
    await openWords(<WordResultView />, 'wordResult')
    expect(screen.getByText('没有找到这份成绩')).toBeTruthy()
  })

  it('says that nothing came, and tries again', async () => {
    const { network } = await openWords(<WordResultView />, 'wordResult', {
      given: { shareId: 's1' },
      answers: { [CALL]: cut },
    })
    network.answers[CALL] = RESULT
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(3000)
    expect(screen.getByText('小研 的打卡成绩')).toBeTruthy()
  })
})
