/** Where a page that starts over leaves the reason for the next one, for the session. */
export const REASON_KEY = 'wechat-reason'
