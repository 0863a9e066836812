import { useRef, type RefObject } from 'react'
import type { AriaFacts, FieldType, PressFacts, Role } from './types'

export type * from './types'

/**
 * The facts that WXML has an attribute for. Each costs bytes in setData and a fuller template for its view, so the list
 * is short: an empty view that is decoration is silent anyway.
 */
const ATTRIBUTE: Partial<Record<keyof AriaFacts, string>> = {
  role: 'aria-role',
  label: 'aria-label',
  disabled: 'aria-disabled',
  checked: 'aria-checked',
  selected: 'aria-selected',
  expanded: 'aria-expanded',
  live: 'aria-live',
  id: 'id',
}

/** The roles that WeChat reads out; the others only order a page, which its screen reader does by position. */
const SPOKEN: readonly Role[] = [
  'alert',
  'alertdialog',
  'button',
  'checkbox',
  'dialog',
  'img',
  'link',
  'progressbar',
  'radio',
  'switch',
  'tab',
]

/** Accessibility facts as attributes; undefined ones are left out. */
export function ariaProps(said: AriaFacts): object {
  const attributes: Record<string, string | number | boolean> = {}
  for (const [name, attribute] of Object.entries(ATTRIBUTE)) {
    const value = said[name as keyof AriaFacts]
    if (value === undefined || (name === 'role' && !SPOKEN.includes(value as Role))) continue
    attributes[attribute] = value
  }
  return attributes
}

/** Role, name, pressed look and tap of a pressable. */
export function press({ onPress, contained, ...said }: PressFacts): object {
  const base = ariaProps({ ...said, role: said.role ?? 'button' })
  if (said.disabled || !onPress) return base
  return {
    ...base,
    hoverClass: 'yt-pressed',
    onClick: (event: { stopPropagation: () => void }) => {
      if (contained) event.stopPropagation()
      onPress(event)
    },
  }
}

/** No keyboard walks a mini-program. */
export function arrows(): object {
  return {}
}

const INPUT: Record<FieldType, object> = {
  text: { type: 'text' },
  tel: { type: 'number' },
  number: { type: 'number' },
  digit: { type: 'digit' },
  idcard: { type: 'idcard' },
  password: { password: true },
  newPassword: { password: true },
  search: { type: 'text' },
  code: { type: 'number' },
  word: { type: 'text' },
}

/** The props that give an input its keyboard. */
export function inputProps(type: FieldType): object {
  return { placeholderClass: 'yt-field__placeholder', ...INPUT[type] }
}

/** The confirm key of the phone's keyboard submits. */
export function submitProps(onSubmit: (() => void) | undefined): object {
  return onSubmit ? { onConfirm: () => onSubmit() } : {}
}

/** A layer that keeps the page below from scrolling. */
export function maskProps(): object {
  return { catchMove: true }
}

/** The client owns focus and the back gesture. */
export function useModal(): RefObject<HTMLElement> {
  return useRef<HTMLElement>(null)
}
