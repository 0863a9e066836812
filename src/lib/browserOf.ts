/** The browser by its user agent. */
export type Browser = 'browser' | 'wechat' | 'flutter' | 'gaoshou' | 'dingtalk' | 'pc'

/** Marks of the user agents, first match wins: apps and DingTalk carry a browser's marks too. */
const MARKS: readonly { readonly browser: Browser; readonly mark: RegExp }[] = [
  { browser: 'flutter', mark: /yantu-flutter|shenlong-flutter/i },
  { browser: 'gaoshou', mark: /gaoshou/i },
  { browser: 'dingtalk', mark: /DingTalk/i },
  { browser: 'wechat', mark: /MicroMessenger/i },
  { browser: 'browser', mark: /Android|iPhone|iPad|Mobile/i },
]

/** The kind of browser of a user agent; desktop without a known mark. */
export const browserOf = (userAgent: string): Browser =>
  MARKS.find(({ mark }) => mark.test(userAgent))?.browser ?? 'pc'
