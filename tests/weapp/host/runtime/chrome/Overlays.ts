import { element } from './element'

/** Options of `wx.showModal`. */
export interface ModalRequest {
  readonly title: string
  readonly content: string
  readonly showCancel: boolean
  readonly cancelText: string
  readonly confirmText: string
  readonly editable: boolean
  readonly placeholder: string
}

/** The user's answer. */
export interface ModalAnswer {
  readonly confirm: boolean
  readonly cancel: boolean
  readonly content: string | null
}

/** Toast, loading, modal and sheets, which WeChat draws over a page. */
export class Overlays {
  private toastNode: HTMLElement | null = null
  private loadingNode: HTMLElement | null = null
  private timer = 0

  toast(text: string, icon: string, duration: number): void {
    this.hideToast()
    this.hideLoading()
    this.toastNode = element('div', 'wx-toast', document.body, text)
    this.toastNode.dataset['icon'] = icon
    this.toastNode.setAttribute('role', 'alert')
    this.timer = window.setTimeout(() => this.hideToast(), duration)
  }

  hideToast(): void {
    clearTimeout(this.timer)
    this.toastNode?.remove()
    this.toastNode = null
  }

  loading(text: string): void {
    this.hideToast()
    this.hideLoading()
    this.loadingNode = element('div', 'wx-loading', document.body, text || '…')
    this.loadingNode.setAttribute('role', 'status')
  }

  hideLoading(): void {
    this.loadingNode?.remove()
    this.loadingNode = null
  }

  modal(request: ModalRequest): Promise<ModalAnswer> {
    return this.mask((box, done) => {
      element('h3', 'wx-modal-title', box, request.title)
      element('p', 'wx-modal-content', box, request.editable ? '' : request.content)
      const input = request.editable ? element('input', 'wx-modal-input', box) : null
      if (input) {
        input.value = request.content
        input.placeholder = request.placeholder
      }
      const answer = (confirm: boolean) => () =>
        done({ confirm, cancel: !confirm, content: confirm ? (input?.value ?? null) : null })
      if (request.showCancel) this.button(box, 'wx-cancel', request.cancelText, answer(false))
      this.button(box, 'wx-confirm', request.confirmText, answer(true))
    })
  }

  /** The index of the chosen item, or -1. */
  sheet(title: string, items: readonly string[]): Promise<number> {
    return this.mask((box, done) => {
      if (title) element('h3', '', box, title)
      items.forEach((item, index) => this.button(box, 'wx-sheet-item', item, () => done(index)))
      this.button(box, 'wx-cancel', '取消', () => done(-1))
    })
  }

  /** A box over a dark screen that goes away with its answer. */
  mask<T>(build: (box: HTMLElement, done: (answer: T) => void) => void): Promise<T> {
    return new Promise((settle) => {
      const mask = element('div', 'wx-mask', document.body)
      const box = element('div', '', mask)
      box.setAttribute('role', 'dialog')
      build(box, (answer) => {
        mask.remove()
        settle(answer)
      })
    })
  }

  button(box: Element, className: string, text: string, run: () => void): void {
    element('button', className, box, text).onclick = run
  }
}
