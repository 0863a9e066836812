import type { BarePictureProps } from './types'

/** An HTML image: Taro's own keeps `alt` from reaching it. */
export function BarePicture({ src, alt, fit, eager, onLoad, onError }: BarePictureProps) {
  return (
    <img
      className={`yt-picture__image yt-picture__image--${fit}`}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onLoad={onLoad}
      onError={onError}
    />
  )
}
