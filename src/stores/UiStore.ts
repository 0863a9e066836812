import { makeAutoObservable } from 'mobx'

/** Seed §5: messages show for 1.5 to 2 s. */
export const TOAST_MS = 2000

export interface Toast {
  readonly id: number
  readonly text: string
}

/** A shared dialog (seed §2 Shared dialogs) as data: PageShell draws it, features only ask for it. */
export type DialogRequest =
  | { readonly kind: 'login'; readonly mode?: 'sms' | 'password'; readonly askName?: boolean }
  | { readonly kind: 'qrCard'; readonly goodsId?: string }
  | { readonly kind: 'courseSelection'; readonly winterVacation?: boolean }
  | { readonly kind: 'lead'; readonly title?: string; readonly vacation?: boolean }
  | { readonly kind: 'confirm'; readonly title: string; readonly text: string; readonly confirm: string }

interface UiDeps {
  setTimeout(run: () => void, ms: number): void
}

/** What lies over the pages: one dialog, one toast, the loading sign. */
export class UiStore {
  dialog: DialogRequest | undefined = undefined
  toast: Toast | undefined = undefined
  loadingCalls = 0
  isOnline = true
  private toasts = 0
  private settle: ((done: boolean) => void) | undefined = undefined

  constructor(private readonly deps: UiDeps) {
    makeAutoObservable<this, 'deps' | 'toasts' | 'settle'>(
      this,
      { deps: false, toasts: false, settle: false },
      { autoBind: true },
    )
  }

  get isLoading(): boolean {
    return this.loadingCalls > 0
  }

  /** Opens a dialog; resolves to whether the user did what it asked (a dialog that was open counts as refused). */
  ask(dialog: DialogRequest): Promise<boolean> {
    this.settle?.(false)
    this.dialog = dialog
    return new Promise((resolve) => {
      this.settle = resolve
    })
  }

  close(done = false): void {
    this.dialog = undefined
    this.settle?.(done)
    this.settle = undefined
  }

  /** Shows a message for a while; a newer one replaces it. */
  say(text: string, ms = TOAST_MS): void {
    const id = ++this.toasts
    this.toast = { id, text }
    this.deps.setTimeout(() => this.hideToast(id), ms)
  }

  countLoading(change: 1 | -1): void {
    this.loadingCalls += change
  }

  setOnline(online: boolean): void {
    this.isOnline = online
  }

  private hideToast(id: number): void {
    if (this.toast?.id === id) this.toast = undefined
  }
}
