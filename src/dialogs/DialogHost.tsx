import { observer } from 'mobx-react'
import { useStores } from '@/stores/useStores'
import { Dialog } from '@/ui/layout/Dialog'
import { AccountDialog } from './account/AccountDialog'
import { ConsentDialog } from './consent/ConsentDialog'
import { CourseSelectionDialog } from './course/CourseSelectionDialog'
import { LeadDialog } from './lead/LeadDialog'
import { LoginDialog } from './login/LoginDialog'
import { QrCardDialog } from './qr/QrCardDialog'

/** Draws the requested dialog. A default export because the shell loads it lazily. */
const DialogHost = observer(function DialogHost() {
  const { ui } = useStores()
  const { dialog } = ui
  switch (dialog?.kind) {
    case 'login':
      return <LoginDialog request={dialog} onClose={ui.close} />
    case 'qrCard':
      return <QrCardDialog request={dialog} onClose={ui.close} />
    case 'courseSelection':
      return <CourseSelectionDialog request={dialog} onClose={ui.close} />
    case 'lead':
      return <LeadDialog request={dialog} onClose={ui.close} />
    case 'consent':
      return <ConsentDialog onClose={ui.close} />
    case 'account':
      return <AccountDialog request={dialog} onClose={ui.close} />
    case 'confirm':
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
    case undefined:
      return null
  }
})

export default DialogHost
