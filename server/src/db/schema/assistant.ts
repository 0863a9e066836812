import { bigint, boolean, customType, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core'
import type { AnswerLink } from '@/contracts/assistant/blocks'
import type { AnswerKind, AnswerSource, Turn } from '@/contracts/assistant/chat'
import type { AskedAbout } from '@/contracts/assistant/context'
import { instant } from '../instant'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const assistantPassages = pgTable('assistant_passages', {
  id: text('id').primaryKey(),
  source: text('source').notNull(),
  place: text('place').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  topics: text('topics').array().notNull(),
  ask: text('ask'),
  link: jsonb('link').$type<AnswerLink>(),
  brief: text('brief'),
  norm: real('norm').notNull(),
  terms: tsvector('terms').notNull(),
})

export const assistantTerms = pgTable('assistant_terms', {
  term: text('term').primaryKey(),
  idf: real('idf').notNull(),
})

/** Without a uid a conversation is open to everyone who knows its id. */
export const assistantConversations = pgTable('assistant_conversations', {
  conversationId: text('conversation_id').primaryKey(),
  uid: bigint('uid', { mode: 'number' }),
  variant: text('variant').notNull(),
  title: text('title').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const assistantTurns = pgTable('assistant_turns', {
  turnId: text('turn_id').primaryKey(),
  conversationId: text('conversation_id').notNull(),
  question: text('question').notNull(),
  context: jsonb('context').$type<AskedAbout>(),
  state: text('state').$type<Turn['state']>().notNull(),
  kind: text('kind').$type<AnswerKind>().notNull(),
  /** Markdown. */
  answer: text('answer').notNull(),
  sources: jsonb('sources').$type<AnswerSource[]>().notNull(),
  followUps: jsonb('follow_ups').$type<string[]>().notNull(),
  handOver: boolean('hand_over').notNull(),
  rating: text('rating').$type<NonNullable<Turn['rating']>>(),
  shareId: text('share_id'),
  /** Regenerated: only readers with its share address still see it; of one without an address the id alone is left. */
  replaced: boolean('replaced').notNull().default(false),
  /** The sources of the answers that this one replaces. */
  told: jsonb('told').$type<string[]>().notNull().default([]),
  askedAt: instant('asked_at').notNull(),
  beatAt: instant('beat_at').notNull(),
})
