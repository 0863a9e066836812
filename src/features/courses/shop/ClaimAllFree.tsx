import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { TakeRefusal } from '@/contracts/gaoshou/studentGoods'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Sheet } from '@/ui/layout/Sheet'
import type { ShopFilter } from './shopFilters'
import { FreeGoods } from './FreeGoods'

const REASONS: Readonly<Record<TakeRefusal, string>> = {
  gone: '已下架',
  priced: '已改为付费课程',
  limited: '名额有限，请单独下单',
  shipped: '要寄送资料，请单独下单并填写地址',
  over: '有效期已过，不再开放',
}

interface TakeAllFreeProps {
  readonly filter: ShopFilter
  /** Called when courses were taken. */
  readonly onTaken: () => void
}

/** Takes all free courses in sight with one tap, and says what came of it. */
export const ClaimAllFree = observer(function ClaimAllFree({ filter, onTaken }: TakeAllFreeProps) {
  const stores = useStores()
  const [free] = useState(() => new FreeGoods(stores))
  const { told, taking } = free
  const take = async (): Promise<void> => {
    await free.takeAll(filter)
    if (free.told?.taken) onTaken()
  }
  return (
    <>
      <Button block icon="gift" loading={taking.isRunning} onPress={() => void take()} testId="take-all-free">
        一键领取免费课程
      </Button>
      <Sheet
        open={free.isOpen}
        onClose={free.close}
        title={told?.taken ? `领到 ${told.taken} 门课` : '没有可领的课了'}
        footer={
          <Button block onPress={() => void stores.navigator.go('studyCenter')} testId="take-all-study">
            去学习
          </Button>
        }
      >
        <View className="shop__taken">
          {told?.taken ? '已放进「学习」，随时可以开始' : '能一键领的免费课程，你都有了'}
        </View>
        {told?.refused.length ? (
          <List title={`${told.refused.length} 门没有领到`}>
            {told.refused.map(({ goodsId, title, refused }) => (
              <Cell
                key={goodsId}
                title={title}
                note={REASONS[refused]}
                onPress={() => void stores.navigator.go('coursesDetail', { goodsId })}
              />
            ))}
          </List>
        ) : null}
      </Sheet>
    </>
  )
})
