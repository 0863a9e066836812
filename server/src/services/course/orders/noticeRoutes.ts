import type { FastifyInstance } from 'fastify'
import type { PaymentProvider } from '../../../gateways/payment/PaymentProvider'
import type { PaymentSettlement } from './PaymentSettlement'

/** Takes notifications in the form of the configured provider; its signature covers the body as it came. */
export const noticeRoutes = (
  app: FastifyInstance,
  provider: PaymentProvider,
  settlement: PaymentSettlement,
): void => {
  if (!provider.readNotice) return
  const read = provider.readNotice.bind(provider)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    const schema = { summary: 'Notifications of WeChat Pay.', tags: ['course'] }
    scope.post('/course/v1/payments/wechat-notify', { schema }, async (request) => {
      await settlement.settle(read({ headers: request.headers, body: String(request.body) }))
      return { code: 'SUCCESS', message: '成功' }
    })
  })
}
