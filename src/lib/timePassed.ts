/**
 * How many milliseconds have passed by a clock, from now on, each time it is asked. While a clock is put back none pass, so that
 * what waits by it waits as long as it was told to.
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
