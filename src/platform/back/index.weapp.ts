import type { Back } from './types'

/** A guard does nothing: WeChat notifies a page of back only when the page has gone (decisions/031). */
export const back: Back = { guard: () => () => undefined }
