type Listener = (...args: unknown[]) => unknown

const isListener = (value: unknown): value is Listener => typeof value === 'function'

/** The listeners of `wx.onX`; `wx.offX` without a listener removes them all. */
export class Signals {
  private readonly listeners = new Map<string, Set<Listener>>()

  on(name: string, listener: unknown): void {
    if (!isListener(listener)) return
    const list = this.listeners.get(name) ?? new Set()
    list.add(listener)
    this.listeners.set(name, list)
  }

  off(name: string, listener?: unknown): void {
    if (isListener(listener)) this.listeners.get(name)?.delete(listener)
    else this.listeners.delete(name)
  }

  has(name: string): boolean {
    return (this.listeners.get(name)?.size ?? 0) > 0
  }

  emit(name: string, ...args: unknown[]): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(...args)
  }
}
