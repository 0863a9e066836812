type Listener = (...args: unknown[]) => unknown

interface Entry {
  readonly listener: Listener
  readonly once: boolean
}

/** One direction of the channel between a page and the one that opened it. */
class Line {
  private readonly entries = new Map<string, Entry[]>()

  add(name: string, listener: Listener, once: boolean): void {
    this.entries.set(name, [...(this.entries.get(name) ?? []), { listener, once }])
  }

  remove(name: string, listener?: Listener): void {
    const rest = (this.entries.get(name) ?? []).filter((entry) => listener && entry.listener !== listener)
    this.entries.set(name, rest)
  }

  emit(name: string, args: unknown[]): void {
    for (const { listener, once } of this.entries.get(name) ?? []) {
      listener(...args)
      if (once) this.remove(name, listener)
    }
  }
}

/** One end of an event channel: it hears what the other end emits. */
export class EventChannel {
  constructor(
    private readonly heard: Line = new Line(),
    private readonly sent: Line = new Line(),
  ) {}

  /** The other end. */
  get opposite(): EventChannel {
    return new EventChannel(this.sent, this.heard)
  }

  readonly on = (name: string, listener: Listener): void => this.heard.add(name, listener, false)
  readonly once = (name: string, listener: Listener): void => this.heard.add(name, listener, true)
  readonly off = (name: string, listener?: Listener): void => this.heard.remove(name, listener)
  readonly emit = (name: string, ...args: unknown[]): void => this.sent.emit(name, args)
}
