/** The states of a lead. */
export const leadStates = ['new', 'contacted', 'promised', 'paid', 'lost'] as const
export type LeadState = (typeof leadStates)[number]

/** The moves that are allowed from each state. */
export const leadMoves: Readonly<Record<LeadState, readonly LeadState[]>> = {
  new: ['contacted', 'lost'],
  contacted: ['promised', 'paid', 'lost'],
  promised: ['contacted', 'paid', 'lost'],
  paid: [],
  lost: ['contacted'],
}

export const isLeadMove = (from: LeadState, to: LeadState): boolean => leadMoves[from].includes(to)

/** Why a lead was lost. */
export const lostReasons = ['price', 'other', 'noAnswer', 'gaveUp', 'wrongNumber'] as const
export type LostReason = (typeof lostReasons)[number]
