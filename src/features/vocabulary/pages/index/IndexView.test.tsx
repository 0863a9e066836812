import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, never, ok } from '../../../../../tests/builders/scriptedNetwork'
import { USER } from '../../../../../tests/builders/vocabularyWorld'
import { planOf } from '../../../../../tests/builders/wordBook'
import { IndexView } from './IndexView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const PLAN = `GET ${USER}/plan`

describe('/spword/index', () => {
  it('shows the words of today, the book, and begins', async () => {
    const { visits } = await openWords(<IndexView />, 'vocabularyIndex')
    expect(screen.getByTestId('words-fresh').textContent).toContain('4')
    expect(screen.getByText('已学 0 / 10 词，掌握 0 词')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '开始背单词' }))
    await arrive()
    expect(visits).toEqual(['push /spword/memory'])
  })

  it('counts only the words that a plan has not set aside', async () => {
    await openWords(<IndexView />, 'vocabularyIndex', {
      answers: { [PLAN]: ok(planOf({ wordLimit: 6 })) },
    })
    expect(screen.getByText('已学 0 / 6 词，掌握 0 词')).toBeTruthy()
  })

  it('asks two questions before the first word, and makes the plan', async () => {
    const { network } = await openWords(<IndexView />, 'vocabularyIndex', { answers: { [PLAN]: ok(null) } })
    expect(screen.getByText('你参加哪次考试？')).toBeTruthy()
    fireEvent.click(screen.getByText('29考研'))
    await arrive(500)
    fireEvent.click(screen.getByRole('button', { name: '就这样，开始' }))
    await arrive(3000)
    expect(network.sent(`PUT ${USER}/plan`)).toHaveLength(1)
    expect(screen.getByText('今日新词')).toBeTruthy()
  })

  it('draws its outline while nothing is there', async () => {
    await openWords(<IndexView />, 'vocabularyIndex', { answers: { [PLAN]: never } })
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
  })

  it('says that nothing came, and tries again', async () => {
    const { network } = await openWords(<IndexView />, 'vocabularyIndex', { answers: { [PLAN]: cut } })
    network.answers[PLAN] = ok(planOf())
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(3000)
    expect(screen.getByText('今日新词')).toBeTruthy()
  })
})
