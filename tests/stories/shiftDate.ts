/** Runs in the page before its scripts: every `Date` of now is so many days off; the last shift counts. */
export const shiftDate = (days: number): void => {
  const kept = globalThis as { __trueDate?: DateConstructor }
  const True = (kept.__trueDate ??= Date)
  const now = (): number => True.now() + days * 86_400_000
  globalThis.Date = new Proxy(True, {
    construct: (target, parts: [number]) => (parts.length > 0 ? new target(...parts) : new target(now())),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
