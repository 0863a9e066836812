import { openLoggedIn } from '../account/logIn'
import { services } from '../../e2e/harness/Services'
import { freshSession, type KeptSession } from '../../e2e/sessionOf'
import { BUDGETS } from '../budgets'
import { eventually } from '../eventually'
import { story } from '../story'

/** The study days of a learner, as the backend knows them. */
const heardBy = async ({ uid, authorization }: KeptSession): Promise<string> => {
  const headers = { authorization: `Bearer ${authorization}` }
  return (await fetch(`${services().backend}/course/v1/users/${uid}/study-days`, { headers })).text()
}

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

story('a free course is taken with one tap, and what is heard of it stands in the record', async (app) => {
  const session = await freshSession(services().backend)
  await app.keepLogin(session)
  await app.open('/courses/courses-detail?goodsId=270006')
  await app.tap({ role: 'button', name: '免费加入' })
  await app.sees('去学习')
  await app.open('/courses/audio-action?goodsId=270006&lessonId=004')
  await app.sees('政治时政音频第一期')
  await app.tap({ role: 'button', name: '播放' })
  await app.sees('暂停')
  await app.sees('0:03')
  await app.tap({ role: 'button', name: '暂停' })
  await app.sees('播放')
  const isTold = async () => ((await heardBy(session)).includes('270006') ? true : null)
  await eventually(isTold, () => heardBy(session))
  await app.open('/courses/course-record')
  await app.sees('政治时政音频第一期')
  await app.tap('政治时政音频第一期')
  await app.isAt('/courses/audio-action')
})

const PLAYED_SECONDS = 6

story(
  'a recording that plays sends the view at most a little each second, at twice its speed too',
  async (app) => {
    await openLoggedIn(app, '/courses/audio-list')
    await app.tap('第一组：prove 到 detail')
    await app.isAt('/courses/audio-action')
    await app.tap({ role: 'button', name: '播放' })
    await app.sees('暂停')
    await app.tap('2×')
    await app.weapp.restingText()
    const before = (await app.weapp.stats()).setData.length
    const began = Date.now()
    await new Promise((done) => setTimeout(done, PLAYED_SECONDS * 1000))
    const sent = (await app.weapp.stats()).setData.slice(before)
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.length).toBeLessThanOrEqual(Math.ceil((Date.now() - began) / 900))
    expect(sent.filter(({ bytes }) => bytes > BUDGETS.secondBytes)).toEqual([])
    await app.sees('暂停')
  },
  { only: 'weapp' },
)
