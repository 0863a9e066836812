import type { StaffMember } from '@/domain/staff/reaches'

/** Session of a member of staff, authenticated by a valid staff token. */
export interface StaffSession extends StaffMember {
  readonly name: string
  readonly isConfirmed: boolean
  /** The first password is still in use. */
  readonly mustChange: boolean
  readonly tokenHash: string
  readonly expiresAt: number
}

/** Finds the session of a staff token; null when it is unknown, ended or revoked, or its account is locked. */
export type FindStaff = (token: string) => Promise<StaffSession | null>

/** Adds an entry to the audit log. */
export interface AuditEntry {
  /** A member of staff, or `key` for a machine with the operator key. */
  readonly actor: string
  readonly staffId?: string | null
  readonly branchId?: string | null
  /** The action, as `lead.open`. */
  readonly action: string
  /** The object of the action: an id, never a phone or a secret. */
  readonly subject?: string
  readonly detail?: Readonly<Record<string, unknown>>
  readonly address?: string
}
export type WriteAudit = (entry: AuditEntry) => Promise<void>
