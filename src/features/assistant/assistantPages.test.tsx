import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { copied } from '@/platform/clipboard'
import { givenFile } from '@/platform/textFile'
import type { RouteId } from '@/routes/table'
import { bodyOf, ok, refused } from '../../../tests/builders/scriptedNetwork'
import { fakeStores, UID } from '../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../tests/builders/renderIn'
import { AnswerView } from './pages/answer/AnswerView'
import { AssistantsView } from './pages/uni-super/AssistantsView'
import { MessagelistView } from './pages/messagelist/MessagelistView'
import { TopicsView } from './pages/party-construction/TopicsView'

const variant = (name: string, more: object = {}) => ({
  variant: 'general',
  name,
  slogan: '什么都可以问',
  greeting: `你好，我是${name}。`,
  suggestions: ['入党要经过哪些步骤？'],
  clientId: 'yantu-robot',
  look: 'blue',
  route: 'chatbotPro',
  listed: true,
  handsOver: false,
  ...more,
})
const VARIANTS = [
  variant('AI老师'),
  variant('党建老师', { variant: 'construction', route: 'construction' }),
  variant('智能对话', { variant: 'dialogue', listed: false }),
]
const LIST = `GET /base/v1/robot/users/${UID}/conversations`
const ROW = { conversationId: 'talk-1', variant: 'general', title: '国家线/是什么？', updatedAt: 1 }
const ONE = `/base/v1/robot/users/${UID}/conversations/talk-1`

type Answers = NonNullable<Parameters<typeof fakeStores>[0]>['answers']

const open = async (view: ReactElement, id: RouteId, answers: Answers = {}, given = {}) => {
  const world = fakeStores({
    loggedIn: true,
    answers: { 'GET /base/v1/robot/variants': ok(VARIANTS), ...answers },
  })
  renderIn(world.stores, view, id, given)
  await arrive(400)
  return world
}
const tap = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive(500)
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(givenFile, { takes: true, name: undefined, text: undefined })
})
afterEach(() => jest.useRealTimers())

describe('the entry to all assistants', () => {
  it('shows those that are listed, and opens one', async () => {
    const { visits } = await open(<AssistantsView />, 'uniSuper')
    expect(screen.queryByText('智能对话')).toBeNull()
    await tap('党建老师，什么都可以问')
    expect(visits).toEqual(['push /market/construction'])
  })

  it('opens one that has no row of its own on the page of the general one', async () => {
    const maths = variant('数学老师', { variant: 'maths' })
    const { visits } = await open(<AssistantsView />, 'uniSuper', {
      'GET /base/v1/robot/variants': ok([...VARIANTS, maths]),
    })
    await tap('数学老师，什么都可以问')
    expect(visits).toEqual(['push /market/chatbot-pro?variant=maths'])
  })

  it('says that a page which this release does not know is newer', async () => {
    const later = variant('明年的老师', { variant: 'later', route: 'laterPage' })
    const { visits, stores } = await open(<AssistantsView />, 'uniSuper', {
      'GET /base/v1/robot/variants': ok([later]),
    })
    await tap('明年的老师，什么都可以问')
    expect([visits, stores.ui.toast?.text]).toEqual([[], '这个页面要更新后才能打开'])
  })

  it('says so when they cannot be had, and tries again', async () => {
    await open(<AssistantsView />, 'uniSuper', {
      'GET /base/v1/robot/variants': refused(404, 'Y40400', '没有找到'),
    })
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy()
  })
})

it('topics lead to the teacher with the question written', async () => {
  const { visits } = await open(<TopicsView />, 'partyConstruction')
  expect(screen.getByText('你好，我是党建老师。')).toBeTruthy()
  fireEvent.click(screen.getByText('入党要经过哪些步骤？'))
  await arrive()
  expect(visits[0]).toContain('/market/construction?ask=')
})

describe('the records', () => {
  const PAGE = { [LIST]: ok({ list: [ROW], total: 1, page: 1, size: 20 }) }
  const TURNS = ok({ ...ROW, turns: [] })

  it('open, search and say when nothing was found', async () => {
    const { visits, network } = await open(<MessagelistView />, 'chatbotMessagelist', PAGE)
    fireEvent.click(screen.getByText(ROW.title))
    await arrive()
    expect(visits).toEqual(['push /market/chatbot-pro?id=talk-1'])
    fireEvent.input(screen.getByLabelText('搜索记录'), { target: { value: '国家' } })
    await arrive(400)
    expect(network.sent(LIST).at(-1)?.url).toContain(`q=${encodeURIComponent('国家')}`)
  })

  it('of one without a row of its own are its own', async () => {
    const given = { variant: 'maths' }
    const { visits, network } = await open(<MessagelistView />, 'chatbotMessagelist', PAGE, given)
    expect(network.sent(LIST).at(-1)?.url).toContain('variant=maths')
    fireEvent.click(screen.getByText(ROW.title))
    await arrive()
    expect(visits).toEqual(['push /market/chatbot-pro?variant=maths&id=talk-1'])
  })

  it('are exported as a file whose name every system takes', async () => {
    await open(<MessagelistView />, 'chatbotMessagelist', { ...PAGE, [`GET ${ONE}`]: TURNS })
    await tap(`管理 ${ROW.title}`)
    fireEvent.click(screen.getByText('导出全文'))
    await arrive(500)
    expect(givenFile.name).toBe('国家线 是什么？.txt')
  })

  it('are copied where no file can be kept, and it is said why', async () => {
    givenFile.takes = false
    copied.text = undefined
    const { stores } = await open(<MessagelistView />, 'chatbotMessagelist', {
      ...PAGE,
      [`GET ${ONE}`]: TURNS,
    })
    await tap(`管理 ${ROW.title}`)
    fireEvent.click(screen.getByText('导出全文'))
    await arrive(500)
    expect(copied.text).toBe('')
    expect(stores.ui.toast?.text).toBe('这里不能保存文件，整段对话已复制')
  })

  it('are renamed', async () => {
    const { network } = await open(<MessagelistView />, 'chatbotMessagelist', {
      ...PAGE,
      [`PUT ${ONE}`]: ok({ done: true }),
    })
    await tap(`管理 ${ROW.title}`)
    fireEvent.click(screen.getByText('改标题'))
    await arrive(500)
    fireEvent.input(screen.getByLabelText('标题'), { target: { value: '复试线' } })
    await tap('保存')
    expect(bodyOf(network.sent(`PUT ${ONE}`)[0])).toEqual({ title: '复试线' })
  })
})

describe('a shared answer', () => {
  const SHARED = {
    variant: 'construction',
    question: '三会一课是什么？',
    blocks: [
      {
        kind: 'paragraph',
        line: [
          { text: '面积是' },
          { text: '\\frac{1}{2}', formula: { width: 1, height: 2, drop: 0.5, display: false } },
        ],
      },
    ],
    text: '面积是$\\frac{1}{2}$',
    sources: [],
    askedAt: 1,
  }

  it('bears its label, says a formula in words, and leads to the same teacher', async () => {
    const { visits } = await open(
      <AnswerView />,
      'chatbotAnswer',
      { 'GET /base/v1/robot/shares/s1': ok(SHARED) },
      { shareId: 's1' },
    )
    expect(screen.getByText('AI生成，仅供参考')).toBeTruthy()
    expect(screen.getByAltText('1/2').getAttribute('src')).toMatch(/formula\?tex=%5Cfrac/)
    await tap('复制')
    expect(copied.text).toContain('——AI生成，仅供参考（研途）')
    await tap('我也问一个')
    expect(visits).toEqual(['push /market/construction'])
  })

  it('without an id is said to be incomplete, and asks the backend nothing', async () => {
    const { network } = await open(<AnswerView />, 'chatbotAnswer')
    expect(screen.getByText('没有找到这个回答')).toBeTruthy()
    expect(network.requests.some(({ url }) => url.includes('/shares/'))).toBe(false)
  })
})
