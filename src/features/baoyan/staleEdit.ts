/** The code of an edit of a version that another device has replaced (`contracts/errors.ts`). */
export const STALE_EDIT = 'Y40995'
