import { articles } from '@/contracts/community/articles'
import { deletePost } from '@/contracts/community/forum'
import { startCommunity } from './startCommunity'

const world = startCommunity()
const { send, learner, write } = world
const card = async (name: string) =>
  (await world.backend().fastify.inject(`/community-card/${name}`)).statusCode

it('an article and a public post have a card; a removed post has none at once', async () => {
  const [article] = (await send(articles, { query: { channel: 'news' } })).result.list
  expect(await card(`article-${article?.articleId}.svg`)).toBe(200)
  const { token } = await learner()
  const { postId } = (await write(token)).result
  const answer = await world.backend().fastify.inject(`/community-card/post-${postId}.svg`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.body).toContain('极限的题目怎么入手')
  await send(deletePost, { params: { postId } }, token)
  expect(await card(`post-${postId}.svg`)).toBe(404)
})

it('a text that waits for a moderator has none, nor does one that does not exist', async () => {
  const { token } = await learner()
  const { postId } = (await write(token, { body: '加群一起学，群号在主页' })).result
  expect(await card(`post-${postId}.png`)).toBe(404)
  expect([await card('article-none.svg'), await card('user-1.svg'), await card('post-%2e%2e.svg')]).toEqual([
    404, 404, 404,
  ])
})
