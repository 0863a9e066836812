import { fireEvent, screen } from '@testing-library/react'
import { ChatView } from '@/features/assistant/pages/chat/ChatView'
import { storage } from '@/platform/storage'
import { FedStream, fakeStream } from '@/platform/stream'
import { fakeStores } from './fakeStores'
import { arrive, renderIn } from './renderIn'
import { ok } from './scriptedNetwork'

const VARIANT = {
  variant: 'general',
  name: 'AI老师',
  slogan: '什么都可以问',
  greeting: '你好，我是 AI 老师。',
  suggestions: ['国家线是什么？'],
  clientId: 'yantu-robot',
  look: 'blue',
  route: 'chatbotPro',
  listed: true,
  handsOver: false,
}

/** The streams that the tests of a file feed, newest last; with them the clock is theirs, and nothing is kept from test to test. */
export const fedStreams = (): FedStream[] => {
  const streams: FedStream[] = []
  beforeEach(() => {
    jest.useFakeTimers()
    streams.length = 0
    fakeStream.open = (request) => {
      const stream = new FedStream(request)
      streams.push(stream)
      return stream
    }
    for (const key of storage.local.keys()) storage.local.remove(key)
  })
  afterEach(() => {
    fakeStream.open = undefined
    jest.useRealTimers()
  })
  return streams
}

/** Opens a chat of the general teacher. */
export const openChat = async ({ loggedIn = false, given = {}, answers = {} } = {}) => {
  const world = fakeStores({
    loggedIn,
    storage,
    answers: { 'GET /base/v1/robot/variants': ok([VARIANT]), ...answers },
  })
  const drawn = renderIn(world.stores, <ChatView />, 'chatbotPro', given)
  await arrive()
  return { ...world, ...drawn }
}

/** Taps a button by its name. */
export const tap = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive(10)
}
