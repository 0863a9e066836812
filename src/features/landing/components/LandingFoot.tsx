import { View } from '@tarojs/components'
import type { FloatingLink } from '@/domain/landing/LandingPage'
import { Button } from '@/ui/controls/Button'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import type { LandingActions } from '../models/LandingActions'
import { FloatingLinks } from './FloatingLinks'
import './LandingFoot.scss'

interface LandingFootProps {
  readonly links: readonly FloatingLink[]
  readonly button: string | undefined
  readonly activity: string | undefined
  readonly actions: LandingActions
}

/** The bar at the foot of a landing page: the blue bar with the activity link, floating links, the button (decisions/041). */
export function LandingFoot({ links, button, activity, actions }: LandingFootProps) {
  const hasRow = button !== undefined || links.length > 0
  if (!activity && !hasRow) return null
  return (
    <View className="landing-foot">
      {activity ? (
        <Pressable
          role="link"
          className="landing-foot__activity"
          onPress={actions.activity}
          testId="landing-activity"
        >
          <View className="yt-grow">{activity}</View>
          <Icon name="next" />
        </Pressable>
      ) : null}
      {hasRow ? (
        <View className={cx('landing-foot__row', links.length > 0 && 'landing-foot__row--links')}>
          <FloatingLinks links={links} onPress={actions.float} />
          {button ? (
            <Button block size="l" kind="promo" onPress={actions.button} testId="landing-buy">
              {button}
            </Button>
          ) : null}
        </View>
      ) : null}
    </View>
  )
}
