import type { CSSProperties } from 'react'
import { cx } from '../../cx'
import type { LinePictureProps } from './types'

/** Class and size of a picture in a line: the room is there before the picture is. */
export const lineLook = ({ width, height, drop, isAlone }: LinePictureProps) => {
  const style: CSSProperties = { width: `${width}em`, height: `${height}em` }
  if (drop > 0) style.verticalAlign = `-${drop}em`
  return { className: cx('yt-line-picture', isAlone && 'yt-line-picture--alone'), style }
}
