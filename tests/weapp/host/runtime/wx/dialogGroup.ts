import type { HostContext } from '../HostContext'
import type { ModalAnswer } from '../chrome/Overlays'
import type { Options } from './Options'
import { WxFailure } from './WxFailure'
import type { WxGroup } from './WxGroup'

const MOST_ITEMS = 6

/** Toast, loading, modal, action sheet, and the clipboard, which answers with a toast of its own. */
export const dialogGroup = ({ chrome: { overlays }, device }: HostContext): WxGroup => {
  const modal = (options: Options): Promise<ModalAnswer> =>
    overlays.modal({
      title: options.text('title'),
      content: options.text('content'),
      showCancel: options.flag('showCancel', true),
      cancelText: options.text('cancelText') || '取消',
      confirmText: options.text('confirmText') || '确定',
      editable: options.flag('editable'),
      placeholder: options.text('placeholderText'),
    })
  return {
    async: {
      showToast: (options) =>
        overlays.toast(
          options.text('title'),
          options.text('icon', 'success'),
          options.number('duration', 1500),
        ),
      hideToast: () => overlays.hideToast(),
      showLoading: (options) => overlays.loading(options.text('title')),
      hideLoading: () => overlays.hideLoading(),
      showModal: modal,
      showActionSheet: async (options) => {
        const items = options.texts('itemList')
        if (items.length > MOST_ITEMS) {
          throw new WxFailure(`parameter error: itemList should not be larger than ${MOST_ITEMS}`)
        }
        const tapIndex = await overlays.sheet(options.text('alertText'), items)
        if (tapIndex < 0) throw new WxFailure('cancel')
        return { tapIndex }
      },
      setClipboardData: (options) => {
        device.clipboard = options.text('data')
        overlays.toast('内容已复制', 'none', 1500)
      },
      getClipboardData: () => ({ data: device.clipboard }),
      hideKeyboard: () => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      },
    },
  }
}
