import type { CallApi } from '@/api'
import { reviews, sendReviews } from '@/contracts/word/reviews'
import type { LogLink } from '@/stores/memory/ReviewLog'

/** The backend's side of a learner's log of words. */
export const wordLink = (call: CallApi, uid: string): LogLink => ({
  send: (events) => call(sendReviews, { params: { uid }, body: { events: [...events] } }, { quiet: true }),
  fetch: (query) => call(reviews, { params: { uid }, query }, { quiet: true }),
})
