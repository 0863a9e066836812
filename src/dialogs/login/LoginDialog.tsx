import { Sheet } from '@/ui/Sheet'
import type { DialogRequest } from '@/stores/UiStore'
import { LoginPanel } from './LoginPanel'

interface LoginDialogProps {
  readonly request: DialogRequest & { readonly kind: 'login' }
  readonly onClose: (done?: boolean) => void
}

/** The login/register dialog of seed §2: the page below stays, and goes on where it was. */
export function LoginDialog({ request, onClose }: LoginDialogProps) {
  return (
    <Sheet open title="登录 / 注册" onClose={() => onClose(false)} testId="login-dialog">
      <LoginPanel
        place="dialog"
        mode={request.mode ?? 'sms'}
        askName={request.askName ?? false}
        onSubmitted={() => onClose(true)}
      />
    </Sheet>
  )
}
