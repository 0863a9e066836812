import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { AppOptions } from './AppOptions'
import type { PaymentProvider } from './gateways/payment/PaymentProvider'
import { readOne, readReplica } from './db/Read'
import { secretNamed } from './db/secretNamed'
import { CaptchaCheck } from './gateways/human/CaptchaCheck'
import { ProofOfWork } from './gateways/human/ProofOfWork'
import { CashierProvider } from './gateways/payment/CashierProvider'
import { MissingPaymentProvider } from './gateways/payment/MissingPaymentProvider'
import { NoticeSigner } from './gateways/payment/NoticeSigner'
import { InboxSmsGateway } from './gateways/sms/InboxSmsGateway'
import { MissingSmsGateway } from './gateways/sms/MissingSmsGateway'
import { FolderPictures } from './gateways/pictures/FolderPictures'
import { EmbeddedWechatGateway } from './gateways/wechat/EmbeddedWechatGateway'
import { HttpWechatGateway } from './gateways/wechat/HttpWechatGateway'
import { createIsOperator } from './http/createIsOperator'
import { FilmTickets } from './http/FilmTickets'
import { RateLimiter } from './http/RateLimiter'
import { systemClock } from './ports/Clock'
import { systemRandom } from './ports/Random'
import { BranchRepository } from './repository/BranchRepository'
import { EntitlementCache } from './repository/EntitlementCache'
import { ItemRepository } from './repository/ItemRepository'

const PER_ADDRESS = 100
const CODES_UNCHECKED = 3
const PER_ADDRESS_IN_DEVELOPMENT = 100_000

/** Dependencies that every area may use. */
export type Foundation = Awaited<ReturnType<typeof createFoundation>>

const paymentsOf = ({ payments, production = true, publicUrl = '' }: AppOptions): PaymentProvider =>
  payments ?? (production ? new MissingPaymentProvider() : new CashierProvider(publicUrl))

/** Opens what every area builds on: database, clock, gateways, repositories. */
export const createFoundation = async (options: AppOptions, log: FastifyBaseLogger, registry: Registry) => {
  const {
    database,
    production = true,
    isOpenToLan = false,
    publicUrl = '',
    clock = systemClock,
    random = systemRandom,
  } = options
  const { db, replica } = database
  const warn = (error: unknown) => log.warn({ err: error }, 'a third party failed')
  const read = replica
    ? readReplica(replica, db, (error) => log.warn({ err: error }, 'the replica failed'))
    : readOne(db)
  const embedded = {
    sms: new InboxSmsGateway(db, clock, (line) => log.info(line)),
    wechat: new EmbeddedWechatGateway((line) => log.info(line)),
  }
  const limiter = new RateLimiter(db, clock)
  const held = new EntitlementCache(db, clock)
  const work = new ProofOfWork(await secretNamed(db, 'human-check', random), clock, random, limiter)
  return {
    db,
    read,
    clock,
    random,
    publicUrl,
    registry,
    model: options.model,
    playedChat: (branchId: string) => (production ? '' : `${publicUrl}/dev/chat/${branchId}`),
    miniProgramOrders: options.miniProgramOrders ?? false,
    pictures: options.pictures ?? new FolderPictures(options.uploadDir),
    limiter,
    branches: new BranchRepository(db),
    items: new ItemRepository(read),
    sms: options.sms ?? (production ? new MissingSmsGateway() : embedded.sms),
    wechat:
      options.wechat ?? (production || isOpenToLan ? new HttpWechatGateway({}, clock) : embedded.wechat),
    payments: paymentsOf(options),
    signer: new NoticeSigner(await secretNamed(db, 'payment-notice', random)),
    previewSecret: await secretNamed(db, 'promo-preview', random),
    isOperator: createIsOperator(options.operatorKey ?? ''),
    filmTickets: new FilmTickets({
      secret: await secretNamed(db, 'film-ticket', random),
      clock,
      holds: (uid, goodsId) => held.holds(uid, goodsId),
    }),
    uploadSecret: await secretNamed(db, 'upload-ticket', random),
    humanCheck:
      options.humanCheck ??
      (options.captcha
        ? new CaptchaCheck({ service: options.captcha, beside: work, limiter, onFailure: warn })
        : work),
    codesUnchecked: options.codesUnchecked ?? (production ? CODES_UNCHECKED : PER_ADDRESS_IN_DEVELOPMENT),
    perAddress: options.perAddress ?? (production ? PER_ADDRESS : PER_ADDRESS_IN_DEVELOPMENT),
    warn,
    /** Logs a failure that ends nothing. */
    complain: (what: string, error: unknown) => log.error({ err: error }, what),
  }
}
