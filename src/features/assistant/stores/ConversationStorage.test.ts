import type { Turn } from '@/contracts/assistant/chat'
import { memoryStore } from '@/platform/storage/memoryStore'
import { ownerOfKey } from '@/stores/account/deviceKeys'
import { ok } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { ConversationStorage } from './ConversationStorage'

const turnOf = (conversationId: string): Turn => ({
  turnId: `turn-${conversationId}`,
  conversationId,
  question: '极限是什么',
  context: null,
  state: 'done',
  kind: 'extract',
  blocks: [],
  text: '',
  sources: [],
  followUps: [],
  handOver: false,
  rating: null,
  askedAt: 1,
})

const world = () => {
  const local = memoryStore()
  const { stores, network } = fakeStores({
    answers: { [`POST /base/v1/robot/users/${UID}/conversations/adopt`]: ok({ done: true }) },
  })
  const open = () => new ConversationStorage({ ...stores, storage: local }, 'general')
  const logIn = (uid: string) =>
    stores.session.begin({ access_token: uid, expires_in: 3600, uid, register_time: 0 })
  return { local, open, logIn, logOut: () => stores.session.clear('logout'), network }
}

it('keeps one conversation for each account and one for visitors', () => {
  const { local, open, logIn, logOut } = world()
  for (const uid of ['1', '2', '']) {
    if (uid) logIn(uid)
    else logOut()
    open().write({ conversationId: `c${uid}`, uid }, [turnOf(`c${uid}`)])
  }
  expect(local.keys().map(ownerOfKey)).toEqual(['keyed', 'keyed', 'keyed'])
  expect(open().read()?.conversationId).toBe('c')
  open().drop()
  const read = ['1', '2'].map((uid) => {
    logIn(uid)
    return open().read()?.conversationId
  })
  expect(read).toEqual(['c1', 'c2'])
  logOut()
  expect(open().read()).toBeUndefined()
})

it('moves the conversation of an earlier version to its owner', () => {
  const { local, open, logIn } = world()
  local.set('assistant:general', JSON.stringify({ conversationId: 'c1', uid: '1', turns: [turnOf('c1')] }))
  expect(open().read()).toBeUndefined()
  logIn('1')
  expect([open().read()?.conversationId, local.get('assistant:general')]).toEqual(['c1', undefined])
})

it('a login moves the conversation of a visitor, and its own is replaced', async () => {
  const { local, open, logIn, logOut } = world()
  logIn(UID)
  open().write({ conversationId: 'c1', uid: UID }, [turnOf('c1')])
  logOut()
  open().write({ conversationId: 'c2', uid: '' }, [turnOf('c2')])
  logIn(UID)
  expect(open().read()).toMatchObject({ conversationId: 'c2', uid: '' })
  await open().adopt()
  expect(open().read()).toMatchObject({ conversationId: 'c2', uid: UID })
  expect(local.keys()).toEqual([`assistant:general:${UID}`])
})
