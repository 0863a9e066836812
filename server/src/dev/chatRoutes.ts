import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Db } from '../db/Database'
import { branches } from '../db/schema/content'
import { escapeMarkup } from '../http/escapeMarkup'
import { orThrow } from '../http/orThrow'
import { devPage } from './devPage'

const paramsSchema = v.object({ branchId: v.string() })
const querySchema = v.object({ ask: v.optional(v.pipe(v.string(), v.maxLength(200))) })

/** What the played customer service knows. */
const ANSWERS: Readonly<Record<string, string>> = {
  课程怎么选: '先看目标院校与基础：零基础选全程班，只差一门选单科班。说说你的情况，我来帮你排。',
  怎么付款和退款: '在课程页点“立即购买”付款；七日内且学习不超过两讲可全额退，规则见“退款规则”。',
  什么时候开课: '每门课的课程页写明直播时间，付款后在“学习”里能看到下一节。',
}
const OTHERWISE = '收到，老师会按你的手机号回电。也可以直接拨打上面的电话。'

const bubble = (text: string, who: string) =>
  `<section class="card"><div class="soft">${escapeMarkup(who)}</div>${escapeMarkup(text)}</section>`

/** `/dev/chat/:branchId`: plays the customer-service chat of a branch that has no link of its own. */
export const chatRoutes = (app: FastifyInstance, db: Db): void => {
  app.get('/dev/chat/:branchId', { schema: { hide: true } }, async (request, reply) => {
    const { branchId } = v.parse(paramsSchema, request.params)
    const { ask } = v.parse(querySchema, request.query)
    const [row] = await db.select().from(branches).where(eq(branches.branchId, branchId))
    const { name, phone } = orThrow(row, 'notFound')
    const said = ask
      ? bubble(ask, '你') + bubble((Object.hasOwn(ANSWERS, ask) && ANSWERS[ask]) || OTHERWISE, name)
      : bubble('你好，想问点什么？', name)
    const buttons = Object.keys(ANSWERS).map(
      (question) => `<button class="ghost" name="ask" value="${question}">${question}</button>`,
    )
    const page = devPage(
      `${name}客服（开发）`,
      `这里扮演分校的在线客服。电话 ${phone}`,
      `${said}<form>${buttons.join('')}</form>`,
    )
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
}
