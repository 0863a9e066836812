import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { goodsDetail, type GoodsDetail } from '@/contracts/course/goods'
import { sharePictureOf } from '@/domain/landing/sharePictureOf'
import { learnersText } from '@/domain/courses/learnersText'
import { navigation } from '@/platform/navigation'
import { buildAddress } from '@/routes/buildUrl'
import { siteConfig } from '@/stores/siteConfig'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Loadable } from '@/ui/feedback/Loadable'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/ui/feedback/Price'
import { Tabs } from '@/ui/layout/Tabs'
import { Tag } from '@/ui/feedback/Tag'
import { CourseComments } from '../../shop/CourseComments'
import { CourseIntroduction } from '../../shop/CourseIntroduction'
import { CourseOutline } from '../../shop/CourseOutline'
import { CourseTeachers } from '../../shop/CourseTeachers'
import { PurchaseBar } from '../../shop/PurchaseBar'
import { validityText } from '../../shop/validityText'
import './CoursesDetailView.scss'

const TABS = [
  { key: 'introduction', text: '介绍' },
  { key: 'outline', text: '大纲' },
  { key: 'teachers', text: '老师' },
  { key: 'comments', text: '评价' },
] as const

type TabKey = (typeof TABS)[number]['key']

const PARTS: Readonly<Record<TabKey, (props: { goods: GoodsDetail }) => JSX.Element>> = {
  introduction: CourseIntroduction,
  outline: CourseOutline,
  teachers: CourseTeachers,
  comments: CourseComments,
}

/** /courses/courses-detail: a course's offer, with a button to buy or learn. */
export const CoursesDetailView = observer(function CoursesDetailView() {
  const { call } = useStores()
  const { given } = useRoute()
  const goodsId = given['goodsId'] ?? ''
  const goods = useResource(() => call(goodsDetail, { params: { goodsId } }, { quiet: true }))
  return (
    <Loadable phase={goods.phase} skeleton="detail" onRetry={() => void goods.load()}>
      {(value) => <Detail goods={value} />}
    </Loadable>
  )
})

function Detail({ goods }: { readonly goods: GoodsDetail }) {
  const { describe, given } = useRoute()
  const { title, subtitle, cover } = goods
  useEffect(() => {
    // WeChat's card shows what is sold, not the name of the page.
    describe({
      title,
      share: { description: subtitle, imageUrl: siteConfig.apiBase + sharePictureOf(cover) },
    })
  }, [title, subtitle, cover])
  const [tab, setTab] = useState(() => TABS.find(({ key }) => key === given['tab'])?.key ?? 'introduction')
  const show = (part: TabKey): void => {
    setTab(part)
    navigation.rewriteAddress(buildAddress('coursesDetail', { ...given, tab: part }))
  }
  const Part = PARTS[tab]
  return (
    <View className="course">
      <Picture src={siteConfig.apiBase + goods.cover} alt={goods.title} ratio={16 / 9} eager />
      <Card className="course__head">
        <Price fen={goods.price} originalFen={goods.originalPrice} size="l" />
        <View className="course__title">{goods.title}</View>
        <View className="course__subtitle">{goods.subtitle}</View>
        <View className="course__tags">
          {goods.tags.map((tag) => (
            <Tag key={tag} tone="brand">
              {tag}
            </Tag>
          ))}
        </View>
        <View className="course__facts">
          <View>{goods.lessonCount} 课时</View>
          <View>{learnersText(goods.learners)}</View>
          <View>{validityText(goods)}</View>
        </View>
      </Card>
      <Tabs items={TABS} active={tab} onChange={show} label="课程内容" sticky panelId="course-part" />
      <View id="course-part" className="course__part">
        <Part goods={goods} />
      </View>
      <PurchaseBar goods={goods} />
    </View>
  )
}
