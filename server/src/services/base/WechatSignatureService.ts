import type { JsapiSignature } from '@/contracts/base/wechat'
import type { WechatGateway } from '../../gateways/wechat/WechatGateway'
import { ApiError } from '../../http/ApiError'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import { jsapiSignature } from './jsapiSignature'

const decoded = (url: string) => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** The query parser has decoded once already; the seed's caller encodes the address itself before that. */
const plainAddress = (url: string) => (/^https?:\/\//i.test(url) ? url : decoded(url))

/** Signs an address for the JSSDK. */
export class WechatSignatureService {
  constructor(
    private readonly wechat: WechatGateway,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  async sign(url: string, appId: string): Promise<JsapiSignature> {
    const ticket = await this.wechat.jsapiTicket(appId).catch(() => {
      throw new ApiError('thirdFailed')
    })
    const timestamp = String(Math.floor(this.clock() / 1000))
    const noncestr = this.random.id()
    return { timestamp, noncestr, signature: jsapiSignature(ticket, noncestr, timestamp, plainAddress(url)) }
  }
}
