import { Image } from '@tarojs/components'
import { ariaProps } from '../../controls/target'
import type { BarePictureProps } from './types'

/**
 * The native image; a long press offers to save it or to follow the code in it. Has no load event: the placeholder lies
 * behind it, and the event would cost one setData a picture.
 */
export function BarePicture({ src, alt, fit, eager, onError }: BarePictureProps) {
  return (
    <Image
      className="yt-picture__image"
      src={src}
      mode={fit === 'cover' ? 'aspectFill' : 'aspectFit'}
      lazyLoad={!eager}
      showMenuByLongpress
      onError={onError}
      {...(alt ? ariaProps({ role: 'img', label: alt }) : ariaProps({ hidden: true }))}
    />
  )
}
