import { parkedKeys } from './parkValues'

/**
 * Owners of values on the device. `device`: no account's. `keyed`: the key names the account (or `visitor`). `inside`: the value
 * names its account and every reader checks it. `parked`: the key names no account, so `parkValues` moves it away with its account.
 */
export type KeyOwner = 'device' | 'keyed' | 'inside' | 'parked'

const ROOMS = 'exercise|words|recite|mistakes|recitations'

/** Every key of the device's storage; a test fails on a key without a line here. The first pattern that matches counts. */
export const deviceKeys: readonly (readonly [pattern: RegExp, owner: KeyOwner])[] = [
  [
    /^(deviceId|clockOffset|isPc|textSize|words:device|words:autoplay|words:first-book|player:settings|reader:settings|recite:pace)$/,
    'device',
  ],
  // Phones that logged in here, for the login form (product decision); never a password.
  [/^phones$/, 'device'],
  // Notices that a visitor follows, until a login moves them to its account.
  [/^baoyan-follows$/, 'device'],
  [/^(promotion|wechat-state|wechat-reason)$/, 'device'],
  [/^scroll/, 'device'],
  // Members of staff share a desk's device; the session names its account and ends by itself.
  [/^(staffSession|staffSound)$/, 'device'],
  // Content that is the same for all accounts.
  [
    /^cache:(home:banners|home:channels|home:courses|exam-dates|exercise-subjects|point-subjects|college-choices|trainings|assistant:variants|recitation-subjects)$/,
    'device',
  ],
  [/^cache:(promo|page|recitation-deck|recite-deck|words):?/, 'device'],
  [/^cache:exam-paper:/, 'device'],
  [/^cache:[a-z:-]+:\d+(:|$)/, 'keyed'],
  [/^userInfo$/, 'inside'],
  [/^lastUid$/, 'device'],
  [/^assistant:[a-z-]+:(\d+|visitor)$/, 'keyed'],
  // `assistant:` without an account is what earlier versions kept, until the chat opens.
  [/^(outbox:|events$|assistant:)/, 'inside'],
  [/^parked:\d+:/, 'keyed'],
  [/^refused:\d*:/, 'keyed'],
  [new RegExp(`^(${ROOMS}):[a-z-]+:(\\d+|visitor)(:|$)`), 'keyed'],
  [/^(watch:places|courses:last|audio-queue|reader:places):\d*(:|$)/, 'keyed'],
  [/^clock-pending:[a-z-]+:\d*$/, 'keyed'],
  [parkedKeys, 'parked'],
]

/** The owner of the value under a key; undefined for an unlisted key. */
export const ownerOfKey = (key: string): KeyOwner | undefined =>
  deviceKeys.find(([pattern]) => pattern.test(key))?.[1]
