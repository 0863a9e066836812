import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useLatest } from '../../useLatest'
import { layerBack } from './layerBack'
import { lockScroll } from './lockScroll'
import type { Arrows, AriaFacts, FieldType, PressFacts } from './types'

export type * from './types'

/** Attributes of one element, as HTML has them. */
type Attributes = Record<string, string | number | boolean>

const ATTRIBUTE: Record<keyof AriaFacts, string> = {
  role: 'role',
  label: 'aria-label',
  labelledBy: 'aria-labelledby',
  describedBy: 'aria-describedby',
  controls: 'aria-controls',
  hidden: 'aria-hidden',
  live: 'aria-live',
  busy: 'aria-busy',
  disabled: 'aria-disabled',
  checked: 'aria-checked',
  selected: 'aria-selected',
  expanded: 'aria-expanded',
  current: 'aria-current',
  modal: 'aria-modal',
  invalid: 'aria-invalid',
  required: 'aria-required',
  level: 'aria-level',
  now: 'aria-valuenow',
  min: 'aria-valuemin',
  max: 'aria-valuemax',
  valueText: 'aria-valuetext',
  id: 'id',
  tabIndex: 'tabIndex',
  testId: 'data-testid',
}

/** Accessibility facts as attributes; undefined ones are left out. */
export function ariaProps(said: AriaFacts): object {
  const attributes: Attributes = {}
  for (const [name, attribute] of Object.entries(ATTRIBUTE)) {
    const value = said[name as keyof AriaFacts]
    if (value !== undefined) attributes[attribute] = value
  }
  return attributes
}

/** Role, focus, keyboard and tap of a pressable. A disabled one keeps its name but takes neither focus nor press. */
export function press({ onPress, contained, ...said }: PressFacts): object {
  const role = said.role ?? 'button'
  const base = ariaProps({ ...said, role, tabIndex: said.disabled ? -1 : (said.tabIndex ?? 0) })
  if (said.disabled || !onPress) {
    return contained ? { ...base, onClick: (event: MouseEvent) => event.stopPropagation() } : base
  }
  return {
    ...base,
    onClick: (event: MouseEvent) => {
      if (contained) event.stopPropagation()
      onPress(event)
    },
    onKeyDown: (event: KeyboardEvent) => {
      // A key in a pressable inside this one is that one's business.
      if (event.target !== event.currentTarget || event.repeat) return
      if (event.key !== 'Enter' && (event.key !== ' ' || role === 'link')) return
      event.preventDefault()
      event.stopPropagation()
      onPress(event)
    },
  }
}

const NEXT: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Arrow keys for a row of choices: they choose and take the focus along. Belongs on the element around the items. */
export function arrows({ count, active, onMove, role }: Arrows): object {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const move = NEXT[event.key]
      if (!move || count === 0) return
      event.preventDefault()
      const next = move(Math.max(active, 0), count)
      event.currentTarget.querySelectorAll<HTMLElement>(`[role=${role}]`)[next]?.focus()
      onMove(next)
    },
  }
}

const INPUT: Record<FieldType, object> = {
  text: { type: 'text' },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  number: { type: 'text', inputMode: 'numeric' },
  digit: { type: 'text', inputMode: 'decimal' },
  idcard: { type: 'text' },
  password: { password: true, autoComplete: 'current-password' },
  newPassword: { password: true, autoComplete: 'new-password' },
  search: { type: 'text', enterKeyHint: 'search' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
  word: { type: 'text', autoComplete: 'off', autoCorrect: 'off', autoCapitalize: 'none', spellCheck: false },
}

/** The props that give an input its keyboard. */
export function inputProps(type: FieldType): object {
  return INPUT[type]
}

/** Code of every key that an input method takes. WebKit ends the composition before the key: only the code tells. */
const COMPOSED = 229

/** Enter submits, but not the Enter that ends the choice of a word in an input method. */
export function submitProps(onSubmit: (() => void) | undefined): object {
  if (!onSubmit) return {}
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing && event.keyCode !== COMPOSED) onSubmit()
    },
  }
}

/** A layer that keeps the page below from scrolling; HTML does it by `overscroll-behavior` and the modal's lock. */
export function maskProps(): object {
  return {}
}

const FOCUSABLE =
  '[tabindex]:not([tabindex="-1"]), input:not([disabled]), textarea:not([disabled]), a[href], button'

/** Keeps Tab inside the layer, lets Escape and the platform's back close it, and gives the focus back to where it was. */
export function useModal(open: boolean, onClose: (() => void) | undefined): RefObject<HTMLElement> {
  const layer = useRef<HTMLElement>(null)
  const close = useLatest(onClose)
  useEffect(() => {
    const root = layer.current
    if (!open || !root) return undefined
    const before = document.activeElement
    if (!root.contains(before)) root.focus({ preventScroll: true })
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && close.current) {
        event.stopPropagation()
        close.current()
      }
      if (event.key === 'Tab') keepInside(root, event)
    }
    root.addEventListener('keydown', onKey)
    const unlock = lockScroll(root)
    const letGo = close.current ? layerBack.guard(() => close.current?.()) : undefined
    return () => {
      letGo?.()
      root.removeEventListener('keydown', onKey)
      unlock()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [open, close])
  return layer
}

function keepInside(root: HTMLElement, event: globalThis.KeyboardEvent): void {
  const items = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const first = items[0]
  const last = items[items.length - 1]
  const edge = event.shiftKey ? first : last
  if (!first || !last) {
    event.preventDefault()
    return
  }
  if (document.activeElement !== edge && document.activeElement !== root) return
  if (document.activeElement === root && !event.shiftKey) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}
