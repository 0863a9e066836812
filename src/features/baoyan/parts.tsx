import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RouteId } from '@/routes/table'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import './baoyan.scss'

interface WaysProps {
  readonly title: string
  readonly ways: readonly (readonly [id: RouteId, title: string, note: string])[]
}

/** Links to other pages, each with what is there. */
export const Ways = observer(function Ways({ title, ways }: WaysProps) {
  const { navigator } = useStores()
  return (
    <List title={title}>
      {ways.map(([id, name, note]) => (
        <Cell
          key={id}
          title={name}
          note={note}
          onPress={() => void navigator.go(id, {})}
          testId={`way-${id}`}
        />
      ))}
    </List>
  )
})

/** Short texts one below the other. */
export function Points({ texts }: { readonly texts: readonly string[] }) {
  return (
    <View className="baoyan-column">
      {texts.map((text) => (
        <View key={text} className="baoyan-text">{`· ${text}`}</View>
      ))}
    </View>
  )
}
