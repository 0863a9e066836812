import type { Agreement } from '@/contracts/course/agreements'
import { documentSchema, type Document } from '@/contracts/base/documents'
import { inkLength } from '@/lib/Ink'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import { sha256 } from '../../http/sha256'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { AgreementRepository, SignedText } from './AgreementRepository'

/** Path of the pictures of signed agreements. */
export const SIGNED_PREFIX = '/course/v1/signed-agreements/'
/** A dot or a tick is no signature; two strokes across a finger's width are. */
const LEAST_INK = 120

/** Input of a signature. */
interface Signing {
  readonly hash: string
  readonly name: string
  readonly ink: string
  readonly typed?: string | undefined
}

/** Whether the signature is intended: enough handwriting, or the name typed a second time as an alternative. */
const isSigned = ({ name, ink, typed }: Signing): boolean =>
  typed === undefined ? inkLength(ink) >= LEAST_INK : typed === name

/** Hashes the text deterministically. */
const hashOf = ({ name, title, version, effectiveDate, summary, sections }: Document): string =>
  sha256(JSON.stringify([name, title, version, effectiveDate, summary ?? '', sections]))

const asSigned = (goodsId: string, row: SignedText): Agreement => ({
  goodsId,
  goodsTitle: row.goodsTitle,
  text: row.text,
  hash: row.hash,
  maySign: false,
  signed: {
    name: row.name,
    signedAt: row.signedAt,
    picture: `${SIGNED_PREFIX}${row.signatureId}.png`,
  },
})

interface AgreementDeps {
  readonly agreements: AgreementRepository
  readonly items: ItemRepository
  readonly clock: Clock
  readonly random: Random
}

/**
 * Agreements of courses and their signatures: the exact text that was signed is stored with its signature
 * (decisions/055).
 */
export class AgreementService {
  constructor(private readonly deps: AgreementDeps) {}

  async of(uid: number, goodsId: string): Promise<Agreement> {
    const { agreements, clock } = this.deps
    const signed = await agreements.signedBy(uid, goodsId)
    if (signed) return asSigned(goodsId, signed)
    const { title, text } = await this.current(goodsId)
    const maySign = await agreements.owns(uid, goodsId, clock())
    return { goodsId, goodsTitle: title, text, hash: hashOf(text), maySign, signed: null }
  }

  async sign(uid: number, goodsId: string, signing: Signing): Promise<Agreement> {
    const { agreements, clock, random } = this.deps
    const { hash, name, ink, typed } = signing
    const before = await this.of(uid, goodsId)
    if (before.signed) return before
    if (!before.maySign) throw new ApiError('goodsNotFree')
    if (before.hash !== hash) throw new ApiError('agreementOutdated')
    if (!isSigned(signing)) throw new ApiError('signatureMissing')
    const row = {
      signatureId: random.secret(),
      uid,
      goodsId,
      goodsTitle: before.goodsTitle,
      hash,
      name,
      ink: typed === undefined ? ink : '',
      signedAt: clock(),
    }
    await agreements.keep(row, before.text)
    return this.of(uid, goodsId)
  }

  /** Finds a signature by the name of its picture, which only the signer received. */
  async signedById(signatureId: string): Promise<SignedText> {
    return orThrow(await this.deps.agreements.byId(signatureId), 'notFound')
  }

  private async current(goodsId: string): Promise<{ title: string; text: Document }> {
    const { agreements, items } = this.deps
    const { title, agreementName } = orThrow(await agreements.goods(goodsId), 'notFound')
    const text = orThrow(await items.find('document', agreementName, documentSchema), 'notFound')
    return { title, text }
  }
}
