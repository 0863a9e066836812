import { Image } from '@tarojs/components'
import { ariaProps } from '../../controls/target'
import { lineLook } from './lineLook'
import type { LinePictureProps } from './types'
import './linePicture.scss'

/** The native image; one view and no more, as a text may hold a dozen. */
export function LinePicture(props: LinePictureProps) {
  const { src, alt, onError } = props
  return (
    <Image
      {...lineLook(props)}
      src={src}
      mode="aspectFit"
      onError={onError}
      {...ariaProps({ role: 'img', label: alt })}
    />
  )
}
