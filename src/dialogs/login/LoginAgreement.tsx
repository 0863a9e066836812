import { AgreementTick } from '@/blocks/AgreementTick'

interface LoginAgreementProps {
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
  /** What else follows from it, said below. */
  readonly note?: string
}

/** What a code proves makes an account where there is none; a password proves nothing of a new number. */
export const REGISTERS = '未注册的手机号会自动注册'

/** The consent of every form that may make an account. */
export const LoginAgreement = ({ agreed, onAgree, note }: LoginAgreementProps) => (
  <AgreementTick
    agreed={agreed}
    onAgree={onAgree}
    title="用户协议与隐私政策"
    documents={['user-agreement', 'privacy-policy']}
    {...(note && { note })}
    testId="login-agree"
  />
)
