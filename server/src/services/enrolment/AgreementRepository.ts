import { and, eq } from 'drizzle-orm'
import type { Document } from '@/contracts/base/documents'
import type { Db } from '../../db/Database'
import { goods } from '../../db/schema/content'
import { agreementSignatures, agreementTexts } from '../../db/schema/enrolment'
import { hasEntitlement } from '../../repository/hasEntitlement'

export type SignatureRow = typeof agreementSignatures.$inferSelect

/** A signature with the text that was signed. */
export interface SignedText extends SignatureRow {
  readonly text: Document
}

/** SQL of signed agreements. */
export class AgreementRepository {
  constructor(private readonly db: Db) {}

  /** Goods, sold still or not: a course that left the shop keeps its agreement. */
  async goods(goodsId: string) {
    const [row] = await this.db
      .select({ title: goods.title, agreementName: goods.agreementName })
      .from(goods)
      .where(eq(goods.goodsId, goodsId))
    return row
  }

  owns(uid: number, goodsId: string, now: number): Promise<boolean> {
    return hasEntitlement(this.db, uid, goodsId, now)
  }

  signedBy(uid: number, goodsId: string): Promise<SignedText | undefined> {
    return this.signed(and(eq(agreementSignatures.uid, uid), eq(agreementSignatures.goodsId, goodsId)))
  }

  byId(signatureId: string): Promise<SignedText | undefined> {
    return this.signed(eq(agreementSignatures.signatureId, signatureId))
  }

  /** Inserts a signature unless one exists. */
  async keep(row: SignatureRow, text: Document): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.insert(agreementTexts).values({ hash: row.hash, text }).onConflictDoNothing()
      await tx.insert(agreementSignatures).values(row).onConflictDoNothing()
    })
  }

  private async signed(which: ReturnType<typeof and>): Promise<SignedText | undefined> {
    const [row] = await this.db
      .select()
      .from(agreementSignatures)
      .innerJoin(agreementTexts, eq(agreementTexts.hash, agreementSignatures.hash))
      .where(which)
    return row && { ...row.agreement_signatures, text: row.agreement_texts.text }
  }
}
