import { story } from '../story'

story('the four tabs', async (app) => {
  await app.open('/')
  for (const [tab, pathname] of [
    ['学习', '/courses/study-center'],
    ['题库', '/exercises/combat'],
    ['我的', '/personal-center'],
    ['首页', '/'],
  ] as const) {
    await app.switchTab(tab)
    await app.isAt(pathname)
  }
  await app.sees('为你推荐')
})
