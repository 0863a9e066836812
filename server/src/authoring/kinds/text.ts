import * as v from 'valibot'

/** A text that says something. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))

/** Address of a picture or page. */
export const address = v.pipe(v.string(), v.regex(/^(?:\/|https:\/\/)/, 'must be a path of the app or https'))
