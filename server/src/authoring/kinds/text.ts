import * as v from 'valibot'

/** A text that says something. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))

/** Where a picture or a page stands. */
export const address = v.pipe(v.string(), v.regex(/^(?:\/|https:\/\/)/, 'must be a path of the app or https'))
