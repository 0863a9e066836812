import { View } from '@tarojs/components'
import { cx } from '../cx'
import './Divider.scss'
import { ariaProps } from '../controls/target'

/** A hairline, with a word in its middle if there is one. */
export function Divider({ text, className }: { text?: string | undefined; className?: string | undefined }) {
  return (
    <View className={cx('yt-divider', className)} {...ariaProps(text ? {} : { role: 'separator' })}>
      <View className="yt-divider__line" />
      {text ? <View className="yt-divider__text">{text}</View> : null}
      {text ? <View className="yt-divider__line" /> : null}
    </View>
  )
}
