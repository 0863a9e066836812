import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Picture } from '../media/Picture'
import './PictureStack.scss'
import { ariaProps } from '../controls/target'

/** One picture of a stack, with its natural size so that its room is kept. */
export interface StackedPicture {
  key: string
  src: string
  alt: string
  width: number
  height: number
  /** Makes this picture a button. */
  onPress?: (() => void) | undefined
}

interface PictureStackProps {
  items: readonly StackedPicture[]
  /** How many from the top load at once: as many as the first screen shows. */
  eager?: number | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** Pictures from edge to edge without gaps: the body of a promo page. */
export function PictureStack({ items, eager = 2, className, testId }: PictureStackProps) {
  return (
    <View className={cx('yt-picture-stack', className)} {...ariaProps({ testId })}>
      {items.map(({ key, src, alt, width, height, onPress }, index) => (
        <Picture
          key={key}
          src={src}
          alt={alt}
          ratio={width / height}
          eager={index < eager}
          onPress={onPress}
          testId={`picture-${index}`}
        />
      ))}
    </View>
  )
}
