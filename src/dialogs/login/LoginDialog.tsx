import { useState } from 'react'
import { Sheet } from '@/ui/layout/Sheet'
import type { DialogRequest } from '@/stores/UiStore'
import type { LoginMode } from './LoginForm'
import { LoginPanel } from './LoginPanel'

interface LoginDialogProps {
  readonly request: DialogRequest & { readonly kind: 'login' }
  readonly onClose: (done?: boolean) => void
}

const TITLES: Readonly<Record<LoginMode, string>> = {
  sms: '登录 / 注册',
  password: '登录 / 注册',
  reset: '重设密码',
}

/** The login/register dialog of seed §2: the page below stays, and goes on where it was. */
export function LoginDialog({ request, onClose }: LoginDialogProps) {
  const [mode, setMode] = useState<LoginMode>(request.mode ?? 'sms')
  return (
    <Sheet open title={TITLES[mode]} onClose={() => onClose(false)} testId="login-dialog">
      <LoginPanel
        place="dialog"
        mode={request.mode ?? 'sms'}
        askName={request.askName ?? false}
        onMode={setMode}
        onSubmitted={() => onClose(true)}
      />
    </Sheet>
  )
}
