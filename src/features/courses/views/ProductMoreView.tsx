import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { GoodsCard } from '@/blocks/GoodsCard'
import { Pages } from '@/blocks/Pages'
import { usePageStore } from '@/stores/usePageStore'
import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/Empty'
import { readShopFilter } from '../models/shopFilters'
import { teachersLine } from '../models/teachersLine'
import { Shop } from '../stores/Shop'
import './ProductListView.scss'

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
