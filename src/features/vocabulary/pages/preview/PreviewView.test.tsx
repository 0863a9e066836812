import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, never, ok } from '../../../../../tests/builders/scriptedNetwork'
import { USER } from '../../../../../tests/builders/vocabularyWorld'
import { planOf } from '../../../../../tests/builders/wordBook'
import { PreviewView } from './PreviewView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const PLAN = `GET ${USER}/plan`
const open = (answer: ReturnType<typeof ok> | typeof cut = ok(planOf({ newPerDay: 4 }))) =>
  openWords(<PreviewView />, 'vocabularyPreview', { answers: { [PLAN]: answer } })

describe('/spword/preview', () => {
  it('lists the new words of today and begins', async () => {
    const { visits } = await open()
    expect(screen.getByText('今天有 4 个新词，先看一遍，不计入记忆')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '开始背' }))
    await arrive()
    expect(visits).toEqual(['replace /spword/memory'])
  })

  it('asks for a plan where there is none', async () => {
    await open(ok(null))
    expect(screen.getByText('先定一个计划')).toBeTruthy()
  })

  it('says that today brings nothing new', async () => {
    await open(ok(planOf({ newPerDay: 0 })))
    expect(screen.getByText('今天没有要学的新词了')).toBeTruthy()
  })

  it('draws its outline while nothing is there', async () => {
    await open(never)
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
  })

  it('says that nothing came, and tries again', async () => {
    const { network } = await open(cut)
    network.answers[PLAN] = ok(planOf())
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(3000)
    expect(screen.getByText(/^今天有 10 个新词/)).toBeTruthy()
  })
})
