import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Dialog } from '@/ui/layout/Dialog'

/**
 * The dialogs of the mini-program's tab pages. The shared ones would weigh 40 KB in the main package, so a tab sends its
 * visitor to the login page, and goes on when he is back (decisions/006).
 */
export const OwnDialogs = observer(function OwnDialogs() {
  const { ui, navigator, consents, loginFlow } = useStores()
  const { dialog } = ui
  const asksLogin = dialog?.kind === 'login'
  useEffect(() => {
    if (!asksLogin) return
    ui.handOver()
    void navigator.go('login')
  }, [asksLogin, navigator, ui])
  // The texts are too large for the main package. Their own page shows them, and the dialog reopens after it.
  if (dialog?.kind === 'consent')
    return (
      <Dialog
        open
        title="协议有更新，请重新确认"
        message={consents.missing.map(({ title, version }) => `《${title}》更新到 ${version} 版`).join('，')}
        confirmText="同意并继续"
        cancelText="不同意，退出登录"
        onConfirm={consents.agree}
        onCancel={() => {
          ui.close(false)
          void loginFlow.logout()
        }}
        testId="consent-dialog"
      >
        <Button
          kind="ghost"
          block
          onPress={() => {
            ui.close(false)
            void navigator.go('license')
          }}
        >
          阅读全文
        </Button>
      </Dialog>
    )
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
