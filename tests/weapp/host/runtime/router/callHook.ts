import type { Recorder } from '../Recorder'

/** Calls a lifecycle hook if there is one; records its errors without rethrowing, as on a device. */
export const callHook = (
  target: Readonly<Record<string, unknown>> | null,
  name: string,
  recorder: Recorder,
  ...args: readonly unknown[]
): unknown => {
  const hook = target?.[name]
  if (typeof hook !== 'function') return undefined
  try {
    const result: unknown = hook.call(target, ...args)
    return result
  } catch (error) {
    recorder.error(error, name)
    return undefined
  }
}
