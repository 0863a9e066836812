import { makeAutoObservable } from 'mobx'

/** Seed §5: messages show for 1.5 to 2 s. */
const TOAST_MS = 2000

/** A message over the page; a new object shows anew. */
export interface ToastMessage {
  readonly text: string
  readonly durationMs: number
}

/** A shared dialog (seed §2 Shared dialogs) as data: PageShell draws it, features only ask for it. */
export type DialogRequest =
  | { readonly kind: 'login'; readonly mode?: 'sms' | 'password'; readonly askName?: boolean }
  | { readonly kind: 'qrCard'; readonly goodsId?: string }
  | { readonly kind: 'courseSelection'; readonly winterVacation?: boolean; readonly applied?: boolean }
  | { readonly kind: 'lead'; readonly title?: string; readonly vacation?: boolean; readonly asked?: string }
  | { readonly kind: 'account'; readonly task: 'password' | 'phone' | 'newPhone' | 'deletion' }
  | { readonly kind: 'consent' }
  | { readonly kind: 'confirm'; readonly title: string; readonly text: string; readonly confirm: string }

/** Layers over pages: one dialog, one toast, the loading sign. */
export class UiStore {
  dialog: DialogRequest | undefined = undefined
  toast: ToastMessage | undefined = undefined
  loadingCalls = 0
  isOnline = true
  private isHandedOver = false
  private settle: ((done: boolean) => void) | undefined = undefined

  /** `lookOnly` is said instead of every dialog where a visitor may look and do nothing else. */
  constructor(private readonly lookOnly?: string) {
    makeAutoObservable<this, 'settle' | 'isHandedOver' | 'lookOnly'>(
      this,
      { settle: false, isHandedOver: false, lookOnly: false },
      { autoBind: true },
    )
  }

  get isLoading(): boolean {
    return this.loadingCalls > 0
  }

  /** Opens a dialog; resolves to whether the user did what it asked (a dialog that was open counts as refused). */
  openDialog(dialog: DialogRequest): Promise<boolean> {
    if (this.lookOnly) {
      this.say(this.lookOnly)
      return Promise.resolve(false)
    }
    this.settle?.(false)
    this.dialog = dialog
    return new Promise((resolve) => {
      this.settle = resolve
    })
  }

  /** Takes the dialog off the screen without answering it: a page of its own does the work and closes it later. */
  handOver(): void {
    this.dialog = undefined
    this.isHandedOver = true
  }

  /** Answers a dialog that was handed over, once its page has been left. */
  takeBack(done: boolean): void {
    if (this.isHandedOver) this.close(done)
  }

  close(done = false): void {
    this.dialog = undefined
    this.isHandedOver = false
    this.settle?.(done)
    this.settle = undefined
  }

  /** Shows a message for a while; a newer one replaces it. */
  say(text: string, durationMs = TOAST_MS): void {
    this.toast = { text, durationMs }
  }

  hideToast(): void {
    this.toast = undefined
  }

  countLoading(change: 1 | -1): void {
    this.loadingCalls += change
  }

  setOnline(online: boolean): void {
    this.isOnline = online
  }
}
