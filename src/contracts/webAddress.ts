import * as v from 'valibot'

/**
 * A person's picture: uploaded here or hosted by WeChat. Any other host could log its viewers and change the picture.
 */
export const avatarSchema = v.pipe(
  v.string(),
  v.maxLength(512),
  v.regex(/^(?:\/uploads\/[\w-]+\.\w+|https:\/\/(?:\w+\.)?qlogo\.cn\/[\w./-]*)?$/, '请上传图片作为头像'),
)

/** The address of a picture or a page that somebody gives: our own path or the web's, never a script. Empty for none. */
export const webAddressSchema = v.pipe(
  v.string(),
  v.maxLength(512),
  v.regex(/^(?:(?:\/[^/\\]|https?:\/\/).*)?$/i, '地址有误'),
)
