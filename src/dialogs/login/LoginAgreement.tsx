import { AgreementTick } from '@/blocks/AgreementTick'

interface LoginAgreementProps {
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
}

/** The consent of every form that may make an account. */
export const LoginAgreement = ({ agreed, onAgree }: LoginAgreementProps) => (
  <AgreementTick
    agreed={agreed}
    onAgree={onAgree}
    title="用户协议与隐私政策"
    documents={['user-agreement', 'privacy-policy']}
    note="未注册的手机号会自动注册"
    testId="login-agree"
  />
)
