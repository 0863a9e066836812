import { View } from '@tarojs/components'
import './Art.scss'
import { ariaProps } from '../controls/target'

/** The scenes that we draw. */
export type ArtName = 'empty' | 'search' | 'message' | 'done' | 'offline' | 'locked'

/** A small scene in the brand's colours: three masks, so that it follows the theme and needs no file. */
export function Art({ name }: { name: ArtName }) {
  return (
    <View className={`yt-art yt-art--${name}`} {...ariaProps({ hidden: true })}>
      <View className="yt-art__ground" />
      <View className="yt-art__body" />
      <View className="yt-art__lines" />
      <View className="yt-art__spark" />
    </View>
  )
}
