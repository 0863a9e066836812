import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { ariaProps } from '@/ui/controls/target'
import { useStaffWorld } from './useStaff'

/** New leads since the page was opened, and the way to them. */
export const NewLeadNotice = observer(function NewLeadNotice() {
  const { navigator } = useStores()
  const { id } = useRoute()
  const { leads } = useStaffWorld()
  const [newest] = leads.fresh
  if (!newest) return null
  const show = (): void => {
    leads.read()
    if (id !== 'clueInfo') return void navigator.go('clueInfo', { clueId: newest.id })
    void navigator.replace('clueInfo', { clueId: newest.id })
  }
  return (
    <View className="sales-notice" {...ariaProps({ role: 'status', live: 'polite', testId: 'new-leads' })}>
      <Card>
        <View className="sales__row">
          <View>{`收到 ${leads.fresh.length} 条新线索：${newest.name || newest.phone}`}</View>
          <Button size="s" onPress={show}>
            去看看
          </Button>
          <Button size="s" kind="ghost" onPress={leads.read}>
            知道了
          </Button>
        </View>
      </Card>
    </View>
  )
})
