import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { PersonCard } from '@/blocks/cards/PersonCard'
import { goodsComments, type GoodsDetail } from '@/contracts/course/goods'
import { relativeTime } from '@/lib/relativeTime'
import { PagedList } from '@/stores/page/PagedList'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'

const PAGE_SIZE = 10

/** Learners' comments. */
export const CourseComments = observer(function CourseComments({ goods }: { readonly goods: GoodsDetail }) {
  const { call, clock } = useStores()
  const [comments] = useState(
    () =>
      new PagedList({
        fetch: (page) =>
          call(goodsComments, { params: { goodsId: goods.goodsId }, query: { page, size: PAGE_SIZE } }),
        idOf: ({ id }) => id,
        first: { list: goods.comments, total: goods.commentCount },
      }),
  )
  return (
    <>
      {goods.commentCount > 0 ? (
        <Card>
          <View className="course__rating">{goods.rating.toFixed(1)}</View>
          <View className="course__minutes">共 {goods.commentCount} 条评价</View>
        </Card>
      ) : null}
      <Pages
        pages={comments}
        empty={<Empty size="small" title="还没有评价" hint="学完第一节课后可以来说说感受" />}
        draw={({ id, userName, avatar, stars, content, createdAt }) => (
          <PersonCard
            key={id}
            name={userName}
            avatar={avatar}
            note={`${'★'.repeat(stars)} ${relativeTime(createdAt, clock.now())}`}
            text={content}
          />
        )}
      />
    </>
  )
})
