import * as v from 'valibot'

/** The picture of a person: one that was uploaded here, or that WeChat keeps. Whoever else kept it would learn who looks at it, and could change it. */
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
