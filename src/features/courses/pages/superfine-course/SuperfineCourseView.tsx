import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { GoodsCard } from '@/blocks/cards/GoodsCard'
import { Pages } from '@/blocks/Pages'
import { VideoSheet } from '@/blocks/player/VideoSheet'
import { goodsList, type Goods } from '@/contracts/course/goods'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { teachersLine } from '../../shop/teachersLine'
import '../product-list/ProductListView.scss'

const PAGE_SIZE = 8

/** /superfine-course: the courses that we recommend, each with what can be tried of it for nothing. */
export const SuperfineCourseView = observer(function SuperfineCourseView() {
  const { call, navigator } = useStores()
  const [vid, setVid] = useState<string>()
  const pages = usePageStore(
    () =>
      new PagedList({
        fetch: (page) =>
          call(goodsList, { query: { recommended: '1', page, size: PAGE_SIZE } }, { quiet: true }),
        idOf: ({ goodsId }: Goods) => goodsId,
      }),
  )
  const toShop = (): void => void navigator.go('productList')
  return (
    <View className="shop">
      <Pages
        pages={pages}
        draw={(goods) => (
          <GoodsCard
            key={goods.goodsId}
            goods={goods}
            note={teachersLine(goods)}
            tags={goods.tags}
            actions={<Ways goods={goods} onTry={setVid} />}
          />
        )}
        empty={<Empty title="精品课整理中" action={{ text: '去商城看看', onPress: toShop }} />}
      />
      <Button block kind="ghost" onPress={toShop} testId="superfine-all">
        查看全部课程
      </Button>
      <VideoSheet vid={vid} onClose={() => setVid(undefined)} />
    </View>
  )
})

interface WaysProps {
  readonly goods: Goods
  readonly onTry: (vid: string) => void
}

function Ways({ goods: { goodsId, trialVid }, onTry }: WaysProps) {
  const { navigator } = useStores()
  return (
    <>
      {trialVid ? (
        <Button size="s" kind="soft" icon="play" onPress={() => onTry(trialVid)} testId={`try-${goodsId}`}>
          免费试听
        </Button>
      ) : null}
      <Button size="s" onPress={() => void navigator.go('coursesDetail', { goodsId })}>
        查看课程
      </Button>
    </>
  )
}
