import type { Recorder } from '../Recorder'
import { isRecord } from '../../shared/isRecord'
import { Options } from './Options'
import { WxFailure } from './WxFailure'

/** The work behind an asynchronous call. */
export type AsyncHandler = (options: Options) => unknown

const messageOf = (name: string, error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error)
  return reason.startsWith(`${name}:`) ? reason : `${name}:fail ${reason}`
}

const failureOf = (name: string, error: unknown): Record<string, unknown> => ({
  ...(error instanceof WxFailure && error.extra),
  errMsg: messageOf(name, error),
})

/** An asynchronous call as WeChat offers it: callbacks, or a promise when none is given. */
export const asyncCall =
  (name: string, run: AsyncHandler, recorder: Recorder) =>
  (input?: unknown): Promise<unknown> | undefined => {
    recorder.call(name, input)
    const options = new Options(input)
    const work = Promise.resolve()
      .then(() => run(options))
      .then((result) => ({ ...(isRecord(result) && result), errMsg: `${name}:ok` }))
    if (!options.hasCallback) {
      return work.catch((error: unknown) => {
        throw Object.assign(new Error(messageOf(name, error)), failureOf(name, error))
      })
    }
    const finish = (kind: 'success' | 'fail', result: unknown): void => {
      try {
        options.call(kind, result)
        options.call('complete', result)
      } catch (error) {
        recorder.error(error, `${name} ${kind}`)
      }
    }
    void work.then(
      (result) => finish('success', result),
      (error: unknown) => finish('fail', failureOf(name, error)),
    )
    return undefined
  }
