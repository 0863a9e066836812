import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { GoodsCard } from '@/blocks/cards/GoodsCard'
import { mobileBanners } from '@/contracts/base/dictionary'
import { goodsList, type Goods } from '@/contracts/course/goods'
import { courseTypePowerHomes } from '@/contracts/gaoshou/courseTypePowers'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { firstScreen } from '@/platform/firstScreen'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Slot } from '@/ui/layout/Slot'
import { BannerCarousel } from './components/BannerCarousel'
import { ChannelGrid } from './components/ChannelGrid'
import { HomeHead } from './components/HomeHead'
import { TodayCard } from './components/TodayCard'
import './HomeView.scss'

/** What the backend drew the first screen of home from (server/src/firstScreen). */
const writtenSchema = v.object({
  banners: mobileBanners.response,
  channels: courseTypePowerHomes.response,
  courses: goodsList.response,
})

const readWritten = () => {
  const parsed = v.safeParse(writtenSchema, firstScreen.data())
  return parsed.success ? parsed.output : undefined
}

/** Seed §2: three hosts have the smart teacher for a home. */
const useSmartTeacherHome = (): void => {
  const { navigator, client } = useStores()
  useEffect(() => {
    if (siteConfig.smartTeacherHosts.includes(client.hostname)) void navigator.replace('chatbotPro')
  }, [client, navigator])
}

const courseCard = (goods: Goods) => (
  <GoodsCard key={goods.goodsId} goods={goods} note={goods.subtitle} tags={goods.tags.slice(0, 2)} />
)

/** The home hub: banners, channels, today's study, recommended courses, the assistant's entry (routes.json). */
export const HomeView = observer(function HomeView() {
  const { call, navigator } = useStores()
  const [written] = useState(readWritten)
  const banners = usePersistedResource(
    { name: 'home:banners', schema: mobileBanners.response },
    () => call(mobileBanners, { query: { position: 'home' } }, { quiet: true }),
    written?.banners,
  )
  const channels = usePersistedResource(
    { name: 'home:channels', schema: courseTypePowerHomes.response },
    () => call(courseTypePowerHomes, {}, { quiet: true }),
    written?.channels,
  )
  const courses = usePersistedResource(
    { name: 'home:courses', schema: goodsList.response },
    () => call(goodsList, { query: { recommended: '1', size: 4 } }, { quiet: true }),
    written?.courses,
  )
  useSmartTeacherHome()
  const isDrawn = banners.phase.kind !== 'idle' && banners.phase.kind !== 'loading'
  useEffect(() => {
    if (isDrawn) firstScreen.leave()
  }, [isDrawn])
  return (
    <View className="home">
      <HomeHead />
      <View className="home__body">
        <View className="home__banners">
          <Loadable phase={banners.phase} skeleton="block" size="small" onRetry={() => void banners.load()}>
            {(value) => <BannerCarousel banners={value} />}
          </Loadable>
        </View>
        <Slot>
          <TodayCard />
        </Slot>
        <View className="home__channels">
          <Loadable phase={channels.phase} skeleton="block" size="small" onRetry={() => void channels.load()}>
            {(value) => <ChannelGrid channels={value} />}
          </Loadable>
        </View>
        <Section
          title="为你推荐"
          more={{ text: '全部课程', onPress: () => void navigator.go('productList') }}
          testId="home-courses"
        >
          <Loadable phase={courses.phase} skeleton="card" size="small" onRetry={() => void courses.load()}>
            {({ list }) => <View className="home__courses">{list.map(courseCard)}</View>}
          </Loadable>
        </Section>
      </View>
    </View>
  )
})
