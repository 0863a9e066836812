import { openLoggedIn } from '../account/logIn'
import { story } from '../story'

const TITLE = '考研报名流程、网上确认'

story('a document is previewed, bookmarked and found again among the bookmarks', async (app) => {
  await openLoggedIn(app, '/study-docx?id=exam-1')
  await app.sees('下载 Word')
  await app.tap({ role: 'button', name: `收藏：${TITLE}` })
  await app.sees('已收藏')
  await app.relaunch('/bookmark')
  await app.sees(TITLE)
})

story('a place in a book is bookmarked, and the bookmark opens it again', async (app) => {
  await openLoggedIn(app, '/electronic/book?id=politics-core')
  await app.tap({ role: 'button', name: '下一页' })
  await app.tap({ role: 'button', name: '加书签' })
  await app.sees('已加书签，可在“我的收藏”里查看')
  await app.relaunch('/bookmark')
  await app.tap({ start: '政治核心考点' })
  await app.isAt('/electronic/book')
  await app.sees('加书签')
})
