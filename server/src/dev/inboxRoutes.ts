import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/Database'
import { smsInbox } from '../db/schema/accounts'
import { ApiError } from '../http/ApiError'
import { escapeMarkup } from '../http/escapeMarkup'
import { isLocalCaller } from '../http/isLoopback'
import { devPage } from './devPage'

const SHOWN = 20
const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const phoneOf = (query: unknown): string | undefined => {
  if (typeof query !== 'object' || query === null || !('phone' in query)) return undefined
  return typeof query.phone === 'string' ? query.phone : undefined
}

const messages = (db: Db, phone: string | undefined) =>
  db
    .select()
    .from(smsInbox)
    .where(phone ? eq(smsInbox.phone, phone) : undefined)
    .orderBy(desc(smsInbox.id))
    .limit(SHOWN)

const refuseStrangers = (request: FastifyRequest): void => {
  if (!isLocalCaller(request)) throw new ApiError('notFound')
}

/** `/dev/inbox` and `/dev/inbox.json?phone=`: the SMS codes of development, for programs of this machine. Never registered in production. */
export const inboxRoutes = (app: FastifyInstance, db: Db): void => {
  const route = {
    schema: { hide: true },
    onRequest: async (request: FastifyRequest) => refuseStrangers(request),
  }
  app.get('/dev/inbox.json', route, async (request) => {
    const list = await messages(db, phoneOf(request.query))
    return {
      status: 200,
      result: list.map(({ phone, code, content, sentAt }) => ({ phone, code, content, sentAt })),
    }
  })
  app.get('/dev/inbox', route, async (request, reply) => {
    const list = await messages(db, phoneOf(request.query))
    const cards = list.map(
      ({ phone, code, content, sentAt }) =>
        `<section class="card"><div class="row"><strong>${escapeMarkup(phone)}</strong><span class="soft">${clock.format(sentAt)}</span></div><div class="code">${escapeMarkup(code)}</div><div class="soft">${escapeMarkup(content)}</div></section>`,
    )
    const empty = '<section class="card soft">还没有短信。在登录框里点「获取验证码」，再刷新本页。</section>'
    const page = devPage('短信收件箱', '仅开发模式可见，显示最近 20 条。', cards.join('') || empty)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
}
