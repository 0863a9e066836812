import * as v from 'valibot'
import type { HumanChallenge } from '@/contracts/auth/humanCheck'
import type { RateLimiter } from '../../http/RateLimiter'
import type { HumanCheck } from './HumanCheck'

const TIMEOUT_MS = 5000
/** No provider honours a token for longer. */
const LIFETIME = 60 * 60_000
const PREFIX = 'captcha:'

const verdictSchema = v.object({ success: v.boolean() })

/** A captcha service of the siteverify form, as reCAPTCHA, hCaptcha and Turnstile share it. */
export interface CaptchaService {
  readonly url: string
  readonly secret: string
}

interface CaptchaDeps {
  readonly service: CaptchaService
  /** The check for every other kind of proof. */
  readonly beside: HumanCheck
  readonly limiter: RateLimiter
  readonly onFailure: (error: unknown) => void
}

/**
 * Accepts the tokens of a captcha service beside another check. Rejects them while the service fails: the other check
 * still works.
 */
export class CaptchaCheck implements HumanCheck {
  constructor(private readonly deps: CaptchaDeps) {}

  challenge(): Promise<HumanChallenge> {
    return this.deps.beside.challenge()
  }

  async accepts(proof: string): Promise<boolean> {
    const { beside, limiter, onFailure } = this.deps
    if (!proof.startsWith(PREFIX)) return beside.accepts(proof)
    // Count first, so that a token sent twice at once is verified once.
    if (!(await limiter.hit(`proof:${proof}`, 1, LIFETIME))) return false
    try {
      return await this.verify(proof.slice(PREFIX.length))
    } catch (error) {
      onFailure(error)
      return false
    }
  }

  private async verify(token: string): Promise<boolean> {
    const { url, secret } = this.deps.service
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`The captcha service answered ${response.status}`)
    return v.parse(verdictSchema, await response.json()).success
  }
}
