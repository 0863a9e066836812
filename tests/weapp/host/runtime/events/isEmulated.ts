/** True of a mouse event that a browser makes up after a touch. */
export function isEmulated(event: MouseEvent): boolean {
  const source: unknown = Reflect.get(event, 'sourceCapabilities')
  return typeof source === 'object' && source !== null && Reflect.get(source, 'firesTouchEvents') === true
}
