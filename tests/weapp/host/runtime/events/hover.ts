import { builtInOf } from '../components/BuiltIn'

const classesOf = (value: unknown): string[] =>
  typeof value === 'string' && value !== 'none' ? value.split(/\s+/).filter(Boolean) : []

/** Puts the `hover-class` of the touched node and its parents on or off, after their delays. */
export const hover = (element: Element, on: boolean): void => {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const builtIn = builtInOf(node)
    const classes = classesOf(builtIn?.props['hoverClass'])
    if (!builtIn || classes.length === 0 || builtIn.disabled) continue
    const { classList } = node
    const delay = Number(builtIn.props[on ? 'hoverStartTime' : 'hoverStayTime']) || 0
    setTimeout(() => classes.forEach((name) => classList.toggle(name, on)), delay)
    if (builtIn.props['hoverStopPropagation']) return
  }
}
