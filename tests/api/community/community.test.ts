import { articles, articleDetail } from '@/contracts/community/articles'
import { comments, like, removeComment, replies, unlike } from '@/contracts/community/comments'
import { askExpert, expertQuestion, experts, rateAnswer } from '@/contracts/community/experts'
import { deletePost, editPost, plates, postDetail, posts, releases } from '@/contracts/community/forum'
import { publishPost } from '@/contracts/community/publishPost'
import { notices, readNotices, unreadNotices } from '@/contracts/community/messages'
import { blockUser, report } from '@/contracts/community/trust'
import type { Backend } from '../harness/startBackend'
import { startCommunity } from './startCommunity'

const world = startCommunity()
const { send, learner, text, write, say, openReview, decide } = world
let backend: Backend
beforeAll(() => {
  backend = world.backend()
})

describe('articles', () => {
  it('shows each with its text, and counts a reader once', async () => {
    const { result: page } = await send(articles, { query: { size: 5 } })
    expect(page.total).toBeGreaterThan(30)
    const articleId = page.list[0]?.articleId ?? ''
    const { token } = await learner()
    for (let time = 0; time < 2; time += 1) await send(articleDetail, { params: { articleId } }, token)
    await backend.runChores()
    const { result } = await send(articleDetail, { params: { articleId } })
    expect([result.blocks.length > 2, result.reads]).toEqual([true, 1])
    const { result: found } = await send(articles, { query: { search: '网上确认' } })
    expect(found.total).toBeGreaterThan(0)
  })
})

describe('posts', () => {
  it('publishes once for a key, lists, edits with history and deletes', async () => {
    const { uid, token } = await learner()
    const body = text()
    const [one, two] = await Promise.all([
      send(publishPost, { body }, token),
      send(publishPost, { body }, token),
    ])
    const again = await send(publishPost, { body }, token)
    const ids = [one, two, again].filter(({ status }) => status === 200).map(({ result }) => result.postId)
    expect(new Set(ids).size).toBe(1)
    const postId = ids[0] ?? ''
    const list = await send(posts, { query: { plate: 'math', tag: '高等数学' } })
    expect(list.result.list.filter((row) => row.postId === postId)).toHaveLength(1)
    expect(
      (await send(posts, { query: { search: '洛必达' } })).result.list.map((row) => row.postId),
    ).toContain(postId)
    const { requestKey: _key, ...change } = text({ title: '极限的题目，换个问法' })
    await send(editPost, { params: { postId }, body: change }, token)
    expect((await send(postDetail, { params: { postId } })).result.title).toBe('极限的题目，换个问法')
    expect(
      await backend.rows(`select title from community_post_versions where post_id = '${postId}'`),
    ).toEqual([{ title: '极限的题目怎么入手' }])
    await send(deletePost, { params: { postId } }, token)
    expect((await send(postDetail, { params: { postId } }, token)).status).toBe(404)
    expect((await send(releases, { params: { uid }, query: {} }, token)).result.list).toEqual([])
  })

  it('refuses blocked words, foreign pictures and posts of others', async () => {
    const [one, other] = [await learner(), await learner()]
    expect((await write(one.token, { body: '找人代.考，有意的来' })).code).toBe('Y40081')
    expect((await write(one.token, { pictures: ['/uploads/none.jpg'] })).code).toBe('Y40082')
    const { result } = await write(one.token)
    const params = { postId: result.postId }
    expect((await send(deletePost, { params }, other.token)).status).toBe(403)
    const { requestKey: _key, ...change } = text()
    expect((await send(editPost, { params, body: change }, other.token)).status).toBe(403)
  })

  it('holds a doubtful post for a moderator, tells the reason, and takes the repaired one', async () => {
    const { uid, token } = await learner()
    const { result } = await write(token, { body: '加群一起学，群号在主页' })
    expect(result.state).toBe('pending')
    const params = { postId: result.postId }
    expect((await send(postDetail, { params })).status).toBe(404)
    await decide(await openReview(result.postId), false, '不能拉群')
    const mine = await send(releases, { params: { uid }, query: {} }, token)
    expect(mine.result.list[0]).toMatchObject({ state: 'rejected', reason: '不能拉群' })
    const { requestKey: _key, ...change } = text({ body: '有没有一起复习高数的同学？' })
    await send(editPost, { params, body: change }, token)
    await decide(await openReview(result.postId), true)
    expect((await send(postDetail, { params })).result.state).toBe('public')
    const { result: told } = await send(notices, { params: { uid }, query: {} }, token)
    expect(told.list.map(({ title }) => title)).toEqual(['你的帖子已通过审核', '你的帖子未通过审核'])
  })

  it('walks pages by cursor without a gap or a repetition', async () => {
    const { token } = await learner()
    for (let count = 0; count < 3; count += 1) {
      backend.time.now += 3_600_000
      await send(publishPost, { body: text({ plateId: 'law' }) }, token)
    }
    for (const sort of ['new', 'hot'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const query = { plate: 'law', sort, size: 2, ...(cursor !== undefined && { cursor }) }
        const { result } = await send(posts, { query })
        seen.push(...result.list.map(({ postId }) => postId))
        cursor = result.next
      } while (cursor !== undefined)
      expect(seen.length).toBeGreaterThanOrEqual(3)
      expect(new Set(seen).size).toBe(seen.length)
    }
  })
})

describe('comments and likes', () => {
  it('tells the author of replies, and clears the unread count on all devices', async () => {
    const [one, other] = [await learner(), await learner()]
    const { result: post } = await write(one.token)
    const { result: first } = await say(other.token, post.postId, '先看能不能化简')
    await say(one.token, post.postId, '谢谢，懂了', first.commentId)
    const { result: list } = await send(comments, {
      params: { kind: 'post', targetId: post.postId },
      query: {},
    })
    expect(list.list).toMatchObject([{ body: '先看能不能化简', replies: 1 }])
    const under = await send(replies, { params: { commentId: first.commentId }, query: {} })
    expect(under.result.list).toMatchObject([{ body: '谢谢，懂了' }])
    const unread = async () => (await send(unreadNotices, { params: { uid: other.uid } }, other.token)).result
    expect(await unread()).toEqual({ total: 1, kinds: { reply: 1 } })
    await send(readNotices, { params: { uid: other.uid }, body: {} }, other.token)
    expect((await unread()).total).toBe(0)
    await send(removeComment, { params: { commentId: first.commentId } }, other.token)
    const { result: left } = await send(comments, {
      params: { kind: 'post', targetId: post.postId },
      query: {},
    })
    expect(left.list).toMatchObject([{ body: '该评论已删除', state: 'deleted' }])
  })

  it('counts a like once under races, and takes it back', async () => {
    const [one, other] = [await learner(), await learner()]
    const { result: post } = await write(one.token)
    const params = { kind: 'post', targetId: post.postId } as const
    await Promise.all([1, 2, 3, 4, 5].map(() => send(like, { params }, other.token)))
    const likes = async () => (await send(postDetail, { params: { postId: post.postId } })).result.likes
    expect(await likes()).toBe(1)
    await Promise.all([1, 2, 3].map(() => send(unlike, { params }, other.token)))
    expect(await likes()).toBe(0)
  })
})

describe('trust', () => {
  it('hides a post that three accounts reported, until a moderator has looked', async () => {
    const { token } = await learner()
    const { result: post } = await write(token)
    const params = { kind: 'post', targetId: post.postId } as const
    for (let count = 0; count < 3; count += 1) {
      const reporter = await learner()
      for (let time = 0; time < 2; time += 1)
        await send(report, { params, body: { reason: 'ad', note: '' } }, reporter.token)
    }
    expect((await send(postDetail, { params: { postId: post.postId } })).status).toBe(404)
    const review = await openReview(post.postId)
    expect(review?.score).toBe(3)
    await decide(review, false)
    expect(
      (await send(posts, { query: { plate: 'math', size: 50 } })).result.list.map((row) => row.postId),
    ).not.toContain(post.postId)
  })

  it('keeps a blocked user from replying and out of lists', async () => {
    const [one, other] = [await learner(), await learner()]
    const { result: post } = await write(one.token)
    const { result: theirs } = await write(other.token)
    await send(blockUser, { params: { uid: one.uid, authorId: other.uid } }, one.token)
    expect((await say(other.token, post.postId, '你好呀')).code).toBe('Y40371')
    const list = await send(posts, { query: { plate: 'math', size: 50 } }, one.token)
    expect(list.result.list.map((row) => row.postId)).not.toContain(theirs.postId)
  })
})

describe('experts', () => {
  it('takes a question once, shows it to its author alone, and refuses a rating before the answer', async () => {
    const [one, other] = [await learner(), await learner()]
    const { result: list } = await send(experts, { query: { subject: '数学' } })
    const body = {
      requestKey: 'ask-1',
      expertId: list[0]?.expertId ?? '',
      title: '极限里等价无穷小能不能在加减里替换',
      body: '',
      pictures: [],
    }
    const { result: asked } = await send(askExpert, { body }, one.token)
    expect((await send(askExpert, { body }, one.token)).result).toEqual(asked)
    const params = { questionId: asked.questionId }
    expect((await send(expertQuestion, { params }, other.token)).status).toBe(404)
    expect((await send(expertQuestion, { params }, one.token)).result.state).toBe('waiting')
    const rating = { stars: 5, text: '', accepted: true }
    expect((await send(rateAnswer, { params, body: rating }, one.token)).status).toBe(404)
  })
})

it('lists all plates with their own counts', async () => {
  const { result } = await send(plates, {})
  expect(result.length).toBe(12)
})
