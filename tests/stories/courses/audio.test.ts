import { openLoggedIn } from '../account/logIn'
import { story } from '../story'

story('a recording goes on in the background, and after a kill where it stopped', async (app) => {
  await openLoggedIn(app, '/courses/audio-list')
  await app.sees('英语听记')
  await app.tap('第一组：prove 到 detail')
  await app.isAt('/courses/audio-action')
  await app.tap({ role: 'button', name: '播放' })
  expect(await app.hears()).toContain('words-1.mp3')
  await app.sees('暂停')
  await app.background()
  await app.foreground()
  await app.sees('暂停')
  await app.tap({ role: 'button', name: '前进15秒' })
  await app.back()
  await app.isAt('/courses/audio-list')
  await app.sees('正在听')
  await app.relaunch('/courses/audio-list')
  await app.sees('听到 0:1')
})
