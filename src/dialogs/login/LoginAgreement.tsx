import { AgreementTick } from '@/blocks/AgreementTick'

interface LoginAgreementProps {
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
  /** A code proves a number, and makes an account where there is none; a password does not. */
  readonly mayRegister: boolean
}

/** The consent of every form that lets somebody in. */
export const LoginAgreement = ({ agreed, onAgree, mayRegister }: LoginAgreementProps) => (
  <AgreementTick
    agreed={agreed}
    onAgree={onAgree}
    title="用户协议与隐私政策"
    documents={['user-agreement', 'privacy-policy']}
    note={mayRegister ? '未注册的手机号会自动注册' : undefined}
    testId="login-agree"
  />
)
