import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import './Skeleton.scss'
import { ariaProps } from '../controls/target'

interface SkeletonProps {
  /** The shape of what is coming. */
  variant?: 'line' | 'block' | 'list' | 'card' | 'detail' | 'landing' | undefined
  /** How many lines, rows or cards. */
  count?: number | undefined
  className?: string | undefined
  testId?: string | undefined
}

const DEFAULT_COUNT = { line: 3, block: 1, list: 6, card: 3, detail: 8, landing: 3 }

/** The outline of a page that is loading. */
export function Skeleton({
  variant = 'line',
  count = DEFAULT_COUNT[variant],
  className,
  testId,
}: SkeletonProps) {
  return (
    <View
      className={cx('yt-skeleton', `yt-skeleton--${variant}`, className)}
      {...ariaProps({ role: 'status', busy: true, label: '加载中', testId })}
    >
      {SHAPE[variant](count)}
    </View>
  )
}

const bone = (kind: string, key: number | string = kind) => (
  <View key={key} className={`yt-bone yt-bone--${kind}`} />
)

const repeat = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_unused, index) => draw(index))

const SHAPE: Record<NonNullable<SkeletonProps['variant']>, (count: number) => ReactNode> = {
  line: (count) => repeat(count, (index) => bone(index === count - 1 && count > 1 ? 'short' : 'line', index)),
  block: (count) => repeat(count, (index) => bone('block', index)),
  list: (count) =>
    repeat(count, (index) => (
      <View key={index} className="yt-skeleton__row">
        {bone('dot')}
        <View className="yt-grow">
          {bone('half')}
          {bone('line')}
        </View>
      </View>
    )),
  card: (count) =>
    repeat(count, (index) => (
      <View key={index} className="yt-skeleton__card">
        {bone('thumb')}
        <View className="yt-grow">
          {bone('line')}
          {bone('half')}
          {bone('short')}
        </View>
      </View>
    )),
  detail: (count) => (
    <>
      {bone('cover')}
      <View className="yt-skeleton__text">
        {bone('title')}
        {bone('half')}
        {repeat(count, (index) => bone(index % 4 === 3 ? 'short' : 'line', index))}
      </View>
    </>
  ),
  landing: (count) => (
    <>
      {bone('hero')}
      {repeat(count, (index) => bone('banner', index))}
    </>
  ),
}
