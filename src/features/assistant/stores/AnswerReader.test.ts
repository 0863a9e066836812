import { fakeStores } from '../../../../tests/builders/fakeStores'
import { never } from '../../../../tests/builders/scriptedNetwork'
import { FedStream } from '@/platform/stream'
import { Watch } from '@/platform/stream/Watch'
import { AnswerReader, type AnswerReaderDeps } from './AnswerReader'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Reads from a backend as a client does, which ends a stream that is silent for too long. */
const reading = (
  { consents, session }: Pick<AnswerReaderDeps, 'consents' | 'session'> = fakeStores().stores,
) => {
  const fail = jest.fn<void, [string]>()
  const streams: FedStream[] = []
  const reader = new AnswerReader(
    {
      call: () => Promise.reject(new Error('is read in pieces')),
      identify: () => ({}),
      consents,
      session,
      apiBase: '',
      setTimeout: () => undefined,
      open: (request) => {
        const onBytes = (bytes: Uint8Array) => {
          watch.touch()
          request.onBytes(bytes)
        }
        const stream = new FedStream({ ...request, onBytes })
        const watch = new Watch(request, () => stream.giveUp())
        streams.push(stream)
        return stream
      },
    },
    { isTaken: () => true, heard: () => undefined, take: () => undefined, fail },
  )
  void reader.read({ variant: 'general', conversationId: 'talk-1', turnId: 'turn-1', text: '问' })
  return { fail, reader, streams, say: (text: string) => streams[0]?.say({ kind: 'text', text }) }
}

it('waits a quarter of a minute for the first word, then says that it took long', async () => {
  const { fail } = reading()
  await jest.advanceTimersByTimeAsync(14_999)
  expect(fail).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(fail.mock.calls).toEqual([[expect.stringContaining('等得有点久'), false]])
})

it('waits longer for each next one', async () => {
  const { fail, say } = reading()
  for (const text of ['教育部', '公布']) {
    say(text)
    await jest.advanceTimersByTimeAsync(39_999)
  }
  expect(fail).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(fail).toHaveBeenCalledTimes(1)
})

it.each([
  ['opens its stream once consents are compared', 'stays', 1],
  ['opens none when the page was left meanwhile', 'leaves', 0],
  ['opens none when the login ended meanwhile, and offers 重试', 'logs out', 0],
])('%s', async (_, learner, opened) => {
  const { stores } = fakeStores({ answers: { 'GET /base/v1/documents': never } })
  const { consents, session } = stores
  session.begin({ access_token: 't', expires_in: 3600, uid: '7', register_time: 0 })
  void consents.check()
  const { reader, streams, fail } = reading(stores)
  await jest.advanceTimersByTimeAsync(0)
  expect(streams).toHaveLength(0)
  if (learner === 'leaves') reader.leave()
  if (learner === 'logs out') session.clear('logout')
  await jest.advanceTimersByTimeAsync(5000)
  expect(streams).toHaveLength(opened)
  expect(fail).toHaveBeenCalledTimes(learner === 'logs out' ? 1 : 0)
})
