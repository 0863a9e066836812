import { Swiper, SwiperItem } from '@tarojs/components'
import type { SlidesProps } from './types'

/** The native swiper. */
export function Slides({ slides, index, onIndex, stayMs }: SlidesProps) {
  return (
    <Swiper
      className="yt-carousel__track"
      current={index}
      circular
      autoplay={stayMs > 0 && slides.length > 1}
      interval={stayMs || 5000}
      duration={250}
      onChange={(event) => onIndex(event.detail.current)}
    >
      {slides.map(({ key, content }) => (
        <SwiperItem key={key} className="yt-carousel__slide">
          {content}
        </SwiperItem>
      ))}
    </Swiper>
  )
}
