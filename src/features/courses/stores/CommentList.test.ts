import { cut, ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, through } from '../../../../tests/builders/fakeStores'
import { CommentList } from './CommentList'

jest.useFakeTimers()

const COMMENTS = 'GET /course/v1/goods/g1/comments'
const comment = (id: number) => ({
  id: `c${id}`,
  userName: '张',
  avatar: '',
  stars: 5,
  content: '好',
  createdAt: 1,
})
const page = (ids: readonly number[]): Answer => ok({ list: ids.map(comment), total: 5, page: 1, size: 10 })

const world = (answer: Answer) => {
  const made = fakeStores({ answers: { [COMMENTS]: answer } })
  return { ...made, comments: new CommentList(made.stores, 'g1', [comment(1), comment(2)], 5) }
}
const idsOf = ({ list }: CommentList) => list.map(({ id }) => id)

describe('the comments on goods', () => {
  it('go on page by page, each comment once', async () => {
    const { comments, network } = world(page([1, 2, 3]))
    expect(comments.hasMore).toBe(true)
    await comments.more()
    network.answers[COMMENTS] = page([4, 5])
    await comments.more()
    expect([idsOf(comments), comments.hasMore]).toEqual([['c1', 'c2', 'c3', 'c4', 'c5'], false])
    expect(network.requests.map(({ url }) => url.split('?')[1])).toEqual(['page=1&size=10', 'page=2&size=10'])
  })

  it('are asked for once when tapped twice', async () => {
    const { comments, network } = world(page([3]))
    await Promise.all([comments.more(), comments.more()])
    expect(network.requests).toHaveLength(1)
  })

  it('stay as they are when the network is cut, and can be asked for again', async () => {
    const { comments, network } = world(cut)
    await through(comments.more())
    expect([idsOf(comments), comments.isLoading]).toEqual([['c1', 'c2'], false])
    network.answers[COMMENTS] = page([3])
    await comments.more()
    expect(idsOf(comments)).toEqual(['c1', 'c2', 'c3'])
  })
})
