import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { GoodsCard } from '@/blocks/cards/GoodsCard'
import { Pages } from '@/blocks/Pages'
import { navigation } from '@/platform/navigation'
import { buildAddress } from '@/routes/buildUrl'
import { Consultation } from '@/stores/account/Consultation'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { cx } from '@/ui/cx'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/controls/Field'
import { FootBar } from '@/ui/layout/FootBar'
import { Segmented } from '@/ui/controls/Segmented'
import { Sheet } from '@/ui/layout/Sheet'
import { Tabs } from '@/ui/layout/Tabs'
import { ClaimAllFree } from '../../shop/ClaimAllFree'
import { filterQuery, FREE, priceRanges, readShopFilter, sorts } from '../../shop/shopFilters'
import { teachersLine } from '../../shop/teachersLine'
import { Shop } from '../../shop/Shop'
import './ProductListView.scss'

const NOTHING = { category: '', price: '', sort: '', keyword: '' } as const

/**
 * /product-list: the shop. `btnShow=false` takes the bar at its foot away, `tag=true` shows the marks of each course,
 * `logo=true` the name of the school above all (seed §2; decision 043).
 */
export const ProductListView = observer(function ProductListView() {
  const stores = useStores()
  const { given } = useRoute()
  const hasBar = given['btnShow'] !== 'false'
  const shop = usePageStore(
    () =>
      new Shop(stores, readShopFilter(given), (filter) =>
        navigation.rewriteAddress(buildAddress('productList', { ...given, ...filterQuery(filter) })),
      ),
  )
  useDidShow(shop.seeOwned)
  return (
    <View className={cx('shop', hasBar && 'shop--bar')}>
      {given['logo'] === 'true' ? <Brand /> : null}
      <Search shop={shop} />
      <Categories shop={shop} />
      <Order shop={shop} />
      <View className="shop__list" id="shop-list">
        {shop.filter.price === FREE && shop.pages.rows.length > 0 ? (
          <ClaimAllFree filter={shop.filter} onTaken={shop.seeOwned} />
        ) : null}
        <Pages
          key={JSON.stringify(shop.filter)}
          pages={shop.pages}
          draw={(goods) => (
            <GoodsCard
              key={goods.goodsId}
              goods={goods}
              note={teachersLine(goods)}
              tags={[
                ...(shop.owned.has(goods.goodsId) ? ['已拥有'] : []),
                ...(shop.promoted.has(goods.goodsId) ? ['活动课程'] : []),
                ...(given['tag'] === 'true' ? goods.tags : []),
              ]}
            />
          )}
          empty={
            <Empty
              size="small"
              title="没有找到合适的课程"
              hint="换个条件，或者问问老师"
              action={{ text: '清除筛选', onPress: () => shop.choose(NOTHING) }}
              second={{ text: '问问老师', onPress: () => void new Consultation(stores).open() }}
            />
          }
        />
      </View>
      {hasBar ? <ShopBar /> : null}
    </View>
  )
})

interface ShopPart {
  readonly shop: Shop
}

function Brand() {
  return (
    <View className="shop__brand">
      <View className="shop__name">研途</View>
      <View className="shop__slogan">考研路上，一起走</View>
    </View>
  )
}

const Search = observer(function Search({ shop }: ShopPart) {
  const [text, setText] = useState(shop.filter.keyword)
  const search = (keyword: string): void => {
    if (keyword.trim() !== shop.filter.keyword) shop.choose({ keyword: keyword.trim() })
  }
  return (
    <Field
      label="搜索课程"
      hideLabel
      placeholder="搜索课程"
      value={text}
      maxLength={40}
      confirmType="search"
      onChange={(value) => {
        setText(value)
        // The cross of the field takes the search back.
        if (value === '') search('')
      }}
      onSubmit={() => search(text)}
      suffix={
        <Button size="s" kind="soft" onPress={() => search(text)} testId="shop-search">
          搜索
        </Button>
      }
      testId="shop-keyword"
    />
  )
})

const Categories = observer(function Categories({ shop }: ShopPart) {
  const known = shop.categories.value ?? []
  const items = [{ key: '', text: '全部' }, ...known.map(({ key, name }) => ({ key, text: name }))]
  return (
    <Tabs
      items={items}
      active={shop.filter.category}
      onChange={(category) => shop.choose({ category })}
      label="课程分类"
      layout="scroll"
      sticky
      panelId="shop-list"
    />
  )
})

const Order = observer(function Order({ shop }: ShopPart) {
  const [isOpen, setOpen] = useState(false)
  const { sort, price } = shop.filter
  const range = priceRanges.find(({ key }) => key === price)
  return (
    <View className="shop__order">
      <Segmented
        items={sorts}
        value={sort}
        onChange={(chosen) => shop.choose({ sort: chosen })}
        label="排序"
        className="yt-grow"
      />
      <Button size="s" kind={price ? 'primary' : 'ghost'} onPress={() => setOpen(true)} testId="shop-price">
        {price && range ? range.text : '价格'}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="价格">
        <Choice
          options={priceRanges}
          value={price}
          onChange={(chosen) => {
            setOpen(false)
            shop.choose({ price: chosen })
          }}
          label="价格"
          columns={2}
        />
      </Sheet>
    </View>
  )
})

function ShopBar() {
  const stores = useStores()
  return (
    <FootBar>
      <Button
        kind="soft"
        size="l"
        icon="message"
        onPress={() => void new Consultation(stores).open()}
        testId="shop-consult"
      >
        咨询
      </Button>
      <Button
        block
        kind="promo"
        size="l"
        onPress={() => void stores.ui.openDialog({ kind: 'courseSelection' })}
        testId="shop-choose"
      >
        帮我选课
      </Button>
    </FootBar>
  )
}
