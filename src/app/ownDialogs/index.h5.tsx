import { useStores } from '@/stores/useStores'
import { useLazy } from '@/ui/useLazy'

/** The dialogs of a page that brings none of its own, on H5 all of them: they load when the first one is asked for. */
export function OwnDialogs() {
  const { ui } = useStores()
  const fail = (): void => {
    ui.close()
    ui.say('没有加载出来，请再试一次')
  }
  const DialogHost = useLazy(true, async () => (await import('@/dialogs/DialogHost')).default, fail)
  return DialogHost ? <DialogHost /> : null
}
