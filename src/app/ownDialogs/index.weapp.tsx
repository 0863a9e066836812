import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useStores } from '@/stores/useStores'
import { Dialog } from '@/ui/layout/Dialog'

/**
 * The dialogs of the mini-program's tab pages. The shared ones would weigh 40 KB in the main package, so a tab sends its
 * visitor to the login page, and goes on when he is back (decisions/006).
 */
export const OwnDialogs = observer(function OwnDialogs() {
  const { ui, navigator } = useStores()
  const { dialog } = ui
  const asksLogin = dialog?.kind === 'login'
  useEffect(() => {
    if (!asksLogin) return
    ui.handOver()
    void navigator.go('login')
  }, [asksLogin, navigator, ui])
  if (dialog?.kind !== 'confirm') return null
  return (
    <Dialog
      open
      title={dialog.title}
      message={dialog.text}
      confirmText={dialog.confirm}
      cancelText="取消"
      onConfirm={() => ui.close(true)}
      onCancel={() => ui.close(false)}
      testId="confirm"
    />
  )
})
