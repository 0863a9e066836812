import { asOperator } from '../asOperator'
import { logInBySms, openLoggedIn } from '../account/logIn'
import { story } from '../story'

const PAPER = 'politics-mock-2'
const SHEET = `/score/estimate-score?paper=${PAPER}`

/** Sends an operator's call about a paper. */
const operate = (path: string, body: object): Promise<unknown> =>
  asOperator({ method: 'PUT', path: `/score/v1/papers/${path}` }, body)

/** Corrects a key as an operator does. */
const correct = (line: string): Promise<unknown> => operate(`${PAPER}/key`, { line, note: '更正' })

story('a sheet survives no network and a kill, is scored, and follows a corrected key', async (app) => {
  await correct('1-4 ABCD')
  await openLoggedIn(app, SHEET)
  await app.sees('整行粘贴')
  await app.tap({ role: 'button', name: '第 1 题选 A' })
  await app.cutNetwork()
  await app.tap({ role: 'button', name: '第 2 题选 B' })
  await app.type('整行粘贴', '3-4 CA')
  await app.tap({ role: 'button', name: '填入' })
  await app.sees('网络不通，答案已存在本机，联网后自动保存')
  await app.restoreNetwork()
  await app.relaunch(SHEET)
  await app.sees('已填 4/38 题，随时退出都不会丢')
  await app.tap({ role: 'button', name: '提交估分' })
  await app.sees('客观题 3 分，答对 3 题，答错 1 题')
  await app.sees('第 4 题：你选 A，参考答案 D')
  await correct('4 A')
  await app.relaunch(SHEET)
  await app.sees('客观题 4 分，答对 4 题，答错 0 题')
})

story('a stranger evaluates four scores, logs in, and finds them in the total report', async (app) => {
  await app.open('/score/quickevaluate')
  await app.type('政治（满分 100）', '68')
  await app.type('外语（满分 100）', '70')
  await app.type('业务课一（满分 150）', '110')
  await app.type('业务课二（满分 150）', '112')
  await app.sees('总分 360 分')
  await app.tap({ role: 'button', name: '马上评估' })
  await app.sees('国家线对照')
  await app.tap({ role: 'button', name: '存到我的估分，看总报告' })
  await logInBySms(app)
  await app.isAt('/score/totalreport')
  await app.sees('360 分')
})

story('an adjustment opening is filtered, opened and kept', async (app) => {
  await openLoggedIn(app, '/score/review-adjust')
  await app.tap({ role: 'radio', name: '工学' })
  await app.tap({ role: 'radio', name: 'B 区' })
  await app.sees('示例数据')
  await app.tap('云南大学 电子信息')
  await app.sees('申请条件')
  await app.tap({ role: 'button', name: '收藏' })
  await app.sees('已收藏')
})

story('the paper of an exam evening is there at once, and a corrected key changes its score', async (app) => {
  const id = 'exam-story'
  await operate(id, {
    unit: '199',
    unitName: '管理类综合能力',
    title: '考试当晚的试卷',
    source: '研途教研',
    note: '',
    table: '单选 1\n1-2 AB\n主观 8\n3 观点=3；分析=5',
  })
  await openLoggedIn(app, `/score/estimate-score?paper=${id}`)
  await app.sees('主观题还没有自评，共 2 个评分点')
  await app.tap({ role: 'button', name: '第 1 题选 A' })
  await app.tap({ role: 'button', name: '第 2 题选 C' })
  await app.tap({ role: 'button', name: '提交估分' })
  await app.sees('客观题 1 分，答对 1 题，答错 1 题')
  await operate(`${id}/key`, { line: '2 C', note: '更正' })
  await app.relaunch(`/score/estimate-score?paper=${id}`)
  await app.sees('客观题 2 分，答对 2 题，答错 0 题')
  await operate(`${id}/offer`, { isOffered: false })
})
