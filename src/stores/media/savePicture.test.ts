import { fakeAlbum, type SaveOutcome } from '@/platform/image'
import { UiStore } from '../UiStore'
import { savePicture } from './savePicture'

const save = async (outcome: SaveOutcome, press?: string) => {
  fakeAlbum.outcome = outcome
  fakeAlbum.settings = 0
  const ui = new UiStore()
  const saving = savePicture('/p.png', ui, press)
  await Promise.resolve()
  await Promise.resolve()
  return { ui, saving }
}

test.each([
  ['saved', '已保存到相册'],
  ['press', '长按图片即可保存'],
  ['failed', '没有保存成功，请检查网络后重试'],
] as const)('%s is said as %s, and asks nothing', async (outcome, text) => {
  const { ui, saving } = await save(outcome)
  await saving
  expect([ui.toast?.text, ui.dialog, fakeAlbum.settings]).toEqual([text, undefined, 0])
})

test('a page says in its own words what to press', async () => {
  const { ui, saving } = await save('press', '长按二维码即可保存')
  await saving
  expect(ui.toast?.text).toBe('长按二维码即可保存')
})

test.each([
  [true, 1],
  [false, 0],
])('who has closed the album is offered the settings (%s)', async (goes, settings) => {
  const { ui, saving } = await save('refused')
  expect(ui.dialog).toMatchObject({ kind: 'confirm', confirm: '去设置' })
  ui.close(goes)
  await saving
  expect([fakeAlbum.settings, ui.toast]).toEqual([settings, undefined])
})
