import { addComment } from '@/contracts/community/comments'
import { posts, userPage } from '@/contracts/community/forum'
import { notices, unreadNotices } from '@/contracts/community/messages'
import { blockedUsers, blockUser, muteUser, unblockUser } from '@/contracts/community/trust'
import { newKey, startCommunity } from './startCommunity'

const world = startCommunity()
const { send, learner, write, openReview, decide } = world

type Learner = Awaited<ReturnType<typeof learner>>
const nameOf = async ({ uid }: Learner) => (await send(userPage, { params: { authorId: uid } })).result.name
const comment = (token: string, postId: string, body: string, mentions: readonly string[]) => {
  world.backend().time.now += 60_000
  const params = { kind: 'post', targetId: postId } as const
  return send(addComment, { params, body: { requestKey: newKey(), body, mentions: [...mentions] } }, token)
}
const heard = async ({ uid, token }: Learner) =>
  (await send(notices, { params: { uid }, query: {} }, token)).result.list.map(({ title }) => title)

describe('mentions', () => {
  it('are messages for those whose name stands in the text, once a thing, never for oneself', async () => {
    const [author, named, writer] = [await learner(), await learner(), await learner()]
    const { postId } = (await write(author.token)).result
    await comment(named.token, postId, '先化简试试', [])
    const body = `@${await nameOf(named)} 来看看这一步`
    await comment(writer.token, postId, body, [named.uid, writer.uid])
    await comment(writer.token, postId, `${body}，还有下一步`, [named.uid])
    expect(await heard(named)).toEqual(['在评论里提到了你'])
    expect(await heard(writer)).toEqual([])
    expect(await heard(author)).toEqual([expect.stringContaining('评论了')])
  })

  it('call nobody who takes no part under the target', async () => {
    const [author, stranger, writer] = [await learner(), await learner(), await learner()]
    const { postId } = (await write(author.token)).result
    await comment(writer.token, postId, `@${await nameOf(stranger)} 加入我们`, [stranger.uid])
    expect(await heard(stranger)).toEqual([])
  })

  it('call nobody by a name that several of the listed bear', async () => {
    const [author, one, other, writer] = [await learner(), await learner(), await learner(), await learner()]
    const { postId } = (await write(author.token)).result
    await world
      .backend()
      .rows(`update users set name = '同名' where uid in (${one.uid}, ${other.uid}) returning uid`)
    for (const { token } of [one, other]) await comment(token, postId, '先化简试试', [])
    await comment(writer.token, postId, '@同名 看看', [one.uid, other.uid])
    expect([await heard(one), await heard(other)]).toEqual([[], []])
    await comment(writer.token, postId, '@同名 再看看', [one.uid])
    expect(await heard(one)).toEqual(['在评论里提到了你'])
  })

  it('call nobody by a number alone, and at most five', async () => {
    const [author, writer] = [await learner(), await learner()]
    const { postId } = (await write(author.token)).result
    const { uid } = author
    const six = ['1', '2', '3', '4', '5', '6']
    expect((await comment(writer.token, postId, '没有写名字', six)).status).toBe(400)
    const other = await learner()
    expect((await comment(writer.token, postId, '没有写名字', [other.uid, uid])).status).toBe(200)
    expect(await heard(other)).toEqual([])
  })

  it('by blocked or muted users create no notice', async () => {
    for (const contract of [blockUser, muteUser]) {
      const [author, named, writer] = [await learner(), await learner(), await learner()]
      const { postId } = (await write(author.token)).result
      await comment(named.token, postId, '先化简试试', [])
      await send(contract, { params: { uid: named.uid, authorId: writer.uid } }, named.token)
      await comment(writer.token, postId, `@${await nameOf(named)} 在吗`, [named.uid])
      expect(await heard(named)).toEqual([])
    }
  })

  it('in a text that waits are heard after a moderator has passed it, once', async () => {
    const [author, named, writer] = [await learner(), await learner(), await learner()]
    const { postId } = (await write(author.token)).result
    await comment(named.token, postId, '先化简试试', [])
    const made = await comment(writer.token, postId, `@${await nameOf(named)} 加群一起学`, [named.uid])
    expect(made.result.state).toBe('pending')
    const count = async ({ uid, token }: Learner) =>
      (await send(unreadNotices, { params: { uid } }, token)).result.total
    expect(await count(named)).toBe(0)
    await decide(await openReview(made.result.commentId), true)
    expect(await count(named)).toBe(1)
    expect(await heard(author)).toEqual([expect.stringContaining('评论了')])
  })
})

describe('muted users', () => {
  it('are not seen, may answer, and stay blocked where they were', async () => {
    const [one, other] = [await learner(), await learner()]
    const params = { uid: one.uid, authorId: other.uid }
    const { postId } = (await write(one.token)).result
    const theirs = (await write(other.token)).result.postId
    const sees = async () =>
      (await send(posts, { query: { plate: 'math', size: 50 } }, one.token)).result.list.some(
        (row) => row.postId === theirs,
      )
    await send(muteUser, { params }, one.token)
    expect(await sees()).toBe(false)
    expect((await comment(other.token, postId, '先化简试试', [])).status).toBe(200)
    const list = () => send(blockedUsers, { params: { uid: one.uid } }, one.token)
    expect((await list()).result).toMatchObject([{ authorId: other.uid, isMuted: true }])
    const page = () => send(userPage, { params: { authorId: other.uid } }, one.token)
    expect((await page()).result).toMatchObject({ isBlocked: false, isMuted: true })
    await send(blockUser, { params }, one.token)
    await send(muteUser, { params }, one.token)
    expect((await list()).result).toMatchObject([{ isMuted: false }])
    expect((await comment(other.token, postId, '再试一次', [])).code).toBe('Y40371')
    await send(unblockUser, { params }, one.token)
    expect(await sees()).toBe(true)
    expect((await send(muteUser, { params: { ...params, authorId: one.uid } }, one.token)).status).toBe(400)
  })
})
