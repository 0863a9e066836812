import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import Taro from '@tarojs/taro'
import TestUtils from '@tarojs/test-utils-react'
import { fakeFacts } from '@/platform/device'
import { visits } from '@/platform/navigation'
import { share } from '@/platform/share'
import { storage } from '@/platform/storage'
import {
  accountAnswers,
  browserFacts,
  containers,
  PHONE,
  tokenAnswer,
  UID,
} from '../../tests/builders/fakeStores'
import { ok, scriptNetwork, type ScriptedNetwork } from '../../tests/builders/scriptedNetwork'

const CENTRE = `GET /course/v1/users/${UID}/study-centre`
const EMPTY_CENTRE = {
  courses: [],
  tasks: [],
  nextLive: null,
  daysToExam: 100,
  examYear: 2027,
  expiredCount: 0,
}

const tools = new TestUtils()
let network: ScriptedNetwork

/** Opens a page of the running app by its page path, as the router does. */
const open = async (pagePath: string): Promise<void> => {
  await act(async () => {
    await Taro.navigateTo({ url: `/${pagePath}` })
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

// One app for the file: Taro has one router and one page stack.
beforeAll(async () => {
  network = scriptNetwork({
    ...accountAnswers,
    'POST /auth/oauth/token': tokenAnswer(),
    [CENTRE]: ok(EMPTY_CENTRE),
  })
  fakeFacts.current = {
    ...browserFacts,
    ...containers['mini-program'],
    launch: { path: 'pages/home/index', query: { inviteCode: 'A1' }, scene: 1001 },
  }
  // Without an event: the router would take one for a second navigation.
  window.history.replaceState(null, '', '#/pages/home/index')
  await act(async () => {
    await tools.createApp()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
})

describe('the shell around every page', () => {
  it('shows a page without login, with its title and what it shares', () => {
    expect(document.querySelector('.page__main')).not.toBeNull()
    expect(visits.list).toContain('title 首页')
    expect(share.current()).toMatchObject({
      title: '首页',
      pagePath: '/pages/home/index?route=home&inviteCode=A1',
    })
  })

  it('shows the offer of a page that needs a login instead of the page, and asks for nothing', async () => {
    await open('pages/study-center/index')
    expect(await screen.findByText('登录后继续')).toBeTruthy()
    expect(screen.getByText('接着上次的课程学，看今天的任务和直播')).toBeTruthy()
    expect(network.sent(CENTRE)).toEqual([])
    expect(visits.list).toContain('title 学习中心')
  })

  it('goes on with the page itself after the login', async () => {
    const offer = await screen.findByTestId('login-offer')
    fireEvent.click(offer.querySelector('[role=button]') ?? offer)
    fireEvent.input(await screen.findByLabelText('手机号'), { target: { value: PHONE } })
    fireEvent.input(screen.getByLabelText('验证码'), { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('checkbox', { name: '同意用户协议与隐私政策' }))
    fireEvent.click(screen.getByTestId('login-submit'))
    expect(await screen.findByText('还没有课程')).toBeTruthy()
    expect(screen.queryByTestId('login-offer')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.sent(CENTRE).length).toBeGreaterThan(0)
    expect(storage.local.get('userInfo')).toContain(UID)
  })

  it('shows who is logged in on the member centre', async () => {
    await open('pages/personal-center/index')
    expect(await screen.findByText('张三')).toBeTruthy()
    expect(screen.getByText('138****5678')).toBeTruthy()
  })
})
