import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, logIn, UID } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { bodyOf, ok } from '../../../../../tests/builders/scriptedNetwork'
import { MasterExperienceView } from './MasterExperienceView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const OWN = `/baoyan/v1/users/${UID}/experiences`
const pageOf = (list: readonly object[]) => ok({ list, total: list.length, page: 1, size: 20 })
const row = { experienceId: 'x1', title: '我的推免', state: 'rejected', reason: '删掉姓名', changedAt: 1 }

const open = async (loggedIn: boolean) => {
  const made = fakeStores({
    loggedIn,
    answers: {
      'GET /baoyan/v1/experiences': ok({ list: [], total: 0, page: 1, size: 1, fields: ['数学'] }),
      [`GET ${OWN}`]: pageOf([row]),
      [`POST ${OWN}`]: ok({ experienceId: 'x2', state: 'pending' }),
    },
  })
  const drawn = renderIn(made.stores, <MasterExperienceView />, 'baoyanMasterExperience', { tab: 'mine' })
  await arrive(1000)
  return { ...made, drawn }
}

const type = (name: string, value: string): void =>
  void fireEvent.input(screen.getByTestId(`experience-${name}`), { target: { value } })

describe('/rearch/masterExperience, own posts', () => {
  it('shows the state with the reason of a refusal', async () => {
    await open(true)
    expect(screen.getByText('未通过：删掉姓名')).toBeTruthy()
  })

  it('names what is missing, and keeps the draft over leaving and logging in', async () => {
    const { stores, drawn, network } = await open(false)
    fireEvent.click(screen.getByTestId('experience-write'))
    await arrive()
    type('title', '没有论文，靠课程项目进组')
    fireEvent.click(screen.getByTestId('experience-send'))
    await arrive()
    expect(screen.getByText('请填写本科院校')).toBeTruthy()
    expect(network.sent(`POST ${OWN}`)).toHaveLength(0)
    drawn.unmount()
    logIn(stores)
    renderIn(stores, <MasterExperienceView />, 'baoyanMasterExperience', { tab: 'mine' })
    await arrive(1000)
    fireEvent.click(screen.getByText('继续写没发出的经验'))
    await arrive()
    expect(screen.getByTestId<HTMLInputElement>('experience-title').value).toBe('没有论文，靠课程项目进组')
    const values = {
      school: '理工 211',
      major: '应用数学',
      rank: '3',
      cohort: '80',
      entry: '2027',
      offers: '某 985 数学学院',
      timeline: '6 月：投了 12 个夏令营',
      advice: '排名证明提前两周办',
    }
    for (const [name, value] of Object.entries(values)) type(name, value)
    fireEvent.click(screen.getByRole('radio', { name: '数学' }))
    fireEvent.click(screen.getByTestId('experience-send'))
    await arrive(1000)
    const [sent] = network.sent(`POST ${OWN}`)
    expect(bodyOf(sent)).toMatchObject({
      title: '没有论文，靠课程项目进组',
      isAnonymous: true,
      body: { rank: 3, timeline: [{ when: '6 月', text: '投了 12 个夏令营' }] },
    })
    expect(stores.drafts.read('baoyan-experience')).toEqual({})
  })
})
