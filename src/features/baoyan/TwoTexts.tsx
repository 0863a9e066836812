import { View } from '@tarojs/components'
import { Button } from '@/ui/controls/Button'
import { ariaProps } from '@/ui/controls/target'

/** A text that was changed on two devices. */
export interface TwoVersions {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

interface TwoTextsProps {
  readonly versions: readonly TwoVersions[]
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Shows what was changed on another device beside what was written here; the learner chooses which one stays. */
export function TwoTexts({ versions, onMine, onTheirs }: TwoTextsProps) {
  return (
    <View className="baoyan-column">
      <View className="baoyan-error" {...ariaProps({ live: 'polite' })}>
        这里在另一台设备上改过，请选择留下哪一份
      </View>
      {versions.map(({ label, mine, theirs }) => (
        <View key={label} className="baoyan-column">
          <View className="baoyan-note">{`${label}，另一台设备上的：`}</View>
          <View className="baoyan-text">{theirs || '（空）'}</View>
          <View className="baoyan-note">{`${label}，我写的：`}</View>
          <View className="baoyan-text">{mine || '（空）'}</View>
        </View>
      ))}
      <Button kind="soft" block onPress={onMine} testId="keep-mine">
        留下我写的
      </Button>
      <Button kind="soft" block onPress={onTheirs} testId="take-theirs">
        换成另一台设备上的
      </Button>
    </View>
  )
}
