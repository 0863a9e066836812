import { lineLook } from './lineLook'
import type { LinePictureProps } from './types'
import './linePicture.scss'

/** An HTML image: Taro's own keeps `alt` from reaching it. */
export function LinePicture(props: LinePictureProps) {
  const { src, alt, onError } = props
  return <img {...lineLook(props)} src={src} alt={alt} decoding="async" draggable={false} onError={onError} />
}
