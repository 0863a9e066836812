import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { StsToken } from '@/contracts/base/uploads'
import type { Db } from '../../db/Database'
import { uploads } from '../../db/schema/sales'
import type { PictureStore } from '../../gateways/pictures/PictureStore'
import { ApiError } from '../../http/ApiError'
import type { RateLimiter } from '../../http/RateLimiter'
import type { Session } from '../../http/Session'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import { encodePicture, type PictureKind } from './encodePicture'

const TICKET_LIFETIME = 15 * 60_000
const HOUR = 3_600_000
const PER_HOUR = 60

const kinds: readonly { extension: PictureKind; mediaType: string; magic: RegExp }[] = [
  { extension: 'jpg', mediaType: 'image/jpeg', magic: /^ffd8ff/ },
  { extension: 'png', mediaType: 'image/png', magic: /^89504e470d0a1a0a/ },
  { extension: 'webp', mediaType: 'image/webp', magic: /^52494646.{8}57454250/ },
  { extension: 'gif', mediaType: 'image/gif', magic: /^474946383[79]61/ },
]

interface UploadDeps {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly limiter: RateLimiter
  readonly secret: string
  readonly pictures: PictureStore
  readonly publicUrl: string
  readonly isSessionAlive: (tokenHash: string) => Promise<boolean>
}

/**
 * Pictures of learners: a signed ticket allows fifteen minutes of uploads, as long as its session lives; the kind is read
 * from the bytes, and nothing but the picture is kept.
 */
export class UploadService {
  constructor(private readonly deps: UploadDeps) {}

  ticket({ uid, tokenHash }: Pick<Session, 'uid' | 'tokenHash'>): StsToken {
    const expiration = this.deps.clock() + TICKET_LIFETIME
    const claim = `${uid}.${expiration}.${tokenHash}`
    return {
      accessKeyId: String(uid),
      accessKeySecret: '',
      securityToken: `${claim}.${this.sign(claim)}`,
      expiration,
      bucket: 'embedded',
      region: 'local',
      host: `${this.deps.publicUrl}/base/v1/uploads`,
    }
  }

  /** The bytes of a picture with their kind; undefined for an unknown id. */
  async read(id: string): Promise<{ readonly mediaType: string; readonly bytes: Readable } | undefined> {
    const kind = kinds.find(({ extension }) => id.endsWith(`.${extension}`))
    const bytes = kind && /^[\w-]+\.\w+$/.test(id) ? await this.deps.pictures.read(id) : undefined
    return kind && bytes ? { mediaType: kind.mediaType, bytes } : undefined
  }

  /** Returns the owner of a single-use upload ticket, before the body is read. */
  async admit(ticket: string): Promise<number> {
    const uid = await this.ownerOf(ticket)
    if (!(await this.deps.limiter.hit(`upload:${uid}`, PER_HOUR, HOUR))) throw new ApiError('tooManyRequests')
    return uid
  }

  /** Stores one picture of a user; its address. */
  async store(uid: number, bytes: Buffer): Promise<string> {
    const head = bytes.subarray(0, 16).toString('hex')
    const kind = kinds.find(({ magic }) => magic.test(head))
    if (!kind) throw new ApiError('uploadKind')
    const id = `${this.deps.random.id()}.${kind.extension}`
    const picture = await encodePicture(kind.extension, bytes)
    await this.deps.pictures.put(id, kind.mediaType, picture)
    const row = { id, uid, mediaType: kind.mediaType, bytes: picture.length, createdAt: this.deps.clock() }
    await this.deps.db.insert(uploads).values(row)
    return `/uploads/${id}`
  }

  private async ownerOf(ticket: string): Promise<number> {
    const [uid = '', expiration = '', tokenHash = '', signature = ''] = ticket.split('.')
    const given = Buffer.from(signature)
    const right = Buffer.from(this.sign(`${uid}.${expiration}.${tokenHash}`))
    const genuine = given.length === right.length && timingSafeEqual(given, right)
    const isAlive =
      genuine && Number(expiration) > this.deps.clock() && (await this.deps.isSessionAlive(tokenHash))
    if (!isAlive) throw new ApiError('signatureInvalid')
    return Number(uid)
  }

  private sign(claim: string): string {
    return createHmac('sha256', this.deps.secret).update(claim).digest('base64url')
  }
}
