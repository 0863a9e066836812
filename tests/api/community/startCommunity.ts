import { addComment } from '@/contracts/community/comments'
import { publishPost } from '@/contracts/community/publishPost'
import { decideReview, type Review, reviews } from '@/contracts/community/trust'
import type { CallContract, CallInput, CallOutput } from '@/contracts/define'
import { type Backend, startBackend } from '../harness/startBackend'
import { OPERATOR_KEY } from '../staff/staffWorld'

type PostBody = CallInput<typeof publishPost>['body']
let phones = 13_900_510_000
let keys = 0
export const newKey = () => `key-${(keys += 1)}`

const text = (more: Partial<PostBody> = {}) => ({
  requestKey: newKey(),
  plateId: 'math',
  title: '极限的题目怎么入手',
  body: '看到零比零就想洛必达，对吗？',
  pictures: [],
  tags: ['高等数学'],
  ...more,
})

/** Starts a backend for the tests of a file, with calls that learners and moderators send. */
export const startCommunity = () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startBackend({ operatorKey: OPERATOR_KEY })
  })
  afterAll(() => backend.stop())
  const send = async <C extends CallContract>(contract: C, input: CallInput<C>, token?: string) => {
    const answer = await backend.send(contract, input as Parameters<Backend['send']>[1], token)
    return { ...answer, result: answer.result as CallOutput<C> }
  }
  const operate = (contract: CallContract, parts: Parameters<Backend['send']>[1]) =>
    backend.send(contract, parts, undefined, OPERATOR_KEY)
  const write = (token: string, more: Partial<PostBody> = {}) => {
    backend.time.now += 600_000
    return send(publishPost, { body: text(more) }, token)
  }
  const say = (token: string, postId: string, body: string, replyTo?: string) => {
    backend.time.now += 60_000
    const written = { requestKey: newKey(), body, ...(replyTo !== undefined && { replyTo }) }
    return send(addComment, { params: { kind: 'post', targetId: postId }, body: written }, token)
  }
  const openReview = async (targetId: string) => {
    const { result } = await operate(reviews, { query: { size: 50 } })
    return (result as CallOutput<typeof reviews>).list.find((row) => row.targetId === targetId)
  }
  const decide = (review: Review | undefined, isPassed: boolean, reason = isPassed ? '' : '广告') =>
    operate(decideReview, {
      params: { reviewId: review?.reviewId ?? '' },
      body: { version: review?.version, isPassed, reason },
    })
  return {
    backend: () => backend,
    send,
    learner: () => backend.login(String((phones += 1))),
    text,
    write,
    say,
    openReview,
    decide,
  }
}
