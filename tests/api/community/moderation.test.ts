import { comments, replies } from '@/contracts/community/comments'
import {
  answerQuestion,
  askExpert,
  askFollowUp,
  expertQuestion,
  experts,
  rateAnswer,
  waitingQuestions,
} from '@/contracts/community/experts'
import { deletePost, editPost, plateDetail } from '@/contracts/community/forum'
import { blockUser, report } from '@/contracts/community/trust'
import { addMember } from '../staff/staffWorld'
import { newKey, startCommunity } from './startCommunity'

const world = startCommunity()
const { send, learner, text, write, say, openReview, decide } = world

const edit = (token: string, postId: string, more: Parameters<typeof text>[0] = {}) => {
  world.backend().time.now += 600_000
  const { requestKey: _key, ...body } = text(more)
  return send(editPost, { params: { postId }, body }, token)
}
const stateOf = async (postId: string) =>
  (await world.backend().rows(`select state from community_posts where post_id = '${postId}'`))[0]?.['state']
const reportBy = async (count: number, targetId: string) => {
  for (let no = 0; no < count; no += 1) {
    const { token } = await learner()
    const params = { kind: 'post', targetId } as const
    await send(report, { params, body: { reason: 'ad', note: '' } }, token)
  }
}

describe('decisions', () => {
  it('refuses a decision on a text that its author has changed since', async () => {
    const { token } = await learner()
    const { postId } = (await write(token, { body: '加群一起学，群号在主页' })).result
    const read = await openReview(postId)
    await edit(token, postId, { body: '加群一起学，群号换了一个' })
    const late = await decide(read, true)
    expect([late.status, late.msg]).toEqual([409, '内容刚被作者改过，请重新查看'])
    expect(await stateOf(postId)).toBe('pending')
    expect((await decide(await openReview(postId), true)).status).toBe(200)
    expect(await stateOf(postId)).toBe('public')
  })

  it('counts only reports after the last decision', async () => {
    const { token } = await learner()
    const { postId } = (await write(token)).result
    await reportBy(3, postId)
    await decide(await openReview(postId), true)
    await reportBy(1, postId)
    expect(await stateOf(postId)).toBe('public')
    await reportBy(2, postId)
    expect(await stateOf(postId)).toBe('pending')
  })
})

describe('changes of posts', () => {
  it('limits the pace of edits', async () => {
    const { token } = await learner()
    const { postId } = (await write(token)).result
    await edit(token, postId)
    const { requestKey: _key, ...body } = text()
    expect((await send(editPost, { params: { postId }, body }, token)).code).toBe('Y42971')
  })

  it('never makes a post public again when an edit races its removal', async () => {
    const { token } = await learner()
    const { postId } = (await write(token)).result
    await Promise.all([edit(token, postId), send(deletePost, { params: { postId } }, token)])
    expect(await stateOf(postId)).toBe('deleted')
  })

  it('moves the count of a post to its new plate', async () => {
    const countOf = async (plateId: string) => (await send(plateDetail, { params: { plateId } })).result.posts
    const before = [await countOf('math'), await countOf('law')]
    const { token } = await learner()
    const { postId } = (await write(token)).result
    await edit(token, postId, { plateId: 'law' })
    expect([await countOf('math'), await countOf('law')]).toEqual([before[0], (before[1] ?? 0) + 1])
  })

  it('purges a post thirty days after its removal, however old it is', async () => {
    const { token } = await learner()
    const { postId } = (await write(token)).result
    const day = 86_400_000
    const { time } = world.backend()
    time.now += 29 * day
    await world.backend().rows(`update tokens set expires_at = expires_at + interval '90 days'`)
    await send(deletePost, { params: { postId } }, token)
    time.now += 29 * day
    await world.backend().runChores()
    expect(await stateOf(postId)).toBe('deleted')
    time.now += 2 * day
    await world.backend().runChores()
    expect(await stateOf(postId)).toBeUndefined()
  })
})

describe('comments', () => {
  it('are not readable below a post that is not public', async () => {
    const { token } = await learner()
    const { postId } = (await write(token)).result
    const { commentId } = (await say(token, postId, '先看能不能化简')).result
    await say(token, postId, '谢谢，懂了', commentId)
    await send(deletePost, { params: { postId } }, token)
    const params = { kind: 'post', targetId: postId } as const
    expect((await send(comments, { params, query: {} }, token)).status).toBe(404)
    expect((await send(replies, { params: { commentId }, query: {} }, token)).status).toBe(404)
  })

  it('are refused in replies to others, too, when the author of the post has blocked the user', async () => {
    const [author, third, blocked] = [await learner(), await learner(), await learner()]
    const { postId } = (await write(author.token)).result
    const { commentId } = (await say(third.token, postId, '先看能不能化简')).result
    await send(blockUser, { params: { uid: author.uid, authorId: blocked.uid } }, author.token)
    expect((await say(blocked.token, postId, '你好呀', commentId)).code).toBe('Y40371')
  })
})

describe('questions to experts', () => {
  const ask = async (token: string, more: object = {}) => {
    const { result } = await send(experts, { query: { subject: '数学' } })
    const body = { expertId: result[0]?.expertId ?? '', title: '等价无穷小能不能在加减里替换', body: '' }
    return send(askExpert, { body: { ...body, requestKey: newKey(), pictures: [], ...more } }, token)
  }
  const text = '可以，但要先看两项之差的阶数是否相同。'

  it('stay out of the answer queue until a moderator has passed them', async () => {
    const { token } = await learner()
    const expert = await addMember(world.backend(), 'held.expert', 'expert')
    const card = { kind: 'exercise', id: 'q-1', title: '加群一起学' }
    const params = (await ask(token, { card })).result
    const waits = async () =>
      (await send(waitingQuestions, { query: { size: 50 } }, expert.token)).result.list.some(
        ({ questionId }) => questionId === params.questionId,
      )
    expect((await send(expertQuestion, { params }, token)).result.state).toBe('pending')
    expect(await waits()).toBe(false)
    expect((await send(answerQuestion, { params, body: { text } }, expert.token)).status).toBe(409)
    const review = await openReview(params.questionId)
    expect(review?.body).toBe('来自：加群一起学')
    await decide(review, true)
    expect(await waits()).toBe(true)
  })

  it('take a clean follow-up alone, which stays in the queue after the rating', async () => {
    const { token } = await learner()
    const expert = await addMember(world.backend(), 'follow.expert', 'expert')
    const params = (await ask(token)).result
    await send(answerQuestion, { params, body: { text } }, expert.token)
    const followUp = (typed: string) => send(askFollowUp, { params, body: { text: typed } }, token)
    expect((await followUp('老师加我微信 13912345678 细说')).code).toBe('Y40081')
    expect((await followUp('那乘除里呢，老师？')).status).toBe(200)
    await send(rateAnswer, { params, body: { stars: 5, text: '', accepted: true } }, token)
    const { result } = await send(waitingQuestions, { query: { size: 50 } }, expert.token)
    expect(result.list).toContainEqual(expect.objectContaining({ ...params, state: 'closed' }))
  })
})
