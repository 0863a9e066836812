import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant'

export const users = pgTable('users', {
  uid: bigint('uid', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  phone: text('phone'),
  name: text('name'),
  avatar: text('avatar').notNull().default(''),
  passwordHash: text('password_hash'),
  inviteCode: text('invite_code').notNull(),
  branchId: text('branch_id'),
  registeredAt: instant('registered_at').notNull(),
  deletionRequestedAt: instant('deletion_requested_at'),
  deletionReason: text('deletion_reason'),
  deletedAt: instant('deleted_at'),
  /** The account that a closed one became part of. */
  mergedInto: bigint('merged_into', { mode: 'number' }),
})

export const identities = pgTable(
  'identities',
  {
    thirdClientId: text('third_client_id').notNull(),
    openId: text('open_id').notNull(),
    thirdType: text('third_type').notNull(),
    unionId: text('union_id'),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    boundAt: instant('bound_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.thirdClientId, t.openId] })],
)

export const tokens = pgTable('tokens', {
  tokenHash: text('token_hash').primaryKey(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  clientId: text('client_id').notNull(),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
})

export const smsCodes = pgTable('sms_codes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  phone: text('phone').notNull(),
  kind: text('kind').notNull(),
  codeHash: text('code_hash').notNull(),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  tries: integer('tries').notNull().default(0),
  usedAt: instant('used_at'),
})

export const smsInbox = pgTable('sms_inbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  phone: text('phone').notNull(),
  code: text('code').notNull(),
  content: text('content').notNull(),
  sentAt: instant('sent_at').notNull(),
})

export const loginFailures = pgTable('login_failures', {
  loginHash: text('login_hash').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: instant('locked_until'),
})

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowStart: instant('window_start').notNull(),
  hits: integer('hits').notNull(),
})

export const consents = pgTable(
  'consents',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    agreedAt: instant('agreed_at').notNull(),
    client: text('client').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.uid, t.document, t.version] })],
)

export const invitations = pgTable('invitations', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  inviteCode: text('invite_code').notNull(),
  boundAt: instant('bound_at').notNull(),
})

export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
