import type { ReactNode } from 'react'

/** ARIA roles in use. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listbox'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'option'
  | 'progressbar'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'separator'
  | 'status'
  | 'switch'
  | 'tab'
  | 'tablist'
  | 'tabpanel'
  | 'timer'

/** Accessibility props of an element; each target writes them as its own attributes. */
export interface AriaFacts {
  role?: Role | undefined
  label?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  controls?: string | undefined
  /** Decoration: screen readers pass over it. */
  hidden?: boolean | undefined
  live?: 'polite' | 'assertive' | undefined
  busy?: boolean | undefined
  disabled?: boolean | undefined
  checked?: boolean | undefined
  selected?: boolean | undefined
  expanded?: boolean | undefined
  current?: 'page' | 'step' | undefined
  modal?: boolean | undefined
  invalid?: boolean | undefined
  required?: boolean | undefined
  level?: number | undefined
  now?: number | undefined
  min?: number | undefined
  max?: number | undefined
  valueText?: string | undefined
  id?: string | undefined
  tabIndex?: number | undefined
  testId?: string | undefined
}

/** A press, wherever it came from; `stopPropagation` keeps it from the pressable around. */
export interface Press {
  stopPropagation: () => void
}

/** Target-specific props of a pressable. */
export interface PressFacts extends AriaFacts {
  onPress?: ((event: Press) => void) | undefined
  /** Keep the press from the pressable around this one. */
  contained?: boolean | undefined
}

/** The keyboard types that both targets have a keyboard for; a `word` is neither corrected nor begun with a capital; a `newPassword` is one that a keeper of passwords offers to make and to keep. */
export type FieldType =
  | 'text'
  | 'tel'
  | 'number'
  | 'digit'
  | 'idcard'
  | 'password'
  | 'newPassword'
  | 'search'
  | 'code'
  | 'word'

/** A row of choices that the arrow keys walk. */
export interface Arrows {
  count: number
  active: number
  onMove: (index: number) => void
  /** The role of the items, by which the next one is found and focused. */
  role: 'tab' | 'radio'
}

/** Props of a horizontally scrolling row that keeps one of its children in sight. */
export interface ScrollRowProps {
  className?: string | undefined
  /** The id of the child to keep in sight. */
  activeId?: string | undefined
  children: ReactNode
}
