/**
 * The shared icon sheet: our name → the drawing in lucide. Keep it at forty or fewer; an icon that one feature
 * needs belongs in a sheet of that feature, under a name that starts with `x-` (`npm run icons -- <list.json> <sheet.scss>`).
 */
export const iconSources = {
  home: 'house',
  study: 'book-open',
  practice: 'square-pen',
  me: 'user-round',
  back: 'chevron-left',
  next: 'chevron-right',
  close: 'x',
  check: 'check',
  plus: 'plus',
  minus: 'minus',
  clear: 'circle-x',
  info: 'info',
  warn: 'circle-alert',
  done: 'circle-check',
  eye: 'eye',
  'eye-off': 'eye-off',
  refresh: 'rotate-cw',
  settings: 'settings',
  lock: 'lock',
  message: 'message-circle',
  star: 'star',
  clock: 'clock',
  play: 'play',
  edit: 'pencil',
  gift: 'gift',
} as const

/** The name of an icon of the shared sheet. */
export type IconName = keyof typeof iconSources

/** The four tabs of the native tab bar, for which pictures are drawn (the file name → the icon). */
export const tabIcons = {
  home: 'home',
  study: 'study',
  exercises: 'practice',
  mine: 'me',
} as const satisfies Record<string, IconName>
