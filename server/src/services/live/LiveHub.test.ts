import type { MessageRow } from './LiveRepository'
import { LiveHub } from './LiveHub'

const ROOM = 'lecture_1'
const said: MessageRow = {
  messageId: 1,
  changeId: 5,
  liveId: ROOM,
  uid: 9,
  key: 'k',
  name: '小满',
  text: '听得到',
  isHidden: false,
  saidAt: 1,
}

/** A hub that admits the users of the test, and records its changes. */
const hubOf = () => {
  const admitted = new Set([1, 2, 3])
  const changes: MessageRow[] = []
  const hub = new LiveHub({
    processId: 'p',
    now: () => 0,
    stateOf: async () => ({ startsAt: 0, endsAt: 1, viewers: 0, productId: null }),
    admittedOf: async (_, uids) => new Set(uids.filter((uid) => admitted.has(uid))),
    onFailure: (error) => {
      throw error
    },
    live: {
      newest: async () => [],
      changes: async () => changes.splice(0),
      keepViewers: async () => undefined,
    },
  })
  const enter = async (uid: number) => {
    const events = hub.watch(ROOM, uid)
    // The state, and what was said before.
    await events.next()
    await events.next()
    return events
  }
  return { hub, admitted, changes, enter }
}

test('who is let go late closes no room that others have opened since', async () => {
  const { hub, admitted, changes, enter } = hubOf()
  const slow = await enter(1)
  const quick = await enter(2)
  const lastOfQuick = quick.next()
  admitted.delete(1)
  admitted.delete(2)
  await hub.tellState(ROOM)
  expect((await lastOfQuick).done).toBe(true)
  const newcomer = await enter(3)
  const heard = newcomer.next()
  expect((await slow.next()).done).toBe(true)
  changes.push(said)
  await hub.look()
  expect(await heard).toMatchObject({ value: { kind: 'messages', messages: [{ text: '听得到' }] } })
  hub.close()
})
