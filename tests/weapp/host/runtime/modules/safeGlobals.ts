import type { Recorder } from '../Recorder'

const LANGUAGE_NAMES =
  `Object Array String Number Boolean Symbol BigInt Math JSON Date RegExp Error TypeError RangeError
SyntaxError ReferenceError EvalError URIError AggregateError Promise Proxy Reflect Map Set WeakMap WeakSet WeakRef
FinalizationRegistry ArrayBuffer SharedArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array
Uint16Array Int32Array Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array parseInt parseFloat isNaN
isFinite encodeURIComponent decodeURIComponent encodeURI decodeURI escape unescape NaN Infinity Intl console`.split(
    /\s+/,
  )
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const

/** `Function` as WeChat has it: good for `instanceof`, but it makes nothing out of text. */
const guardedFunction = (recorder: Recorder): unknown =>
  new Proxy(Function, {
    construct: () => {
      recorder.violation('new Function() is not available in WeChat')
      return () => undefined
    },
    apply: () => {
      recorder.violation('Function() is not available in WeChat')
      return () => undefined
    },
  })

/** `globalThis` of the logic layer: the language and timers, nothing of a browser. */
export const safeGlobals = (recorder: Recorder): Record<string, unknown> => {
  const globals: Record<string, unknown> = {}
  for (const name of LANGUAGE_NAMES) globals[name] = Reflect.get(globalThis, name)
  for (const name of TIMERS) globals[name] = window[name].bind(window)
  globals['Function'] = guardedFunction(recorder)
  globals['globalThis'] = globals
  return globals
}
