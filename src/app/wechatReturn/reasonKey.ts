/** Storage key of the reason that a restarting page leaves for the next one; lasts for the session. */
export const REASON_KEY = 'wechat-reason'
