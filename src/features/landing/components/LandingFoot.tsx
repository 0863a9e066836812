import { View } from '@tarojs/components'
import type { FloatingLink } from '@/domain/landing/LandingPage'
import type { LandingActions } from '../models/LandingActions'
import { FloatingLinks } from './FloatingLinks'
import { LandingBottom } from './LandingBottom'
import './LandingFoot.scss'

interface LandingFootProps {
  readonly links: readonly FloatingLink[]
  readonly button: string | undefined
  readonly activity: string | undefined
  readonly actions: LandingActions
}

/** What stays in sight at the foot of a landing page: floating links, the blue bar, the button. */
export function LandingFoot({ links, button, activity, actions }: LandingFootProps) {
  return (
    <View className="landing-foot">
      <FloatingLinks links={links} onPress={actions.float} />
      <LandingBottom
        button={button}
        activity={activity}
        onPress={actions.button}
        onActivity={actions.activity}
      />
    </View>
  )
}
