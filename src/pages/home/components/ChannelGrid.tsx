import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CourseTypePower } from '@/contracts/gaoshou/courseTypePowers'
import { useStores } from '@/stores/useStores'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import '../channelIcons.scss'
import './ChannelGrid.scss'

/** The course channels (course-type powers), as a grid of ways in. */
export const ChannelGrid = observer(function ChannelGrid({
  channels,
}: {
  readonly channels: readonly CourseTypePower[]
}) {
  const { navigator } = useStores()
  return (
    <View className="channels">
      {channels
        .filter(({ enabled }) => enabled)
        .map(({ id, name, icon, path, badge }) => (
          <Pressable
            key={id}
            className="channels__item"
            role="link"
            onPress={() => void navigator.openLink(path)}
            testId={`channel-${id}`}
          >
            <View className="channels__icon">
              <Icon name={`x-${icon}`} />
            </View>
            <View className="channels__name">{name}</View>
            {badge ? <View className="channels__badge">{badge}</View> : null}
          </Pressable>
        ))}
    </View>
  )
})
