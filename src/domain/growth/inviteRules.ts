/** An invitation pays when the friend has studied on so many days, not at registration. */
export const INVITE_STUDY_DAYS = 3
/** Points for the inviter per qualified friend. */
export const INVITE_POINTS = 100
/** At most so many invitations of an account pay. */
export const MOST_PAID_INVITES = 20

/** `bound`: registered; `qualified`: studied enough, award waits; `paid`; `full`: over the limit. */
export const inviteStates = ['bound', 'qualified', 'paid', 'full'] as const
export type InviteState = (typeof inviteStates)[number]

/** The state of an invitation as a function of its facts. */
export const inviteStateOf = (facts: {
  readonly studyDays: number
  readonly isPaid: boolean
  readonly paidBefore: number
}): InviteState => {
  if (facts.isPaid) return 'paid'
  if (facts.studyDays < INVITE_STUDY_DAYS) return 'bound'
  return facts.paidBefore >= MOST_PAID_INVITES ? 'full' : 'qualified'
}
