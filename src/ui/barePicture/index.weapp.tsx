import { Image } from '@tarojs/components'
import { facts } from '../target'
import type { BarePictureProps } from './types'

/** The native image; a long press offers to save it or to follow the code in it. */
export function BarePicture({ src, alt, fit, eager, onLoad, onError }: BarePictureProps) {
  return (
    <Image
      className="yt-picture__image"
      src={src}
      mode={fit === 'cover' ? 'aspectFill' : 'aspectFit'}
      lazyLoad={!eager}
      showMenuByLongpress
      onLoad={onLoad}
      onError={onError}
      {...(alt ? facts({ role: 'img', label: alt }) : facts({ hidden: true }))}
    />
  )
}
