import { plannedLearner } from './learner'
import { story } from '../story'

story('the picture of a shared day is kept: in the album, or by a long press in a browser', async (app) => {
  const learner = await plannedLearner()
  const { shareId } = (await learner.ask('POST', 'shares', {})) as { shareId: string }
  await app.open(`/word-result?shareId=${shareId}`)
  await app.tap({ role: 'button', name: '保存图片' })
  await app.sees(app.platform === 'weapp' ? '已保存到相册' : '长按图片即可保存')
})
