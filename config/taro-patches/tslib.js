/** The helpers of tslib that Taro's H5 side calls, as the engines of today do them. */

/** Runs a generator as an async function. */
export const __awaiter = (self, args, _promise, generator) =>
  (async () => {
    const steps = generator.apply(self, args ?? [])
    let step = steps.next()
    while (!step.done) {
      try {
        const value = await step.value
        step = steps.next(value)
      } catch (error) {
        step = steps.throw(error)
      }
    }
    return step.value
  })()

/** A copy without some names. */
export const __rest = (source, names) =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)))

const methodOrHolder = (receiver, state, kind, fn) => {
  if (kind === 'm') return fn
  if (kind === 'a') return fn ? fn.call(receiver) : undefined
  return fn ? fn.value : state.get(receiver)
}

/** Reads a private field. */
export const __classPrivateFieldGet = (receiver, state, kind, fn) => methodOrHolder(receiver, state, kind, fn)

/** Writes a private field. */
export const __classPrivateFieldSet = (receiver, state, value, kind, fn) => {
  if (kind === 'a') fn.call(receiver, value)
  else if (fn) fn.value = value
  else state.set(receiver, value)
  return value
}
