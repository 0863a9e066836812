import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StaffRole } from '@/domain/staff/permissions'
import { instant } from '../instant'

export const staffAccounts = pgTable('staff_accounts', {
  id: text('id').primaryKey(),
  loginName: text('login_name').notNull(),
  workNumber: text('work_number').notNull(),
  name: text('name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  branchId: text('branch_id'),
  employeeNo: text('employee_no'),
  inviteCode: text('invite_code'),
  passwordHash: text('password_hash').notNull(),
  mustChange: boolean('must_change').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  confirmedBy: text('confirmed_by'),
  claimedBranchId: text('claimed_branch_id'),
  claimedEmployeeNo: text('claimed_employee_no'),
  claimedAt: instant('claimed_at'),
  lockedAt: instant('locked_at'),
  lockReason: text('lock_reason'),
})

export const staffTokens = pgTable('staff_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  staffId: text('staff_id').notNull(),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  device: text('device'),
})

export const staffChallenges = pgTable('staff_challenges', {
  ticketHash: text('ticket_hash').primaryKey(),
  staffId: text('staff_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const staffFailures = pgTable('staff_failures', {
  loginHash: text('login_hash').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: instant('locked_until'),
})

export const staffAudit = pgTable('staff_audit', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  actor: text('actor').notNull(),
  staffId: text('staff_id'),
  branchId: text('branch_id'),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull(),
  address: text('address').notNull(),
})
