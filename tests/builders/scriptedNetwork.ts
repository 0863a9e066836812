import { fakeNetwork, HttpFailure, type HttpRequest, type HttpResponse } from '@/platform/request'

/** A scripted answer: a response, or a function that returns or rejects one. */
export type Answer = HttpResponse | ((request: HttpRequest) => HttpResponse | Promise<HttpResponse>)

/** An answer with its payload under `result`. */
export const ok = (result: unknown = {}): HttpResponse => ({ status: 200, body: { status: 200, result } })

/** An answer with its payload beside `status`. */
export const flat = (fields: object): HttpResponse => ({ status: 200, body: { status: 200, ...fields } })

/** A refusal by the backend; without `msg` it gives no reason. */
export const refused = (status: number, code = '', msg?: string): HttpResponse => ({
  status,
  body: { status, ...(code && { code }), ...(msg !== undefined && { msg }) },
})

/** No answer at all. */
export const cut: Answer = () => Promise.reject(new HttpFailure('offline'))

/** An answer that is still on its way. */
export const never: Answer = () => new Promise(() => undefined)

/** The network of a test: answers by `METHOD /path`, everything else is unknown. */
export interface ScriptedNetwork {
  /** Changes between steps of a test. */
  answers: Record<string, Answer>
  /** While true nothing gets through. */
  isCut: boolean
  readonly requests: HttpRequest[]
  /** The requests of one call. */
  sent(call: string): HttpRequest[]
}

const callOf = ({ method, url }: HttpRequest): string =>
  `${method} ${url.replace(/^https?:\/\/[^/]+/, '').split('?')[0] ?? ''}`

/** Makes the platform's fake network answer from a script. */
export const scriptNetwork = (answers: Record<string, Answer> = {}): ScriptedNetwork => {
  const network: ScriptedNetwork = {
    answers,
    isCut: false,
    requests: [],
    sent: (call) => network.requests.filter((request) => callOf(request) === call),
  }
  fakeNetwork.answer = async (request) => {
    network.requests.push(request)
    if (network.isCut) throw new HttpFailure('offline')
    const answer = network.answers[callOf(request)] ?? refused(404, 'x404')
    return typeof answer === 'function' ? answer(request) : answer
  }
  return network
}

/** The JSON body of a request. */
export const bodyOf = (request: HttpRequest | undefined): unknown =>
  JSON.parse(request?.body ?? 'null') as unknown
