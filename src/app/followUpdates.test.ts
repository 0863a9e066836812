import { arriveUpdate } from '@/platform/updates'
import { UiStore } from '@/stores/UiStore'
import { followUpdates } from './followUpdates'

const open = (container: 'browser' | 'flutter' = 'browser') => {
  const ui = new UiStore()
  followUpdates({ ui, client: { container } as never })
  return ui
}
const settled = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a new version waits for the answer of its question', async () => {
  const ui = open()
  const apply = jest.fn()
  arriveUpdate(apply)
  await settled()
  expect(ui.dialog).toMatchObject({ kind: 'confirm', title: '新版本准备好了' })
  expect(apply).not.toHaveBeenCalled()
  ui.close(true)
  await settled()
  expect(apply).toHaveBeenCalledTimes(1)
})

test('refused, it stays away', async () => {
  const ui = open()
  const apply = jest.fn()
  arriveUpdate(apply)
  await settled()
  ui.close(false)
  await settled()
  expect(apply).not.toHaveBeenCalled()
})

test('it does not push another dialog away', async () => {
  const ui = open()
  void ui.openDialog({ kind: 'login' })
  arriveUpdate(jest.fn())
  await settled()
  expect(ui.dialog).toEqual({ kind: 'login' })
  ui.close(true)
  await settled(10_000)
  expect(ui.dialog?.kind).toBe('confirm')
})

test('inside the two apps nothing is followed', async () => {
  const ui = open()
  const inApp = open('flutter')
  arriveUpdate(jest.fn())
  await settled()
  expect([ui.dialog?.kind, inApp.dialog]).toEqual(['confirm', undefined])
})
