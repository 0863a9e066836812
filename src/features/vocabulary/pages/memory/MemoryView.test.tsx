import { cleanup, fireEvent, screen } from '@testing-library/react'
import { openWords, reopenWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, never, ok } from '../../../../../tests/builders/scriptedNetwork'
import { USER } from '../../../../../tests/builders/vocabularyWorld'
import { planOf } from '../../../../../tests/builders/wordBook'
import { fakeSpeech } from '@/platform/speech'
import { MemoryView } from './MemoryView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const tap = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive(10)
}

describe('/spword/memory', () => {
  it('draws its outline first, then a card with the intervals on its buttons', async () => {
    await openWords(<MemoryView />, 'vocabularyMemory', {
      answers: { [`GET ${USER}/plan`]: never },
    })
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
    cleanup()
    await reopenWords(<MemoryView />, 'vocabularyMemory')
    expect(screen.getByText('第一次见，想得起它的意思吗？')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^不认识\s*1分钟/ })).toBeTruthy()
  })

  it('shows the meaning after 不认识, goes on, and takes it back', async () => {
    await openWords(<MemoryView />, 'vocabularyMemory')
    await tap(/^不认识/)
    expect(screen.getByText('v. abandon的意思')).toBeTruthy()
    await tap('记住了，下一个')
    expect(screen.getByText('第一次见，想得起它的意思吗？')).toBeTruthy()
    expect(fakeSpeech.said.map(({ text }) => text)).toEqual(['abandon', 'abundant'])
    await tap('撤销')
    expect(fakeSpeech.said.at(-1)?.text).toBe('abandon')
  })

  it('proves a 认识 by a quick choice', async () => {
    await openWords(<MemoryView />, 'vocabularyMemory')
    await tap(/^认识/)
    expect(screen.getByText('它是什么意思？')).toBeTruthy()
    await tap('v. 放弃')
    expect(screen.queryByText('它是什么意思？')).toBeNull()
  })

  it('goes on with its card after a kill, and is silent where the learner wants it', async () => {
    await openWords(<MemoryView />, 'vocabularyMemory')
    await tap(/^模糊/)
    await tap('记住了，下一个')
    fireEvent.click(screen.getByRole('switch', { name: '自动发音' }))
    fakeSpeech.said = []
    cleanup()
    await reopenWords(<MemoryView />, 'vocabularyMemory')
    expect(screen.getAllByText('abundant').length).toBeGreaterThan(0)
    expect(fakeSpeech.said).toEqual([])
  })

  it('sends a learner without a plan to make one', async () => {
    const { visits } = await openWords(<MemoryView />, 'vocabularyMemory', {
      answers: { [`GET ${USER}/plan`]: ok(null) },
    })
    await tap('去制定计划')
    expect(visits).toEqual(['replace /spword/user-plan'])
  })

  it('says that today is done', async () => {
    await openWords(<MemoryView />, 'vocabularyMemory', {
      answers: { [`GET ${USER}/plan`]: ok(planOf({ newPerDay: 0 })) },
    })
    expect(screen.getByText('今天的单词背完了')).toBeTruthy()
  })

  it('says that nothing came, and tries again', async () => {
    const { network } = await openWords(<MemoryView />, 'vocabularyMemory', {
      answers: { [`GET ${USER}/plan`]: cut },
    })
    expect(screen.getByRole('alert')).toBeTruthy()
    network.answers[`GET ${USER}/plan`] = ok(planOf())
    await tap('重新加载')
    await arrive(3000)
    expect(screen.getByText('第一次见，想得起它的意思吗？')).toBeTruthy()
  })
})
