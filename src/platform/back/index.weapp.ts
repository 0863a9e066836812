import type { Back } from './types'

/** WeChat tells a page of its back only when the page has gone (decisions/031). */
export const back: Back = { guard: () => () => undefined }
