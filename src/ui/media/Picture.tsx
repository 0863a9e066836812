import { useState } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { BarePicture } from './barePicture'
import './Picture.scss'
import type { PictureProps } from './barePicture/types'
import { Pressable } from '../controls/Pressable'
import { ariaProps } from '../controls/target'

/** A picture that keeps its room from the start, loads when near, and says what it shows when it cannot load. */
export function Picture({
  src,
  alt,
  ratio,
  fit = 'cover',
  eager = false,
  rounded,
  onPress,
  className,
  testId,
}: PictureProps) {
  // Remembered by address, so that a new address starts afresh without an effect.
  const [loaded, setLoaded] = useState('')
  const [failed, setFailed] = useState('')
  const name = cx(
    'yt-picture',
    ratio ? 'yt-picture--kept' : 'yt-picture--fill',
    rounded && 'yt-picture--rounded',
    loaded !== src && 'yt-picture--waiting',
    className,
  )
  const broken = failed === src || !src
  const inside = broken ? (
    <View
      className="yt-picture__broken"
      {...ariaProps(alt && !onPress ? { role: 'img', label: alt } : { hidden: true })}
    >
      <Icon name="info" />
      {alt ? <View className="yt-picture__alt">{alt}</View> : null}
    </View>
  ) : (
    <BarePicture
      src={src}
      alt={alt}
      fit={fit}
      eager={eager}
      onLoad={() => setLoaded(src)}
      onError={() => setFailed(src)}
    />
  )
  const style = ratio ? { paddingTop: `${(100 / ratio).toFixed(4)}%` } : undefined
  if (!onPress) {
    return (
      <View className={name} {...(style && { style })} {...ariaProps({ testId })}>
        {inside}
      </View>
    )
  }
  return (
    <Pressable className={name} style={style} onPress={onPress} label={alt || '查看图片'} testId={testId}>
      {inside}
    </Pressable>
  )
}
