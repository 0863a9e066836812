import { setTimeout as pause } from 'node:timers/promises'
import maths from '../../../content/papers/maths-1.json'
import { linearText } from '@/domain/maths/formulaText'
import { freshPhone } from '../account/freshPhone'
import { logInBySms } from '../account/logIn'
import { smsCodeOf } from '../account/smsCodeOf'
import type { Driver, Target } from '../Driver'
import { story } from '../story'

const CUT = { allow: { console: [/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk/] } }
const PAPER = '?paper=maths-1'
const READ_MS = 2500
/** Find an option by its name: its formulas are pictures. */
const rightOptionOf = (question: (typeof maths.questions)[number] | undefined): Target => {
  const letter = question?.answer ?? ''
  const text = question?.options[letter.charCodeAt(0) - 65] ?? ''
  return { role: 'radio', name: `${letter} ${linearText(text)}` }
}

/** Answers the questions of the test in order, each rightly. */
const answer = async (app: Driver, from: number, to: number): Promise<void> => {
  for (let no = from; no < to; no++) {
    await app.sees(`第 ${no + 1} / ${maths.questions.length} 题`)
    await app.tapOption(rightOptionOf(maths.questions[no]))
    await app.tap({ role: 'button', name: '下一题' })
  }
}

/** Fills in the lead dialog as a stranger. */
const leaveLead = async (app: Driver): Promise<void> => {
  const phone = freshPhone()
  await app.type('请输入姓名', '王小研')
  await app.type('请输入手机号', phone)
  await app.tap({ role: 'button', name: '获取验证码' })
  await app.type('请输入验证码', await smsCodeOf(phone))
  await app.tap({ start: '我已阅读并同意' })
  await app.tap({ role: 'button', name: '提交' })
}

story('a paper is practised with its key after each answer, and goes on where it was left', async (app) => {
  await app.open(`/market/paper-practice${PAPER}`)
  await app.sees('第 1 / 8 题')
  await app.tapOption(rightOptionOf(maths.practice[0]))
  await app.sees('答对了')
  await app.tap({ role: 'button', name: '下一题' })
  await app.sees('第 2 / 8 题')
  await app.relaunch(`/market/paper-practice${PAPER}`)
  await app.sees('第 2 / 8 题')
  await app.sees('已做 1 / 8，做对 1')
})

story('a test from its first question to report and rank', async (app) => {
  await app.open(`/market/paper-test${PAPER}`)
  await app.tap({ role: 'button', name: '开始测试' })
  const begunAt = Date.now()
  await answer(app, 0, 3)
  // Wait: answers faster than a question is read do not rank (PaperService).
  await pause(Math.max(0, begunAt + 3 * READ_MS - Date.now()))
  await app.tap({ role: 'button', name: '交卷' })
  await app.sees('还有 9 题没答')
  await app.tap({ role: 'button', name: '确认交卷' })
  await logInBySms(app)
  await app.sees('对 3 题，共 12 题')
  await app.sees('先补')
  await app.tap({ role: 'button', name: '看排行榜' })
  await app.sees('我的名次')
})

story(
  'a test whose network is cut at hand-in is kept and handed in when it is back',
  async (app) => {
    await app.open(`/market/paper-report${PAPER}`)
    await app.tap({ role: 'button', name: '登录' })
    await logInBySms(app)
    await app.sees('这张卷还没有成绩')
    await app.tap({ role: 'button', name: '去限时测试' })
    await app.tap({ role: 'button', name: '开始测试' })
    await answer(app, 0, 2)
    await app.tap({ role: 'button', name: '交卷' })
    await app.sees('还有 10 题没答')
    await app.cutNetwork()
    await app.tap({ role: 'button', name: '确认交卷' })
    await app.sees('答卷已保存')
    await app.sees('网络不给力，请检查网络后重试，答案都在这台设备上')
    await app.restoreNetwork()
    await app.tap({ role: 'button', name: '再试一次' })
    await app.sees('对 2 题，共 12 题')
  },
  CUT,
)

story('a mind map is searched, opened whole, and read node by node', async (app) => {
  await app.open('/market/mind-map?map=calculus')
  await app.sees('极限与连续')
  await app.type('在导图里找', '罗尔')
  await app.sees('罗尔定理')
  await app.tap('罗尔定理')
  await app.sees('两端相等，中间有一点导数为 0')
  await app.tap('拉格朗日定理')
  await app.sees('f(b) − f(a)')
  await app.tap({ role: 'button', name: '回到整张导图' })
  await app.sees('极限与连续')
})

story('a recording plays, is stopped, and stays at its place', async (app) => {
  await app.open('/market/audio-page')
  await app.tap({ role: 'button', name: '播放' })
  await app.sees('暂停')
  await app.tap('+10')
  await app.sees('0:1')
  await app.tap({ role: 'button', name: '暂停' })
  await app.relaunch('/market/audio-page')
  await app.sees('0:1')
})

story('a lecture is reserved by a stranger', async (app) => {
  await app.open('/market/lecture-parents27')
  await app.sees('家长说明会：怎么支持，怎么不添乱')
  await app.tap('预约')
  await app.sees('预约讲座')
  await leaveLead(app)
  await app.sees('已预约')
})

story('an application is sent and its state shown', async (app) => {
  await app.open('/market/campus-manager')
  await app.tap({ role: 'button', name: '填写申请' })
  await app.sees('申请校园经理')
  await app.type('请输入就读院校', '武汉大学')
  await leaveLead(app)
  await app.sees('已收到你的申请')
  // The backend knows it: the next visit shows it too.
  await app.relaunch('/market/campus-manager-apply')
  await app.sees('已收到你的申请')
})

story('a broadcast is counted down to before it, and seen again after it', async (app) => {
  await app.open('/market/live-night27')
  await app.sees('预约直播')
  await app.open('/market/live-choose27')
  await app.tap({ role: 'button', name: '看回放' })
  await app.sees('备考避坑第一讲')
  await app.tap({ role: 'button', name: '关闭' })
  await app.seesNo('备考避坑第一讲')
})

story('a profile says what is missing once its owner is known, and leads to the form', async (app) => {
  await app.open('/market/improve-info')
  await app.sees('登录后看你还差哪几项')
  await app.tap({ role: 'button', name: '登录' })
  await logInBySms(app)
  await app.sees('还差 6 项')
  await app.tap({ role: 'button', name: '去完善' })
  await app.isAt('/improve-info')
})

story(
  'the rules of points stand below the first picture, and who wants to know more leaves his phone',
  async (app) => {
    await app.open('/market/integral-rules')
    await app.sees('积分还没有开通。这里先写明规则')
    await app.sees('一件事只记一次，重复点不会多得')
    await app.sees('第一次算，后面不再加')
    await app.tap('开通时通知我')
    await app.sees('预约报名')
    await leaveLead(app)
    await app.seesNo('预约报名')
  },
)
