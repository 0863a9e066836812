import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import { stsToken } from '@/contracts/base/uploads'
import { catchApiError } from '@/api'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { readJson } from '@/lib/readJson'
import { upload, type PickedImage } from '@/platform/upload'
import { siteConfig } from '../siteConfig'
import type { Stores } from '../Stores'

const MEGABYTE = 1024 * 1024
/** The backend takes no larger picture. */
const MOST_BYTES = 5 * MEGABYTE
const OK = 200

const answerSchema = v.object({ result: v.object({ url: v.string() }) })
const refusalSchema = v.object({ msg: v.string() })

/** Pictures of the learner on their way to the backend. */
export class PictureUpload {
  isRunning = false
  error = ''

  constructor(private readonly stores: Pick<Stores, 'call' | 'identify'>) {
    makeAutoObservable<this, 'stores'>(this, { stores: false }, { autoBind: true })
  }

  /** Lets the learner choose some and sends them; the addresses of those that arrived. */
  async add(most: number): Promise<string[]> {
    if (this.isRunning) return []
    this.say('')
    const images = await upload.pickImages(most)
    if (images.length === 0) return []
    this.run(true)
    const addresses: string[] = []
    for (const image of images) {
      const address = await this.send(image)
      if (address !== undefined) addresses.push(address)
    }
    this.run(false)
    return addresses
  }

  private async send(image: PickedImage): Promise<string | undefined> {
    if (image.bytes > MOST_BYTES) return this.say('图片超过 5 MB，请压缩后再传')
    const { call, identify } = this.stores
    const ticket = await catchApiError(
      () => call(stsToken, {}, { quiet: true }),
      ({ msg }) => this.say(msg),
    )
    if (!ticket) return undefined
    const headers = { ...identify(), 'x-upload-ticket': ticket.securityToken }
    const url = absoluteAddress(ticket.host, siteConfig.apiBase)
    const answer = await upload.send({ url, headers, image }).catch(() => undefined)
    const stored = answer?.status === OK ? readJson(answerSchema, answer.text) : undefined
    if (stored) return stored.result.url
    const refusal = answer && readJson(refusalSchema, answer.text)
    return this.say(refusal?.msg ?? '图片没有传上去，请检查网络后再试')
  }

  private run(isRunning: boolean): void {
    this.isRunning = isRunning
  }

  private say(error: string): undefined {
    this.error = error
  }
}
