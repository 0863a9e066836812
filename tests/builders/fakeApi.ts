import { createApi, type ApiDeps, type CallApi } from '@/api'
import { HttpFailure, type HttpRequest, type HttpResponse } from '@/platform/request'
import { ok } from './scriptedNetwork'

interface FakeApi {
  readonly call: CallApi
  readonly requests: HttpRequest[]
  /** Toasts shown to the user. */
  readonly said: string[]
  /** The waits between repetitions, in milliseconds. */
  readonly waits: number[]
  /** Changes of the loading sign, in order. */
  readonly loading: number[]
  unauthorized: number
}

/** The request layer over a list of answers: the first request gets the first, the last one repeats. */
export const fakeApi = (
  answers: readonly (HttpResponse | 'offline' | 'timeout')[] = [ok()],
  more: Partial<ApiDeps> = {},
): FakeApi => {
  const world = { requests: [], said: [], waits: [], loading: [], unauthorized: 0 } as Omit<FakeApi, 'call'>
  let ids = 0
  const call = createApi({
    send: async (request) => {
      world.requests.push(request)
      const answer = answers[Math.min(world.requests.length, answers.length) - 1]
      if (answer === undefined || typeof answer === 'string') throw new HttpFailure(answer ?? 'offline')
      return answer
    },
    apiBase: 'https://api.example',
    configHost: 'https://config.example',
    uid: () => '7',
    headers: () => ({}),
    needsConsent: () => false,
    settled: () => undefined,
    onLoading: (change) => world.loading.push(change),
    onFailure: (error) => world.said.push(error.msg),
    onUnauthorized: () => {
      world.unauthorized += 1
    },
    wait: async (ms) => void world.waits.push(ms),
    newId: () => `key-${++ids}`,
    ...more,
  })
  return Object.assign(world, { call })
}
