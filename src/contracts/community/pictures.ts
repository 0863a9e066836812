import * as v from 'valibot'

/** An address that an upload of this backend answered. */
const pictureSchema = v.pipe(v.string(), v.regex(/^\/uploads\/[\w-]+\.(?:jpg|png|webp|gif)$/))
export const MOST_PICTURES = 9
/** Longer than any address of an upload. */
export const PICTURE_LENGTH = 80
export const picturesSchema = v.pipe(v.array(pictureSchema), v.maxLength(MOST_PICTURES, '最多 9 张图片'))
