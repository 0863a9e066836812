import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, never } from '../../../../../tests/builders/scriptedNetwork'
import { WordLoginView } from './WordLoginView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const CALL = 'GET /word/v1/books'

describe('/word-login', () => {
  it('tells the book and begins', async () => {
    const { visits } = await openWords(<WordLoginView />, 'wordLogin')
    expect(screen.getByText('词汇')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '开始今天的打卡' }))
    await arrive(500)
    expect(visits).toEqual(['push /spword/index'])
  })

  it('draws its outline where the book comes', async () => {
    await openWords(<WordLoginView />, 'wordLogin', { answers: { [CALL]: never } })
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
    expect(screen.getByText('按考试日期排好')).toBeTruthy()
  })

  it('says that the book did not come, and the start still works', async () => {
    const { visits } = await openWords(<WordLoginView />, 'wordLogin', { answers: { [CALL]: cut } })
    expect(screen.getByRole('alert')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '开始今天的打卡' }))
    await arrive(500)
    expect(visits).toEqual(['push /spword/index'])
  })
})
