import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, never, ok } from '../../../../../tests/builders/scriptedNetwork'
import { USER } from '../../../../../tests/builders/vocabularyWorld'
import { planOf } from '../../../../../tests/builders/wordBook'
import { bodyOf } from '../../../../../tests/builders/scriptedNetwork'
import { MemorySchemeView } from './MemorySchemeView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const PLAN = `GET ${USER}/plan`

describe('/spword/memory-scheme', () => {
  it('shows what a firmer memory costs, and saves it', async () => {
    const { network } = await openWords(<MemorySchemeView />, 'vocabularyMemoryScheme')
    const before = screen.getByTestId('plan-load').textContent
    expect(before).toContain('平均每天')
    fireEvent.click(screen.getByText('95%'))
    fireEvent.click(screen.getByText('乱序'))
    await arrive(500)
    expect(screen.getByTestId('plan-load').textContent).not.toBe(before)
    fireEvent.click(screen.getByRole('button', { name: '保存计划' }))
    await arrive(500)
    expect(bodyOf(network.sent(`PUT ${USER}/plan`)[0])).toMatchObject({ retention: 0.95, order: 'random' })
  })

  it('draws its outline while nothing is there', async () => {
    await openWords(<MemorySchemeView />, 'vocabularyMemoryScheme', { answers: { [PLAN]: never } })
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
  })

  it('says that nothing came, and tries again', async () => {
    const { network } = await openWords(<MemorySchemeView />, 'vocabularyMemoryScheme', {
      answers: { [PLAN]: cut },
    })
    network.answers[PLAN] = ok(planOf())
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(3000)
    expect(screen.getByText('目标记住率')).toBeTruthy()
  })
})
