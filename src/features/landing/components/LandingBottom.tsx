import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import './LandingBottom.scss'

interface LandingBottomProps {
  readonly button: string | undefined
  readonly activity: string | undefined
  readonly onPress: () => void
  readonly onActivity: () => void
}

/** What stays at the foot of a landing page: the blue bar with the activity link, and the button. */
export function LandingBottom({ button, activity, onPress, onActivity }: LandingBottomProps) {
  if (!button && !activity) return null
  return (
    <View className="landing-bottom">
      {activity ? (
        <Pressable role="link" className="landing-bottom__bar" onPress={onActivity} testId="landing-activity">
          <View className="yt-grow">{activity}</View>
          <Icon name="next" />
        </Pressable>
      ) : null}
      {button ? (
        <View className="landing-bottom__button">
          <Button block size="l" kind="promo" onPress={onPress} testId="landing-buy">
            {button}
          </Button>
        </View>
      ) : null}
    </View>
  )
}
