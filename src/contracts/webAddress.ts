import * as v from 'valibot'

/** The address of a picture or a page that somebody gives: our own path or the web's, never a script. Empty for none. */
export const webAddressSchema = v.pipe(
  v.string(),
  v.maxLength(512),
  v.regex(/^(?:(?:\/[^/\\]|https?:\/\/).*)?$/i, '地址有误'),
)
