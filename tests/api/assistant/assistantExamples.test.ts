import { usersSend } from '@/contracts/assistant/chat'
import { bodyOf } from '../harness/askAssistant'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const ask = (text: string) => backend.ask(usersSend, { body: bodyOf({ text }) })

describe('a question in the words of a learner', () => {
  it.each([
    ['管理类联考总分多少', '200 分'],
    ['跨考心理学需要考数学吗', '不单独考数学'],
    ['学习打卡在哪里', '单词打卡'],
    ['怎么把收到的优惠券用掉', '我的—优惠券'],
    ['it is high time 后面', '过去式'],
    ['今年12月几号考研', '12'],
    ['法学本科考法硕是397还是398', '本科读法学的报法硕（法学）'],
    ['302是数学几', '数学（二）'],
    ['app里有历年真题吗', '没有收录历年真题原卷'],
    ['离考试没剩几天了怎么安排', '限时套卷'],
  ])('%s', async (question, fact) => {
    const turn = await ask(question)
    expect(turn.kind).toBe('extract')
    expect(turn.text).toContain(fact)
    expect(turn.sources.map(({ place }) => place)).not.toContain('课程')
  })

  it.each(['我好累，不想考了', '学不进去了，好想哭', '我感觉自己肯定考不上', '压力太大了，快撑不住'])(
    'of mood is met with care, one small step and a line to call: %s',
    async (question) => {
      const turn = await ask(question)
      expect(turn.text).toContain('12356')
      expect(turn.text).toMatch(/一小步|一件/)
      expect(turn.text).not.toMatch(/外国语|语种|价格：/)
      expect(turn.sources[0]?.place).toBe('心情')
    },
  )

  it('that asks for courses or prices is answered by goods all the same', async () => {
    for (const question of ['全程班多少钱', '有没有免费试听的课'])
      expect((await ask(question)).sources.map(({ place }) => place)).toContain('课程')
  })
})
