import { story } from '../story'

const LARGE = 22.4

story(
  'WeChat’s large font makes text larger and loses none',
  async (app) => {
    await app.open('/')
    await app.sees('为你推荐')
    const normal = await app.box('为你推荐')
    await app.open('/', { fontSizeSetting: LARGE })
    await app.sees('为你推荐')
    const large = await app.box('为你推荐')
    expect(large.height / normal.height).toBeGreaterThan(1.25)
  },
  { only: 'weapp' },
)
