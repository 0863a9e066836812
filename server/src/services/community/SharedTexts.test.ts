import { SharedTexts } from './SharedTexts'

const article = { title: '报名时间公布', summary: '网上报名', source: '研招网', isSample: false }
const post = { title: '极限怎么入手', body: '字'.repeat(80), plateName: '数学' }
const texts = new SharedTexts(
  { find: async (id: string) => (id === 'n-1' ? article : undefined) } as never,
  { find: async (id: string) => (id === 'p-1' ? post : undefined) } as never,
)
const head = async (path: string, query: Record<string, string>) => {
  const screen = await texts.of({ path, query, userAgent: '' })
  return screen && [screen.title, screen.description.length, screen.shareImage]
}

it('gives the head of a page its article or post, and of other pages nothing', async () => {
  expect(await head('/information', { id: 'n-1' })).toEqual([
    '报名时间公布',
    4,
    '/community-card/article-n-1.png',
  ])
  expect(await head('/message/information', { post: 'p-1' })).toEqual([
    '极限怎么入手',
    60,
    '/community-card/post-p-1.png',
  ])
  expect(await head('/information', { post: 'gone' })).toBeUndefined()
  expect(await head('/information', { id: '"><script>' })).toBeUndefined()
  expect(await head('/pop-plate', { id: 'n-1' })).toBeUndefined()
})
