/** The spans of a study report. */
export const reportPeriods = ['week', 'month'] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** How many days each has. */
export const periodDays: Readonly<Record<ReportPeriod, number>> = { week: 7, month: 30 }
