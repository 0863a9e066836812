import { rateTurn, sharedTurn, shareTurn, usersSend } from '@/contracts/assistant/chat'
import { logout } from '@/contracts/auth/token'
import * as talks from '@/contracts/assistant/conversations'
import { TurnRepository } from '../../../server/src/services/assistant/conversations/TurnRepository'
import { bodyOf, idOf, type Question } from '../harness/askAssistant'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
let me: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend()
  me = await backend.login('13900000041')
})
afterAll(() => backend.stop())

const ask = (question: Question, token?: string) => backend.ask(usersSend, { body: bodyOf(question) }, token)

describe('conversations', () => {
  it('are listed, searched, renamed and deleted by their owner alone', async () => {
    const conversationId = idOf('talk')
    await ask({ text: '国家线是什么？', conversationId }, me.token)
    const own = { uid: me.uid, conversationId }
    const list = (q?: string) =>
      backend.ask(
        talks.conversations,
        { params: { uid: me.uid }, query: { variant: 'general', ...(q && { q }) } },
        me.token,
      )
    expect((await list()).list[0]).toMatchObject({ conversationId, title: '国家线是什么？' })
    expect((await list('院校线')).total).toBe(1)
    expect((await list('100%')).total).toBe(0)
    await backend.ask(talks.renameConversation, { params: own, body: { title: '分数线' } }, me.token)
    const open = await backend.ask(talks.conversation, { params: own }, me.token)
    expect(open).toMatchObject({ title: '分数线', turns: [{ question: '国家线是什么？' }] })
    const other = await backend.login('13900000043')
    const theirs = { uid: other.uid, conversationId }
    expect((await backend.call(talks.conversation, { params: theirs }, other.token)).status).toBe(404)
    expect(
      (await backend.call(usersSend, { body: bodyOf({ text: '在吗', conversationId }) }, other.token)).status,
    ).toBe(403)
    expect((await backend.call(usersSend, { body: bodyOf({ text: '在吗', conversationId }) })).status).toBe(
      403,
    )
    await backend.ask(talks.deleteConversation, { params: own }, me.token)
    expect((await list()).list.map((one) => one.conversationId)).not.toContain(conversationId)
  })

  it('that two begin at once under one id belong to one of them, with nothing of the other', async () => {
    const other = await backend.login('13900000046')
    for (let turn = 0; turn < 10; turn += 1) {
      const conversationId = idOf('talk')
      const send = (text: string, who: typeof me) =>
        backend.call(usersSend, { body: bodyOf({ text, conversationId }) }, who.token)
      const answers = await Promise.all([send('我的问题', me), send('别人的问题', other)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
      const [owner, question] = answers[0].status === 200 ? [me, '我的问题'] : [other, '别人的问题']
      const own = { params: { uid: owner.uid, conversationId } }
      const { turns } = await backend.ask(talks.conversation, own, owner.token)
      expect(turns.map((one) => one.question)).toEqual([question])
    }
  })

  it('are answered once when a question comes twice at once, and never to somebody else', async () => {
    const other = await backend.login('13900000047')
    const body = bodyOf({ text: '国家线是什么？' })
    const senders = [me, me, other, other]
    const answers = await Promise.all(senders.map(({ token }) => backend.call(usersSend, { body }, token)))
    const statuses = answers.map(({ status }) => status)
    expect([
      [200, 200, 403, 403],
      [403, 403, 200, 200],
    ]).toContainEqual(statuses)
  })

  it('bear the beginning of the question, no sign of it cut in half', async () => {
    const conversationId = idOf('talk')
    await ask({ text: `${'考'.repeat(29)}😀怎么学`, conversationId }, me.token)
    const own = { params: { uid: me.uid, conversationId } }
    expect((await backend.ask(talks.conversation, own, me.token)).title).toBe('考'.repeat(29))
  })

  it('of a visitor move to the account, once, and are forgotten when nobody takes them', async () => {
    const [mine, left] = [idOf('talk'), idOf('talk')]
    await ask({ text: '国家线是什么？', conversationId: mine })
    await ask({ text: '国家线是什么？', conversationId: left })
    const adopt = { params: { uid: me.uid }, body: { conversationIds: [mine, 'unknown'] } }
    await backend.ask(talks.adoptConversations, adopt, me.token)
    const other = await backend.login('13900000044')
    await backend.ask(
      talks.adoptConversations,
      { params: { uid: other.uid }, body: { conversationIds: [mine] } },
      other.token,
    )
    const own = { uid: me.uid, conversationId: mine }
    expect((await backend.ask(talks.conversation, { params: own }, me.token)).turns).toHaveLength(1)
    backend.time.now += 31 * 86_400_000
    await backend.runChores()
    const rows = await backend.rows(`select conversation_id from assistant_conversations`)
    const ids = rows.map((row) => row['conversation_id'])
    expect([ids.includes(mine), ids.includes(left)]).toEqual([true, false])
    me = await backend.login('13900000041')
  })

  it('share one answer with strangers, who learn nothing of who asked', async () => {
    const { turnId } = await ask({ text: '国家线是什么？' }, me.token)
    const { shareId } = await backend.ask(shareTurn, { params: { uid: me.uid, turnId }, body: {} }, me.token)
    const again = await backend.ask(shareTurn, { params: { uid: me.uid, turnId }, body: {} }, me.token)
    expect(again.shareId).toBe(shareId)
    const seen = await backend.ask(sharedTurn, { params: { shareId } })
    expect(seen).toMatchObject({ variant: 'general', question: '国家线是什么？' })
    expect(JSON.stringify(seen)).not.toContain(turnId)
  })

  it('keep what was shared readable when it is asked for anew, until the conversation is deleted', async () => {
    const conversationId = idOf('talk')
    const text = '英语作文怎么写？'
    const { turnId } = await ask({ text, conversationId }, me.token)
    const { shareId } = await backend.ask(shareTurn, { params: { uid: me.uid, turnId }, body: {} }, me.token)
    const seen = await backend.ask(sharedTurn, { params: { shareId } })
    const next = await ask({ text, conversationId, replaces: turnId }, me.token)
    const own = { params: { uid: me.uid, conversationId } }
    const { turns } = await backend.ask(talks.conversation, own, me.token)
    expect(turns.map((turn) => turn.turnId)).toEqual([next.turnId])
    expect(await backend.ask(sharedTurn, { params: { shareId } })).toEqual(seen)
    await backend.ask(talks.deleteConversation, own, me.token)
    expect((await backend.call(sharedTurn, { params: { shareId } })).status).toBe(404)
  })

  it('keep what the learner thinks of an answer', async () => {
    const { turnId, conversationId } = await ask({ text: '国家线是什么？' }, me.token)
    await backend.ask(rateTurn, { params: { turnId }, body: { rating: 'wrong' } }, me.token)
    expect((await backend.call(rateTurn, { params: { turnId }, body: { rating: 'good' } })).status).toBe(403)
    const open = await backend.ask(talks.conversation, { params: { uid: me.uid, conversationId } }, me.token)
    expect(open.turns[0]?.rating).toBe('wrong')
  })

  it('replace an answer that is asked for anew by other passages, until there is no other, which is said', async () => {
    const conversationId = idOf('talk')
    const text = '英语作文怎么写？'
    let turn = await ask({ text, conversationId }, me.token)
    const told = new Set<string>()
    const titles = () => turn.sources.map(({ title }) => title)
    while (!turn.text.startsWith('关于这个问题，资料里没有别的说法了')) {
      expect(titles().filter((title) => told.has(title))).toEqual([])
      for (const title of titles()) told.add(title)
      turn = await ask({ text, conversationId, replaces: turn.turnId }, me.token)
    }
    expect(told.size).toBeGreaterThan(1)
    expect(titles().every((title) => told.has(title))).toBe(true)
    const open = await backend.ask(talks.conversation, { params: { uid: me.uid, conversationId } }, me.token)
    expect(open.turns.map(({ turnId }) => turnId)).toEqual([turn.turnId])
  })

  it('take no answer that would replace itself, and keep it', async () => {
    const { turnId, conversationId } = await ask({ text: '国家线是什么？' }, me.token)
    const body = bodyOf({ text: '国家线是什么？', conversationId, turnId, replaces: turnId })
    expect((await backend.send(usersSend, { body }, me.token)).status).toBe(400)
    const open = await backend.ask(talks.conversation, { params: { uid: me.uid, conversationId } }, me.token)
    expect(open.turns.map((turn) => turn.turnId)).toEqual([turnId])
  })

  it('are gone on with as they were asked when the process is gone that began the answer', async () => {
    const conversationId = idOf('talk')
    const text = '国家线是什么？'
    const first = await ask({ text, conversationId }, me.token)
    const turnId = idOf('turn')
    // A turn left by a process that died between question and answer.
    await backend.rows(
      `update assistant_turns set turn_id = '${turnId}', state = 'running', answer = '', beat_at = '2026-01-01'
       where turn_id = '${first.turnId}' returning turn_id`,
    )
    const again = { text, conversationId, turnId, replaces: first.turnId, variant: 'wenxin' }
    expect(await ask(again, me.token)).toMatchObject({ state: 'done', kind: 'extract' })
    const open = await backend.ask(talks.conversation, { params: { uid: me.uid, conversationId } }, me.token)
    expect(open.turns.map((turn) => turn.turnId)).toEqual([turnId])
  })

  it('are replaced once by two that ask anew at one moment', async () => {
    const conversationId = idOf('talk')
    const first = await ask({ text: '英语作文怎么写？', conversationId }, me.token)
    const turns = new TurnRepository(backend.db)
    const [row, talk] = [await turns.turn(first.turnId), await turns.conversation(conversationId)]
    if (!row || !talk) throw new Error('nothing was kept')
    const both = [idOf('turn'), idOf('turn')]
    // Both have seen the replaced answer: only the database knows which was first.
    const begun = await Promise.all(both.map((turnId) => turns.begin({ ...row, turnId }, talk, first.turnId)))
    expect([...begun].sort()).toEqual(['begun', 'replaced'])
    const open = await backend.ask(talks.conversation, { params: { uid: me.uid, conversationId } }, me.token)
    expect(open.turns.map(({ turnId }) => turnId)).toEqual([both[begun.indexOf('begun')]])
  })

  it('lose nothing to one who answers anew from another conversation', async () => {
    const first = await ask({ text: '英语作文怎么写？' }, me.token)
    const other = await backend.login('13900000048')
    for (const { token } of [me, other]) {
      const body = bodyOf({ text: '英语作文怎么写？', replaces: first.turnId })
      expect(await backend.call(usersSend, { body }, token)).toMatchObject({ status: 409, code: 'Y40925' })
    }
    const own = { params: { uid: me.uid, conversationId: first.conversationId } }
    expect((await backend.ask(talks.conversation, own, me.token)).turns).toMatchObject([
      { turnId: first.turnId },
    ])
  })

  it.each([false, true])(
    'ask once, however late a turn that was replaced is sent again (shared: %s)',
    async (isShared) => {
      backend.time.now += 60_000
      const conversationId = idOf('talk')
      const text = '英语作文怎么写？'
      const sent = bodyOf({ text, conversationId })
      await backend.ask(usersSend, { body: sent }, me.token)
      const { turnId } = sent
      if (isShared) await backend.ask(shareTurn, { params: { uid: me.uid, turnId }, body: {} }, me.token)
      const second = bodyOf({ text, conversationId, replaces: turnId })
      await backend.ask(usersSend, { body: second }, me.token)
      const third = await ask({ text, conversationId, replaces: second.turnId }, me.token)
      const late = [
        sent,
        second,
        bodyOf({ text, conversationId, replaces: turnId }),
        bodyOf({ text, conversationId, replaces: second.turnId }),
      ]
      for (const body of late)
        expect(await backend.call(usersSend, { body }, me.token)).toMatchObject({
          status: 409,
          code: 'Y40925',
        })
      const rate = { params: { turnId }, body: { rating: 'good' as const } }
      expect((await backend.call(rateTurn, rate, me.token)).status).toBe(404)
      const open = await backend.ask(
        talks.conversation,
        { params: { uid: me.uid, conversationId } },
        me.token,
      )
      expect(open.turns.map((one) => one.turnId)).toEqual([third.turnId])
      const left = await backend.rows(
        `select question, answer from assistant_turns where turn_id = '${second.turnId}'`,
      )
      expect(left).toEqual([{ question: '', answer: '' }])
    },
  )

  it('are not asked by a login that has ended: the account would miss what was said', async () => {
    const gone = await backend.login('13900000049')
    const kept = await ask({ text: '国家线是什么？' }, gone.token)
    await backend.ask(logout, {}, gone.token)
    const body = bodyOf({ text: '国家线是什么？' })
    expect((await backend.call(usersSend, { body }, gone.token)).status).toBe(401)
    expect(await backend.rows(`select 1 from assistant_turns where turn_id = '${body.turnId}'`)).toEqual([])
    const own = { params: { uid: gone.uid, conversationId: kept.conversationId } }
    expect((await backend.call(talks.conversation, own, gone.token)).status).toBe(401)
    const again = bodyOf({ text: kept.question, conversationId: kept.conversationId, turnId: kept.turnId })
    expect((await backend.call(usersSend, { body: again }, gone.token)).status).toBe(401)
    const back = await backend.login('13900000049')
    expect((await ask(body, back.token)).state).toBe('done')
  })
})
