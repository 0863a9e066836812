import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import './BottomButton.scss'

interface BottomButtonProps {
  readonly text: string
  readonly onPress: () => void
}

/** The fixed button at the foot of a landing page. */
export function BottomButton({ text, onPress }: BottomButtonProps) {
  return (
    <View className="landing-bottom">
      <Button block size="l" kind="promo" onPress={onPress} testId="landing-buy">
        {text}
      </Button>
    </View>
  )
}
