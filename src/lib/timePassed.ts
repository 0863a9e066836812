/**
 * Milliseconds passed by a clock since the call. Ignores backward jumps of the clock, so that a wait keeps its length.
 */
export const timePassed = (now: () => number): (() => number) => {
  let read = now()
  let passed = 0
  return () => {
    const next = now()
    passed += Math.max(0, next - read)
    read = next
    return passed
  }
}
