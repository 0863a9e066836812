import { story } from '../story'

story('a cold start shows the home page with its recommendations', async (app) => {
  await app.open('/')
  await app.hasTitle('首页')
  await app.sees('背单词')
  await app.sees('为你推荐')
})

story('an address that nobody knows leads to the error page', async (app) => {
  await app.open('/no-such-page')
  await app.sees('页面走丢了')
})
