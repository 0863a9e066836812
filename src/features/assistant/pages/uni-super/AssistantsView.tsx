import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { openVariant } from '../../models/variantPages'
import { useVariants } from '../../stores/useVariants'
import '../../assistant.scss'

/** /market/uni-super: all assistants, one tap away. */
export const AssistantsView = observer(function AssistantsView() {
  const stores = useStores()
  const list = useVariants()
  return (
    <View className="chat">
      <Loadable phase={list.phase} skeleton="list" onRetry={() => void list.load()}>
        {(all) => (
          <List label="助手">
            {all
              .filter(({ listed }) => listed)
              .map(({ variant, name, slogan, look, route }) => (
                <Cell
                  key={variant}
                  title={<View className={`chat__name chat__name--${look}`}>{name}</View>}
                  note={slogan}
                  arrow
                  label={`${name}，${slogan}`}
                  onPress={() => void openVariant(stores, { variant, route })}
                />
              ))}
          </List>
        )}
      </Loadable>
    </View>
  )
})
