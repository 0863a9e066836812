import { usersSend } from '@/contracts/assistant/chat'
import type { Driver } from '../Driver'
import { story } from '../story'

const LABEL = 'AI生成，仅供参考'
/** Comes with a passage, so that the model is asked; words of the question say how it answers (server/src/dev/standInModel.ts). */
const ABOUT_A_WORD = '/market/chatbot-pro?kind=word&key=abandon&title=abandon'

const ask = async (app: Driver, question: string): Promise<void> => {
  await app.type('问题', question)
  await app.tap('发送')
}

story('an answer is stopped, stays, and is there again after a kill', async (app) => {
  await app.open(ABOUT_A_WORD)
  await ask(app, '一直说')
  await app.sees('这是第1句。')
  await app.tap('停止')
  await app.sees('已停止')
  await app.sees(LABEL)
  await app.relaunch('/market/chatbot-pro')
  await app.sees('已停止')
  await app.sees('这是第1句。')
})

story('an answer that grows is picked up after a kill', async (app) => {
  await app.open(ABOUT_A_WORD)
  await ask(app, '一直说')
  await app.sees('这是第1句。')
  await app.relaunch('/market/chatbot-pro')
  await app.sees('这是第4句。')
  await app.tap('停止')
  await app.sees('已停止')
})

story('a model that breaks off is followed by the passages, and it is said', async (app) => {
  await app.open(ABOUT_A_WORD)
  await ask(app, '中途断开')
  await app.sees('这是替身模型的回答。')
  await app.sees('智能整理中断了')
  await app.sees('They abandoned the plan after months of failure.')
  await app.sees(LABEL)
})

story('a question that the network lost is asked again by 重试', async (app) => {
  await app.open('/market/chatbot-pro')
  await app.sees('毛中特怎么背？')
  await app.cutNetwork()
  await app.tap('毛中特怎么背？')
  await app.sees('没有发出去')
  await app.restoreNetwork()
  await app.tap('重试')
  await app.sees(LABEL)
})

story('another answer is given, and one is rated with a reason', async (app) => {
  await app.open('/market/chatbot-pro')
  await app.tap('毛中特怎么背？')
  await app.sees(LABEL)
  await app.tap('换个答案')
  await app.sees(LABEL)
  await app.tap('不满意')
  await app.tap('内容有错')
  await app.sees('谢谢，我们会看的')
})

story('who asks too often reads it in words', async (app) => {
  const msg = '提问太快了，请一分钟后再问'
  await app.open('/market/chatbot-pro')
  await app.sees('毛中特怎么背？')
  await app.answer(usersSend.path, 429, { status: 429, code: 'Y42903', msg, data: null })
  await app.tap('毛中特怎么背？')
  await app.sees(msg)
})

story('the customer service hands over after two misses', async (app) => {
  await app.open('/market/recorder')
  for (const question of ['火星上的火锅底料', '火星上的奶茶配料']) {
    await ask(app, question)
    await app.sees(question)
    await app.sees('没有找到能回答这个问题的资料')
  }
  await app.sees('联系人工客服')
})

/** setData limit while an answer grows (docs/decisions/045). */
const MOST_BYTES = 4096
const MOST_A_SECOND = 12

story(
  'an answer of 20,000 characters grows in small steps',
  async (app) => {
    await app.open(ABOUT_A_WORD)
    await app.type('问题', '长篇大论')
    const before = (await app.weapp.stats()).setData.length
    const start = Date.now()
    await app.tap('发送')
    await app.sees('第 65 部分')
    await app.sees('换个答案')
    const seconds = (Date.now() - start) / 1000
    const sent = (await app.weapp.stats()).setData.slice(before)
    expect(sent.length).toBeGreaterThan(100)
    expect(Math.max(...sent.map(({ bytes }) => bytes))).toBeLessThanOrEqual(MOST_BYTES)
    expect(sent.length).toBeLessThanOrEqual(MOST_A_SECOND * seconds)
  },
  { only: 'weapp' },
)

story('formulas of an answer are pictures, and the mark of a source opens its page', async (app) => {
  await app.open('/market/chatbot-pro?kind=question&key=maths-1-p2&title=极限')
  await ask(app, '中途断开')
  await app.sees('最高次项系数之比')
  await app.sees(LABEL)
  // The alternative text would show without the picture, its TeX without typesetting.
  expect(await app.visibleText()).not.toMatch(/同除以\s*x|\\frac|\$/)
  await app.tap('[1]')
  await app.isAt('/market/paper-practice')
})
