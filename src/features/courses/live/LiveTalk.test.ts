import { fakeStores, settled } from '../../../../tests/builders/fakeStores'
import { refused } from '../../../../tests/builders/scriptedNetwork'
import { LiveTalk } from './LiveTalk'

const TALK = 'POST /course/v1/live/l1/talk'
const ROOM = {
  liveId: 'l1',
  title: '长难句',
  host: '何雨桐',
  startsAt: 1,
  endsAt: 2,
  viewers: 0,
  productId: null,
  now: 1,
  stream: '/s',
  recording: '/r',
  reserved: false,
  slowSeconds: 5,
}

const world = (status: number) => {
  const { stores, network } = fakeStores({ loggedIn: true, answers: { [TALK]: refused(status, 'Y1') } })
  const timers: (() => void)[] = []
  const talk = new LiveTalk(
    {
      ...stores,
      open: () => undefined,
      apiBase: '',
      newId: () => 'id',
      setTimeout: (run) => timers.push(run),
    },
    ROOM,
  )
  return { talk, timers, network }
}

it.each([401, 403])('a client that looks is told %d once, and the room is shut', async (status) => {
  const { talk, timers, network } = world(status)
  talk.start()
  await settled()
  expect([talk.isShut, timers, network.sent(TALK).length]).toEqual([true, [], 1])
})

it('another refusal is tried again', async () => {
  const { talk, timers } = world(409)
  talk.start()
  await settled()
  expect([talk.isShut, timers.length]).toEqual([false, 1])
})
