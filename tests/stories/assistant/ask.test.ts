import { plannedLearner, openAs } from '../vocabulary/learner'
import { story } from '../story'

const LABEL = 'AI生成，仅供参考'

story('a stranger asks the teacher, rates the answer, and finds it again after a kill', async (app) => {
  await app.open('/market/chatbot-pro')
  await app.sees('你好，我是 AI 老师')
  await app.tap('abandon 怎么用？')
  await app.sees('They abandoned the plan after months of failure.')
  await app.sees(LABEL)
  await app.sees('[1] abandon')
  await app.tapSmall('满意')
  await app.sees('谢谢，我们会看的')
  await app.relaunch('/market/chatbot-pro')
  await app.sees('They abandoned the plan after months of failure.')
  await app.tap('新对话')
  await app.sees('你好，我是 AI 老师')
})

story('what a stranger asked is in the records after the login', async (app) => {
  await app.open('/market/chatbot-pro')
  await app.tap('毛中特怎么背？')
  await app.sees(LABEL)
  const learner = await plannedLearner()
  await openAs(app, learner, '/market/chatbot-pro')
  await app.sees(LABEL)
  await app.tap('记录')
  await app.isAt('/market/chatbot-messagelist')
  await app.sees('毛中特怎么背？')
})

story('a question is asked about the word that the learner came from', async (app) => {
  await app.open('/market/chatbot-pro?kind=word&key=abandon&title=abandon')
  await app.sees('关于单词：abandon')
  await app.type('问题', '怎么用？')
  await app.tap('发送')
  await app.sees('They abandoned the plan after months of failure.')
})

story('the customer service hands over to a person', async (app) => {
  await app.open('/market/recorder')
  await app.tap('转人工')
  await app.sees('联系人工客服')
})
