import { useCallback, useState, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Slides } from './carouselSlides'
import './Carousel.scss'
import { cx } from '../cx'
import { ariaProps } from '../controls/target'

interface CarouselProps {
  slides: readonly { key: string; content: ReactNode }[]
  /** Accessible name of the slides. */
  label: string
  /** Width divided by height. */
  ratio: number
  /** Milliseconds a slide stays; without it the carousel does not advance by itself. */
  stayMs?: number | undefined
  onChange?: ((index: number) => void) | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** Slides to swipe through, with dots. Pauses while it is touched, hovered or focused. */
export function Carousel({ slides, label, ratio, stayMs = 0, onChange, className, testId }: CarouselProps) {
  const [index, setIndex] = useState(0)
  const go = useCallback(
    (next: number): void => {
      setIndex(next)
      onChange?.(next)
    },
    [onChange],
  )
  const spoken = `${label}，第 ${index + 1} 张，共 ${slides.length} 张`
  return (
    <View className={cx('yt-carousel', className)} {...ariaProps({ testId })}>
      <View className="yt-carousel__room" style={{ paddingTop: `${(100 / ratio).toFixed(4)}%` }}>
        <Slides slides={slides} label={spoken} index={index} onIndex={go} stayMs={stayMs} />
      </View>
      {slides.length > 1 ? (
        <View className="yt-carousel__dots" {...ariaProps({ hidden: true })}>
          {slides.map(({ key }, at) => (
            <View key={key} className={cx('yt-carousel__dot', at === index && 'yt-carousel__dot--on')} />
          ))}
        </View>
      ) : null}
    </View>
  )
}
