import { ApiError } from '@/api'
import { PagedList } from './PagedList'

const row = (id: number) => ({ id })
const offline = new ApiError('list', { kind: 'offline', status: 0, code: '', msg: '网络不可用' })

/** A list of five whose pages are answered in turn. */
const world = (...answers: readonly (readonly number[] | Error)[]) => {
  const asked: number[] = []
  const list = new PagedList({
    fetch: async (page) => {
      const answer = answers[asked.length]
      asked.push(page)
      if (answer instanceof Error) throw answer
      return { list: (answer ?? []).map(row), total: 5 }
    },
    idOf: ({ id }) => id,
    first: { list: [row(1), row(2)], total: 5 },
  })
  return { list, asked, ids: () => list.rows.map(({ id }) => id) }
}

describe('a list that grows page by page', () => {
  it('goes on with what it began with, each row once', async () => {
    const { list, asked, ids } = world([1, 2, 3], [4, 5])
    expect(list.hasMore).toBe(true)
    await list.more()
    await list.more()
    expect([ids(), list.hasMore, asked]).toEqual([[1, 2, 3, 4, 5], false, [1, 2]])
  })

  it('asks once when tapped twice', async () => {
    const { list, asked } = world([3])
    await Promise.all([list.more(), list.more()])
    expect(asked).toEqual([1])
  })

  it('stays as it is when a page fails, says so, and asks for the same page again', async () => {
    const { list, asked, ids } = world(offline, [3])
    await list.more()
    expect([ids(), list.error, list.isLoading]).toEqual([[1, 2], '网络不可用', false])
    await list.more()
    expect([ids(), list.error, asked]).toEqual([[1, 2, 3], '', [1, 1]])
  })

  it('ends with a page that comes back empty, whatever was counted before', async () => {
    const { list } = world([])
    await list.more()
    expect([list.hasMore, list.total]).toEqual([false, 2])
  })

  it('lets a mistake of ours go on', async () => {
    const { list } = world(new TypeError('no such field'))
    await expect(list.more()).rejects.toThrow('no such field')
    expect(list.isLoading).toBe(false)
  })

  it('keeps rows that look alike where nothing tells them apart', async () => {
    const list = new PagedList({ fetch: async () => ({ list: [row(1), row(1)], total: 2 }) })
    await list.more()
    expect(list.rows).toHaveLength(2)
  })
})
