import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { GoodsCard } from '@/blocks/cards/GoodsCard'
import { Pages } from '@/blocks/Pages'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { readShopFilter } from '../../shop/shopFilters'
import { teachersLine } from '../../shop/teachersLine'
import { Shop } from '../../shop/Shop'
import '../product-list/ProductListView.scss'

/** /product-more?category=…: all courses of one category, in the shop's order. */
export const ProductMoreView = observer(function ProductMoreView() {
  const stores = useStores()
  const { given, describe } = useRoute()
  const shop = usePageStore(() => new Shop(stores, readShopFilter(given), () => undefined))
  const name = shop.categories.value?.find(({ key }) => key === shop.filter.category)?.name
  useEffect(() => {
    if (name) describe({ title: name })
  }, [name])
  return (
    <View className="shop">
      <Pages
        pages={shop.pages}
        draw={(goods) => <GoodsCard key={goods.goodsId} goods={goods} note={teachersLine(goods)} />}
        empty={
          <Empty
            title="这一类还没有课程"
            hint="商城里还有别的课程"
            action={{ text: '去商城看看', onPress: () => void stores.navigator.replace('productList') }}
          />
        }
      />
    </View>
  )
})
