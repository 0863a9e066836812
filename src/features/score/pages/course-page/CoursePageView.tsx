import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { GoodsCard } from '@/blocks/cards/GoodsCard'
import { goodsList } from '@/contracts/course/goods'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import '../../score.scss'

const MOST = 20

/** /score/coursepage: courses that speak of the second exam. */
export const CoursePageView = observer(function CoursePageView() {
  const { call, navigator } = useStores()
  const found = useResource(() =>
    call(goodsList, { query: { keyword: '复试', size: MOST } }, { quiet: true }),
  )
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {({ list }) => (
        <View className="score-page">
          {list.length === 0 ? (
            <Empty
              size="small"
              title="还没有复试课程"
              hint="可以先看复试秘籍"
              action={{ text: '看复试秘籍', onPress: () => void navigator.go('scoreReviewSecrets', {}) }}
            />
          ) : (
            list.map((goods) => <GoodsCard key={goods.goodsId} goods={goods} note={goods.subtitle} />)
          )}
          <Button block kind="soft" onPress={() => void navigator.go('productList', {})} testId="courses-all">
            看全部课程
          </Button>
        </View>
      )}
    </Loadable>
  )
})
