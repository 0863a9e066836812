import { element } from './element'
import type { Overlays } from './Overlays'

/** Options of a picker. */
export interface PickRequest {
  readonly mode: string
  readonly title: string
  readonly value: unknown
  readonly start: string
  readonly end: string
  readonly columns: readonly (readonly string[])[]
  onColumn(column: number, index: number): void
}

const at = (value: unknown, index: number): string =>
  Array.isArray(value) ? String(value[index] ?? '') : String(value ?? '')

const calendar = (box: Element, { mode, value, start, end }: PickRequest): (() => unknown) => {
  const input = element('input', 'wx-picker-input', box)
  input.type = mode
  input.value = String(value ?? '')
  if (start) input.min = start
  if (end) input.max = end
  return () => input.value
}

const region = (box: Element, { value }: PickRequest): (() => unknown) => {
  const inputs = [0, 1, 2].map((index) => {
    const input = element('input', 'wx-picker-input', box)
    input.value = at(value, index)
    return input
  })
  return () => inputs.map((input) => input.value)
}

const columns = (box: Element, request: PickRequest): (() => unknown) => {
  const many = request.mode === 'multiSelector'
  const selects = request.columns.map((column, index) => {
    const select = element('select', 'wx-picker-column', box)
    column.forEach((text, row) => (element('option', '', select, text).value = String(row)))
    select.value = (many ? at(request.value, index) : at(request.value, 0)) || '0'
    select.onchange = () => many && request.onColumn(index, Number(select.value))
    return select
  })
  return () => (many ? selects.map(({ value }) => Number(value)) : (selects[0]?.value ?? '0'))
}

/** Shows a picker; null when it was cancelled. */
export const pick = (overlays: Overlays, request: PickRequest): Promise<unknown> =>
  overlays.mask<unknown>((box, done) => {
    element('h3', '', box, request.title)
    const build = request.mode === 'region' ? region : request.columns.length > 0 ? columns : calendar
    const read = build(box, request)
    overlays.button(box, 'wx-cancel', '取消', () => done(null))
    overlays.button(box, 'wx-confirm', '确定', () => done(read()))
  })
