import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { ok } from '../../../../../tests/builders/scriptedNetwork'
import { NOW, USER } from '../../../../../tests/builders/vocabularyWorld'
import { eventId } from '@/domain/memory/eventIds'
import { SessionResultView } from './SessionResultView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const event = (word: string, grade: number, ago: number) => ({
  kind: 'review',
  id: eventId(NOW - ago, 'otherdev'),
  at: NOW - ago,
  device: 'otherdev',
  word,
  grade,
  source: 'card',
  proved: true,
  took: 6000,
  due: NOW + 86_400_000,
})
const events = [
  event('abandon', 1, 5000),
  event('abandon', 3, 4000),
  event('zeal', 3, 3000),
  event('seal', 3, 2000),
]

describe('/spword/spword-result', () => {
  it('tells what today was, what was forgotten and what comes, and shares it', async () => {
    const { visits } = await openWords(<SessionResultView />, 'vocabularySessionResult', {
      answers: {
        [`GET ${USER}/reviews`]: ok({ events, cursor: 4, more: false }),
        [`POST ${USER}/shares`]: ok({ shareId: 's1' }),
      },
    })
    expect(screen.getByText('今天背了 3 个词，做得好')).toBeTruthy()
    expect(screen.getByText('今天忘过的 1 个词')).toBeTruthy()
    expect(screen.getByText('接下来一周的复习')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '晒一晒今天的成绩' }))
    await arrive(500)
    expect(visits).toEqual(['push /word-result?shareId=s1'])
  })

  it('sends a learner who has not begun to the first word', async () => {
    const { visits } = await openWords(<SessionResultView />, 'vocabularySessionResult')
    fireEvent.click(screen.getByRole('button', { name: '开始背单词' }))
    await arrive()
    expect(visits).toEqual(['replace /spword/memory'])
  })
})
