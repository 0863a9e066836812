import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ComponentType } from 'react'
import { useStores } from '@/stores/useStores'
import { Toast } from '@/ui/feedback/Toast'

const LOADING = { text: '加载中', kind: 'loading' } as const

interface OverlaysProps {
  /** Draws the requested dialog. */
  readonly dialogs: ComponentType
}

/** Layers over the page: dialog, message, loading sign, offline notice. */
export const Overlays = observer(function Overlays({ dialogs: Dialogs }: OverlaysProps) {
  const { ui } = useStores()
  const { toast } = ui
  const message = toast ?? (ui.isLoading ? LOADING : null)
  return (
    <>
      {ui.isOnline ? null : <View className="page__offline">网络已断开</View>}
      {ui.dialog ? <Dialogs /> : null}
      <Toast toast={message} onDone={ui.hideToast} />
    </>
  )
})
