import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { lazy, Suspense } from 'react'
import { useStores } from '@/stores/useStores'
import { Toast } from '@/ui/Toast'

/** The dialogs load when the first one is asked for: nobody waits for them at the first paint. */
const DialogHost = lazy(() => import('@/dialogs/DialogHost'))

const LOADING = { text: '加载中', kind: 'loading' } as const

/** What lies over the page on screen: dialog, message, loading sign, offline notice. */
export const Overlays = observer(function Overlays() {
  const { ui } = useStores()
  const { toast } = ui
  const message = toast ?? (ui.isLoading ? LOADING : null)
  return (
    <>
      {ui.isOnline ? null : <View className="page__offline">网络已断开，内容可能不是最新的</View>}
      {ui.dialog ? (
        <Suspense fallback={null}>
          <DialogHost />
        </Suspense>
      ) : null}
      <Toast toast={message} onDone={ui.hideToast} />
    </>
  )
})
