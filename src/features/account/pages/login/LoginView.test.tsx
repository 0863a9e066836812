import { fireEvent, screen } from '@testing-library/react'
import { fakeStores, PHONE, tokenAnswer } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { LoginView } from './LoginView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = (given: Record<string, string>, container: 'browser' | 'wechat' = 'browser') => {
  const world = fakeStores({ in: container, answers: { 'POST /auth/oauth/token': tokenAnswer() } })
  renderIn(world.stores, <LoginView />, 'login', given)
  return world
}

const logIn = async () => {
  fireEvent.input(screen.getByLabelText('手机号'), { target: { value: PHONE } })
  fireEvent.input(screen.getByLabelText('验证码'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
  await arrive()
}

describe('/login', () => {
  it.each([
    ['the page that was asked for', { redirect: '/courses/address?x=1' }, 'replace /courses/address?x=1'],
    ['back, where none was', {}, 'tab /'],
    ['back, for an address of another site', { redirect: 'https://evil.test' }, 'tab /'],
    ['back, for a scheme-relative address', { redirect: '//evil.test' }, 'tab /'],
  ])('goes on to %s', async (_, given, visit) => {
    const { visits } = open(given)
    await logIn()
    expect(visits).toEqual([visit])
  })

  it('has the limits of the panel (seed §5)', () => {
    open({})
    fireEvent.click(screen.getByRole('button', { name: '密码登录' }))
    expect(screen.getByLabelText<HTMLInputElement>('密码').maxLength).toBe(15)
  })

  it.each([
    [{}, '/personal-center'],
    [{ redirect: '/courses/address' }, '/courses/address'],
    [{ redirect: '@evil.test' }, '/personal-center'],
    [{ redirect: '.evil.test/x' }, '/personal-center'],
    [{ redirect: '//evil.test' }, '/personal-center'],
  ])('sends WeChat users back to an address of the app only: %j', (given, returnTo) => {
    const { handedTo } = open(given, 'wechat')
    fireEvent.click(screen.getByRole('button', { name: '微信登录' }))
    expect(handedTo[0]?.split(' ')[2]).toBe(returnTo)
  })

  it('offers WeChat only inside WeChat', () => {
    open({})
    expect(screen.queryByRole('button', { name: '微信登录' })).toBeNull()
  })
})
