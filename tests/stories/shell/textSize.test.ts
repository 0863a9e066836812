import { story } from '../story'

story(
  'a reader of H5 makes text larger, at once and for good',
  async (app) => {
    await app.open('/as-regards')
    await app.sees('联系我们')
    const normal = await app.box('马上生效，记在这台设备上')
    await app.tap({ role: 'radio', name: '特大' })
    const large = await app.box('马上生效，记在这台设备上')
    expect(large.height / normal.height).toBeGreaterThan(1.25)
    await app.relaunch()
    await app.sees('联系我们')
    expect((await app.box('马上生效，记在这台设备上')).height).toBe(large.height)
  },
  { only: 'h5' },
)
