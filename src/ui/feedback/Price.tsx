import { View } from '@tarojs/components'
import { cx } from '../cx'
import './Price.scss'
import { priceParts } from './priceParts'
import { ariaProps } from '../controls/target'

interface PriceProps {
  /** The amount in 分. */
  fen: number
  /** The amount before the discount, struck through; left out when it is not more. */
  originalFen?: number | undefined
  /** 起: the lowest of several. */
  from?: boolean | undefined
  /** What 0 is called; "免费" unless said. An empty text shows ¥0. */
  freeText?: string | undefined
  size?: 's' | 'm' | 'l' | undefined
  tone?: 'accent' | 'text' | undefined
  className?: string | undefined
  testId?: string | undefined
}

/** An amount of money: small ¥, large 元, small remainder. */
export function Price(props: PriceProps) {
  const { fen, originalFen, from, freeText = '免费', size = 'm', tone = 'accent', className, testId } = props
  const { yuan, rest } = priceParts(fen)
  const before = originalFen !== undefined && originalFen > fen ? priceParts(originalFen) : null
  const free = fen === 0 && freeText !== ''
  const spoken = `${free ? freeText : `${yuan}${rest}元${from ? '起' : ''}`}${before ? `，原价${before.yuan}${before.rest}元` : ''}`
  return (
    <View
      className={cx('yt-price', `yt-price--${size}`, `yt-price--${tone}`, className)}
      {...ariaProps({ role: 'img', label: spoken, testId })}
    >
      {free ? (
        <View className="yt-price__free">{freeText}</View>
      ) : (
        <View className="yt-price__amount">
          <View className="yt-price__small">¥</View>
          <View className="yt-price__yuan">{yuan}</View>
          {rest ? <View className="yt-price__small">{rest}</View> : null}
          {from ? <View className="yt-price__from">起</View> : null}
        </View>
      )}
      {before ? (
        <View className="yt-price__before">
          ¥{before.yuan}
          {before.rest}
        </View>
      ) : null}
    </View>
  )
}
