import { fakeNetwork, HttpFailure, type HttpRequest } from '@/platform/request'
import { attemptOf, reportOf } from './diagnosisSamples'
import { bodyOf, ok } from './scriptedNetwork'

/** A backend that knows one visit and, once it is taken over, the learner's attempt. */
export const visited = (of: object = { test: 'recruitment', subject: 'civil' }) => {
  const asked: string[] = []
  const opened: unknown[] = []
  const question = {
    id: 'c1',
    type: 'single',
    stem: '下列说法正确的是',
    options: ['甲', '乙', '丙', '丁'].map((text, no) => ({ no, text })),
    items: [],
    blanks: 0,
    points: 1,
    point: '常识判断',
  }
  let endedAt: number | null = null
  const attempt = (id: string) =>
    attemptOf({
      attemptId: id,
      ...of,
      endedAt,
      endedBy: endedAt === null ? null : 'handIn',
      isMeasured: false,
      questions: [question],
    })
  const take = (request: HttpRequest) => {
    const { events } = bodyOf(request) as { events: { kind: string }[] }
    if (events.some(({ kind }) => kind === 'handIn')) endedAt = Date.now()
    return ok({
      accepted: events.length,
      duplicated: 0,
      refused: [],
      now: Date.now(),
      endsAt: null,
      endedAt,
      isElsewhere: false,
      feedback: [],
      hasMore: false,
    })
  }
  fakeNetwork.answer = async (request) => {
    const path = request.url.replace(/^https?:\/\/[^/]+/, '').split('?')[0] ?? ''
    const id = /(?:visits|attempts)\/([^/]+)/.exec(path)?.[1]
    asked.push(`${request.method} ${path.replace(id ?? '-', ':id')}`)
    if (!id) throw new HttpFailure('offline')
    if (request.method === 'PUT') opened.push(bodyOf(request))
    if (path.endsWith('/report')) return ok(reportOf({ attempt: attempt(id) }))
    return request.method === 'POST' ? take(request) : ok(attempt(id))
  }
  return { asked, opened }
}
