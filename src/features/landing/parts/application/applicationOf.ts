import type { PromoPage } from '@/contracts/pages/promoPages'

interface Application {
  /** Title of the dialog. */
  readonly title: string
  readonly pitch: string
  readonly button: string
  /** Whether school details are required besides name and phone. */
  readonly needsSchool: boolean
  /** Noun of the action: 申请 or 预约. */
  readonly kind: string
  /** Verb of the action. */
  readonly verb: string
  readonly steps: readonly { readonly key: string; readonly text: string; readonly note: string }[]
}

const MANAGER: Application = {
  title: '申请校园经理',
  pitch: '留下姓名、手机和学校，三天内有人联系你',
  button: '填写申请',
  needsSchool: true,
  kind: '申请',
  verb: '投递',
  steps: [
    { key: 'sent', text: '投递', note: '填一张表，一分钟' },
    { key: 'read', text: '初审', note: '三天内电话联系' },
    { key: 'talk', text: '面试', note: '线上二十分钟' },
    { key: 'start', text: '上岗', note: '带教一周，再独立负责' },
  ],
}

const auditionOf = (subject: string): Application => ({
  title: `预约${subject}试听`,
  pitch: '留下姓名和手机，老师按你的基础挑一节课',
  button: '预约试听',
  needsSchool: false,
  kind: '预约',
  verb: '预约',
  steps: [
    { key: 'sent', text: '预约', note: '一分钟填完' },
    { key: 'read', text: '沟通', note: '老师问清基础和目标' },
    { key: 'hear', text: '试听', note: '一节完整的课' },
    { key: 'plan', text: '规划', note: '听完给你一张建议表' },
  ],
})

/** The application that a page offers. */
export const applicationOf = ({ family, subject = '' }: PromoPage): Application =>
  family === 'campus-manager' ? MANAGER : auditionOf(subject)
