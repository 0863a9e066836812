import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Document } from '@/contracts/base/documents'
import { instant } from '../instant'

export const agreementTexts = pgTable('agreement_texts', {
  hash: text('hash').primaryKey(),
  text: jsonb('text').$type<Document>().notNull(),
})

export const agreementSignatures = pgTable('agreement_signatures', {
  /** The name of the picture: as hard to guess as a secret. */
  signatureId: text('signature_id').primaryKey(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  goodsId: text('goods_id').notNull(),
  goodsTitle: text('goods_title').notNull(),
  hash: text('hash').notNull(),
  name: text('name').notNull(),
  /** Empty where the name was typed twice. */
  ink: text('ink').notNull(),
  signedAt: instant('signed_at').notNull(),
})

export const startingSteps = pgTable(
  'starting_steps',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    goodsId: text('goods_id').notNull(),
    step: text('step').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.goodsId, t.step] })],
)
