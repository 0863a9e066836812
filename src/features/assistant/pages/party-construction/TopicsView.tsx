import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { openRoute } from '../../models/openRoute'
import { useVariants } from '../../stores/useVariants'
import '../../assistant.scss'

/** /market/party-construction: topics to begin with, and the way to the teacher. */
export const TopicsView = observer(function TopicsView() {
  const stores = useStores()
  const { row } = useRoute()
  const list = useVariants()
  return (
    <View className="chat">
      <Loadable phase={list.phase} skeleton="list" onRetry={() => void list.load()}>
        {(all) =>
          all
            .filter(({ variant }) => variant === row.params?.['variant'])
            .map(({ variant, name, look, greeting, suggestions, route }) => (
              <View key={variant} className="chat__turn">
                <Card>
                  <View className={`chat__name chat__name--${look}`}>{name}</View>
                  <View className="chat__greeting">{greeting}</View>
                </Card>
                <List title="从这些问题开始">
                  {suggestions.map((ask) => (
                    <Cell
                      key={ask}
                      title={ask}
                      arrow
                      onPress={() => void openRoute(stores, { route, query: { ask } })}
                    />
                  ))}
                </List>
                <Button block size="l" onPress={() => void openRoute(stores, { route })}>
                  问{name}
                </Button>
              </View>
            ))
        }
      </Loadable>
    </View>
  )
})
