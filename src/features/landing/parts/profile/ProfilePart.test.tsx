import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, UID } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../../tests/builders/scriptedNetwork'
import { ProfilePart } from './ProfilePart'

const CALL = `GET /gaoshou/v1/student/${UID}`
const STUDENT = {
  uid: UID,
  name: '王小研',
  avatar: '',
  school: '武汉大学',
  major: '',
  grade: '',
  targetSchool: '',
  targetMajor: '',
  examYear: 2027,
  subjectIds: [],
  complete: false,
  verified: false,
  updatedAt: 0,
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = async (answer: Answer, loggedIn = true) => {
  const world = fakeStores({ loggedIn, answers: { [CALL]: answer } })
  renderIn(world.stores, <ProfilePart />, 'market')
  await arrive(3000)
  return world
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive()
}

describe('how complete a profile is', () => {
  it('is shown after a login', async () => {
    const { stores } = await open(ok(STUDENT), false)
    await press('登录')
    expect(stores.ui.dialog).toMatchObject({ kind: 'login' })
  })

  it('counts what is missing and leads to the form', async () => {
    const { visits } = await open(ok(STUDENT))
    expect(screen.getByText('还差 3 项')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: '资料完整度' }).textContent).toBe('50%')
    expect(screen.getAllByText('待填')).toHaveLength(3)
    await press('去完善')
    expect(visits.join()).toContain('improve-info')
  })

  it('says when nothing is missing', async () => {
    await open(ok({ ...STUDENT, major: '法学', targetSchool: '北京大学', targetMajor: '法学' }))
    expect(screen.getByText('资料已完整')).toBeTruthy()
    expect(screen.getByRole('button', { name: '修改资料' })).toBeTruthy()
  })

  it('that cannot be fetched is fetched again', async () => {
    const { network } = await open(cut)
    network.answers[CALL] = ok(STUDENT)
    await press('重新加载')
    expect(screen.getByText('还差 3 项')).toBeTruthy()
  })
})
