import { fallbackOf } from '@/routes/fallbackOf'
import { titleOf } from '@/routes/titleOf'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'

/** The answer of an address whose page is still being built: says so and leads to what there is, by its group's fallback. */
export function NotOpenView() {
  const { row, given } = useRoute()
  const { navigator } = useStores()
  const firstText = fallbackOf(row.path) === 'productList' ? '看看在售课程' : '回到首页'
  return (
    <Empty
      art="message"
      title={`${titleOf(row.title, given)}即将开放`}
      hint={row.pitch ?? '我们正在认真打磨这个页面，开放后会第一时间在首页告诉你'}
      action={{ text: firstText, onPress: () => void navigator.go('home') }}
      second={{ text: '我的课程', onPress: () => void navigator.go('studyCenter') }}
      testId="not-open"
    />
  )
}
