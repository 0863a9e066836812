import { fireEvent, screen } from '@testing-library/react'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../../tests/builders/scriptedNetwork'
import { MindMapPart } from './MindMapPart'
import { MindNodePart } from './MindNodePart'

const MAPS = 'GET /base/v1/mind-maps'
const LIST = ok([
  { mapId: 'm1', title: '高数', subject: '数学', nodeCount: 4 },
  { mapId: 'm2', title: '马原', subject: '政治', nodeCount: 1 },
])
const ROOT = {
  id: 'a',
  title: '极限',
  children: [
    { id: 'b', title: '定义', text: '任给一个小数', children: [{ id: 'c', title: '左极限' }] },
    { id: 'd', title: '洛必达', text: '零比零' },
  ],
}
const MAP = ok({ mapId: 'm1', title: '高数', subject: '数学', root: ROOT })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const open = async (
  Part: typeof MindMapPart,
  given: Record<string, string>,
  answers: Record<string, Answer> = {},
) => {
  const world = fakeStores({
    answers: {
      [MAPS]: LIST,
      'GET /base/v1/mind-maps/m1': MAP,
      'GET /base/v1/mind-maps/m2': ok({
        mapId: 'm2',
        title: '马原',
        subject: '政治',
        root: { id: 'z', title: '物质' },
      }),
      ...answers,
    },
  })
  renderIn(world.stores, <Part />, 'market', given)
  await arrive(3000)
  return world
}
const press = async (role: 'button' | 'radio' | 'link', name: string) => {
  fireEvent.click(screen.getByRole(role, { name }))
  await arrive()
}

describe('a mind map', () => {
  it('opens its first level, one node, everything, and another map', async () => {
    await open(MindMapPart, {})
    expect(screen.queryByText('左极限')).toBeNull()
    await press('button', '展开定义')
    expect(screen.getByText('左极限')).toBeTruthy()
    await press('button', '全部收起')
    expect(screen.queryByText('左极限')).toBeNull()
    await press('radio', '马原')
    expect(screen.getByText('物质')).toBeTruthy()
  })

  it('finds a node by its explanation, says when there is none, and leads to the node', async () => {
    const { visits } = await open(MindMapPart, { map: 'm1' })
    const field = screen.getByPlaceholderText('在导图里找')
    fireEvent.input(field, { target: { value: '没有的' } })
    expect(screen.getByText('没有这个知识点')).toBeTruthy()
    fireEvent.input(field, { target: { value: '零比零' } })
    await press('link', '洛必达')
    expect(visits.join()).toContain('/market/mind-map-detail?map=m1&node=d')
  })

  it('has an empty and a failed state', async () => {
    const { network } = await open(MindMapPart, {}, { [MAPS]: cut })
    network.answers[MAPS] = ok([])
    await press('button', '重新加载')
    expect(screen.getByText('导图还在整理')).toBeTruthy()
  })
})

describe('a node of a mind map', () => {
  it('tells what it says, where it stands, what is below and beside it', async () => {
    const { visits } = await open(MindNodePart, { map: 'm1', node: 'b' })
    expect(screen.getByText('任给一个小数')).toBeTruthy()
    expect(screen.getByText('极限 ›')).toBeTruthy()
    expect(screen.getByText('左极限')).toBeTruthy()
    expect(screen.getByText('前后知识点')).toBeTruthy()
    await press('button', '回到整张导图')
    expect(visits.join()).toContain('/market/mind-map?map=m1')
  })

  it('without an address is the root of the first map', async () => {
    await open(MindNodePart, {})
    expect(screen.getByText('展开来看')).toBeTruthy()
  })

  it('that is not in the map leads to the whole of it', async () => {
    await open(MindNodePart, { map: 'm1', node: 'x' })
    expect(screen.getByText('这个知识点不在导图里')).toBeTruthy()
    expect(screen.getByRole('button', { name: '看整张导图' })).toBeTruthy()
  })
})
