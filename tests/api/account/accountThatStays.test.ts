import { accountExtra, bindPhone, sellerSalesUrl, userInfo, userName } from '@/contracts/auth/account'
import { coupons } from '@/contracts/course/coupons'
import { cancelOrder } from '@/contracts/course/orders'
import { writeNote } from '@/contracts/course/notes'
import { byWechat } from '../harness/byWechat'
import { Buyer, type Shop, startShop } from '../harness/startShop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.backend.stop())

describe('the account that stays', () => {
  /** A first account with a name, and one that has the phone; merged. */
  const merged = async (phone: string, ownName?: string) => {
    const owner = await shop.backend.login(phone)
    if (ownName) await shop.backend.ask(userName, { body: { name: ownName } }, owner.token)
    const first = await byWechat(shop.backend, `named-${phone}`)
    await shop.backend.ask(
      userName,
      { body: { name: '微信昵称', avatar: '/uploads/first.png' } },
      first.token,
    )
    const { inviteCode } = await shop.backend.ask(userInfo, {}, first.token)
    const body = { mobile: phone, code: await shop.backend.proofFor(phone) }
    const bound = await shop.backend.ask(bindPhone, { params: { uid: first.uid }, body }, first.token)
    const about = await shop.backend.ask(userInfo, {}, bound.access_token)
    return { owner, token: bound.access_token, inviteCode, about }
  }

  test('takes the name and picture of the first where it has none, and keeps its own', async () => {
    expect((await merged('13740000001')).about).toMatchObject({
      name: '微信昵称',
      avatar: '/uploads/first.png',
    })
    expect((await merged('13740000002', '本名')).about).toMatchObject({
      name: '本名',
      avatar: '/uploads/first.png',
    })
  })

  test('invites by the code of the first too, but not itself; when it goes, nobody does', async () => {
    const { owner, token, inviteCode, about } = await merged('13740000003')
    expect(inviteCode).not.toBe(about.inviteCode)
    const invite = async (uid: string, token: string) => {
      const body = { inviteMsgPARM: { inviteCode } }
      return (await shop.backend.ask(accountExtra, { params: { uid }, body }, token)).bound
    }
    expect(await invite(owner.uid, token)).toBe(false)
    const friend = await shop.backend.login('13740000004')
    expect(await invite(friend.uid, friend.token)).toBe(true)
    const isKnown = async () =>
      (await shop.backend.call(sellerSalesUrl, { query: { inviteCode } })).status === 200
    expect(await isKnown()).toBe(true)
    await shop.backend.rows(
      `update users set deletion_requested_at = '2020-01-01' where uid = ${owner.uid} returning uid`,
    )
    await shop.backend.runChores()
    expect(await isKnown()).toBe(false)
  })

  test('was invited by neither of the two, and may be invited still', async () => {
    const phone = '13740000007'
    const owner = await shop.backend.login(phone)
    const first = await byWechat(shop.backend, 'invites-owner')
    const invitedBy = async (who: { uid: string; token: string }, inviteCode: string) => {
      const body = { inviteMsgPARM: { inviteCode } }
      return (await shop.backend.ask(accountExtra, { params: { uid: who.uid }, body }, who.token)).bound
    }
    const codeOf = async (token: string) => (await shop.backend.ask(userInfo, {}, token)).inviteCode
    expect(await invitedBy(owner, await codeOf(first.token))).toBe(true)
    // Two never invite each other (growth: loops are refused).
    expect(await invitedBy(first, await codeOf(owner.token))).toBe(false)
    const body = { mobile: phone, code: await shop.backend.proofFor(phone) }
    await shop.backend.ask(bindPhone, { params: { uid: first.uid }, body }, first.token)
    const friend = await shop.backend.login('13740000008')
    expect(await invitedBy(owner, await codeOf(friend.token))).toBe(true)
  })

  test('has a coupon spent that the first has spent, also where an order of its own with it was closed', async () => {
    const phone = '13740000010'
    const { uid, token } = await shop.backend.login(phone)
    const owner = new Buyer(shop, uid, token)
    const closed = await owner.placed('270001', { couponId: `welcome-500-${uid}` })
    await shop.backend.ask(cancelOrder, { params: { uid, orderId: closed.orderId } }, token)
    const first = await byWechat(shop.backend, 'spends')
    const spender = new Buyer(shop, first.uid, first.token)
    const order = await spender.placed('270001', { couponId: `welcome-500-${first.uid}` })
    await shop.notify(await spender.pay(order.orderId), order.payable)
    const body = { mobile: phone, code: await shop.backend.proofFor(phone) }
    const bound = await shop.backend.ask(bindPhone, { params: { uid: first.uid }, body }, first.token)
    const query = { state: 'usable' as const }
    const { list } = await shop.backend.ask(coupons, { params: { uid }, query }, bound.access_token)
    expect(list.map(({ couponId }) => couponId)).not.toContain(`welcome-500-${uid}`)
    expect(
      await shop.backend.rows(
        `select order_id from user_coupons where uid = ${uid} and template_id = 'welcome-500'`,
      ),
    ).toEqual([{ order_id: order.orderId }])
  })

  test('a merge that is refused at every turn is a fault, and said to be one', async () => {
    const phone = '13740000009'
    await shop.backend.login(phone)
    const first = await byWechat(shop.backend, 'refused-always')
    await shop.backend.rows(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'refused' using errcode = '23505'; end $$`)
    await shop.backend.rows(
      'create trigger refuses before update on identities for each row execute function refuse()',
    )
    const body = { mobile: phone, code: await shop.backend.proofFor(phone) }
    const { status } = await shop.backend.call(bindPhone, { params: { uid: first.uid }, body }, first.token)
    expect(status).toBe(500)
    await shop.backend.rows('drop function refuse() cascade')
  })

  test.each(['40P01', '23505'])(
    'is merged at the next turn when the database refuses one (%s)',
    async (state) => {
      const phone = state === '40P01' ? '13740000005' : '13740000006'
      const owner = await shop.backend.login(phone)
      const first = await byWechat(shop.backend, `disturbed-${state}`)
      const { token } = first
      const note = { goodsId: '270001', lessonId: '001', place: 1, text: '一条笔记' }
      const params = { uid: first.uid, noteId: `note-disturbed-${state}` }
      await new Buyer(shop, first.uid, token).own('270001')
      await shop.backend.ask(writeNote, { params, body: note }, token)
      // A sequence goes on though its transaction fails.
      const trigger = [
        `create sequence disturbed`,
        `create function disturb() returns trigger language plpgsql as $$ begin
         if nextval('disturbed') = 1 then raise exception 'disturbed' using errcode = '${state}'; end if;
         return new; end $$`,
        `create trigger disturbs before update on lesson_notes for each row execute function disturb()`,
      ]
      for (const part of trigger) await shop.backend.rows(part)
      const body = { mobile: phone, code: await shop.backend.proofFor(phone) }
      const bound = await shop.backend.ask(bindPhone, { params: { uid: first.uid }, body }, token)
      expect(bound.uid).toBe(owner.uid)
      expect(await shop.backend.rows(`select last_value::int as turns from disturbed`)).toEqual([
        { turns: 2 },
      ])
      expect(
        await shop.backend.rows(`select note_id from lesson_notes where uid = ${owner.uid}`),
      ).toHaveLength(1)
      for (const part of ['function disturb() cascade', 'sequence disturbed'])
        await shop.backend.rows(`drop ${part}`)
    },
  )
})
