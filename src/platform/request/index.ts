import { HttpFailure, type HttpRequest, type HttpResponse, type SendRequest } from './types'

export { HttpFailure } from './types'
export type { HttpRequest, HttpResponse, SendRequest } from './types'

/** Scripted answers to requests, for tests; without it the network is down. */
export const fakeNetwork: {
  answer: ((request: HttpRequest) => HttpResponse | Promise<HttpResponse>) | undefined
} = { answer: undefined }

export const sendRequest: SendRequest = async (request) => {
  if (!fakeNetwork.answer) throw new HttpFailure('offline')
  return fakeNetwork.answer(request)
}
