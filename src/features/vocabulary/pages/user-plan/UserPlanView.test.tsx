import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { bodyOf, cut, ok } from '../../../../../tests/builders/scriptedNetwork'
import { USER } from '../../../../../tests/builders/vocabularyWorld'
import { planOf } from '../../../../../tests/builders/wordBook'
import { UserPlanView } from './UserPlanView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const PLAN = `GET ${USER}/plan`
const open = (plan: Parameters<typeof planOf>[0] = {}) =>
  openWords(<UserPlanView />, 'vocabularyUserPlan', { answers: { [PLAN]: ok(planOf(plan)) } })

describe('/spword/user-plan', () => {
  it('tells the season that follows from the plan', async () => {
    await open({ newPerDay: 30 })
    expect(screen.getByText('已学 0 词，还有 8 词没学')).toBeTruthy()
    expect(screen.getByText(/^每天 30 个新词，\d+月\d+日学完全部新词/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '计划已保存' })).toBeTruthy()
  })

  it('counts a change only once it is saved', async () => {
    const { network, stores } = await open()
    fireEvent.click(screen.getByText('28考研'))
    await arrive(500)
    fireEvent.click(screen.getByRole('button', { name: '保存计划' }))
    await arrive(500)
    expect(bodyOf(network.sent(`PUT ${USER}/plan`)[0])).toMatchObject({ examDate: '2027-12-18' })
    expect(stores.ui.toast?.text).toBe('计划已更新')
  })

  it('offers a late learner to set the rarest words aside, and takes it back', async () => {
    await open({ examDate: '2026-12-06', minutesPerDay: 10, newPerDay: 100 })
    expect(screen.getByText('时间有点紧，可以这样调整')).toBeTruthy()
    const [, words = ''] = /只学最常考的 (\d+) 个新词/.exec(document.body.textContent ?? '') ?? []
    fireEvent.click(screen.getByRole('button', { name: '采用' }))
    await arrive(500)
    expect(screen.queryByText('时间有点紧，可以这样调整')).toBeNull()
    expect(screen.getByText(`最少考的 ${2000 - Number(words)} 个词先放下`)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '加回来' }))
    await arrive(500)
    expect(screen.getByText('时间有点紧，可以这样调整')).toBeTruthy()
  })

  it('draws its outline, says that nothing came, and tries again', async () => {
    const { network } = await openWords(<UserPlanView />, 'vocabularyUserPlan', {
      after: 0,
      answers: { [PLAN]: cut },
    })
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
    await arrive(3000)
    expect(screen.getByText('计划没有取到，请检查网络后重试')).toBeTruthy()
    network.answers[PLAN] = ok(planOf())
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(3000)
    expect(screen.getByText('考试时间')).toBeTruthy()
  })
})
