import type { StreamLimits } from './http/OpenStreams'
import type { Database } from './db/Database'
import type { LanguageModel } from './gateways/model/LanguageModel'
import type { CaptchaService } from './gateways/human/CaptchaCheck'
import type { HumanCheck } from './gateways/human/HumanCheck'
import type { PaymentProvider } from './gateways/payment/PaymentProvider'
import type { PictureStore } from './gateways/pictures/PictureStore'
import type { SmsGateway } from './gateways/sms/SmsGateway'
import type { WechatGateway } from './gateways/wechat/WechatGateway'
import type { Clock } from './ports/Clock'
import type { Random } from './ports/Random'

/** The target of log lines. */
export interface LogStream {
  write(line: string): void
}

/** Everything that makes one backend differ from another. Tests and the process fill the same form. */
export interface AppOptions {
  /** An open, migrated database. The caller closes it. */
  readonly database: Database
  /** The folder of `content/`. */
  readonly contentDir: string
  /** Folder of uploads, unless `pictures` stores them elsewhere. */
  readonly uploadDir: string
  readonly pictures?: PictureStore | undefined
  /** The built H5 app; without it only the API answers. */
  readonly h5Dir?: string | undefined
  /** False starts development with its stubs; production is the default. */
  readonly production?: boolean | undefined
  /** Development that other machines reach: codes and identities of development are for this machine alone. */
  readonly isOpenToLan?: boolean | undefined
  /** `silent` in tests. */
  readonly logLevel?: string | undefined
  /** Destination of log lines; standard output by default. */
  readonly logStream?: LogStream | undefined
  /** Number or addresses of the reverse proxies whose forwarded client addresses are trusted. */
  readonly trustProxy?: false | number | string[] | undefined
  readonly allowedOrigins?: readonly string[] | undefined
  /** The public address, without a slash at the end; empty keeps links relative. */
  readonly publicUrl?: string | undefined
  /** Lets operators publish promo pages (header `x-operator-key`); without a key publishing is refused. */
  readonly operatorKey?: string | undefined
  readonly clock?: Clock | undefined
  readonly random?: Random | undefined
  /** Adapters to third parties; the embedded ones outside of production. */
  readonly sms?: SmsGateway | undefined
  readonly wechat?: WechatGateway | undefined
  /** Tells humans from bots; a proof of work by default. */
  readonly humanCheck?: HumanCheck | undefined
  readonly payments?: PaymentProvider | undefined
  /** A captcha service whose tokens count as proofs too (decisions/033). */
  readonly captcha?: CaptchaService | undefined
  /** SMS codes an hour from one network before each needs a proof. */
  readonly codesUnchecked?: number | undefined
  /** Hits an hour from one network address: SMS codes, passwords and leads. */
  readonly perAddress?: number | undefined
  /** Calls handled concurrently; calls beyond it are refused with 503. */
  readonly mostAtWork?: number | undefined
  /** Event streams that are open at once, by user, by address and in all. */
  readonly streamLimits?: Partial<StreamLimits> | undefined
  /** Whether the native mini-program takes orders; otherwise the page shows a teacher's QR card (decisions/009). */
  readonly miniProgramOrders?: boolean
  /** Words the assistant's answers; without one they are the passages themselves. */
  readonly model?: LanguageModel
}
