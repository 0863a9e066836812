import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import './Tile.scss'

interface TileProps {
  readonly title: string
  readonly note: string
  readonly onPress: () => void
  readonly testId: string
}

/** One of many ways on, two in a row: a long list of them would hide what comes after. */
export function Tile({ title, note, onPress, testId }: TileProps) {
  return (
    <Card className="tile" onPress={onPress} testId={testId}>
      <View className="tile__title">{title}</View>
      <View className="tile__note">{note}</View>
    </Card>
  )
}
