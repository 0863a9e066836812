import type { LiveEvent, LiveState } from '@/contracts/course/live'
import { messageOf } from './messageOf'
import { type LiveRepository, type MessageRow, NEWEST } from './LiveRepository'
import { LiveViewer } from './LiveViewer'

/** Between two looks at what was said at other processes. */
const LOOK_EVERY_MS = 1000
/** Looks between two words about the state: how many watch is written and read this often. */
const LOOKS_A_STATE = 10

interface OpenRoom {
  readonly watchers: Set<LiveViewer>
  /** The newest messages, sent to a new watcher. */
  recent: readonly MessageRow[]
  lastChange: number
  looks: number
  state: LiveState | undefined
  /** Resolves when it is known what there is. */
  ready: Promise<void>
}

interface LiveHubDeps {
  readonly live: Pick<LiveRepository, 'newest' | 'changes' | 'keepViewers'>
  readonly processId: string
  readonly now: () => number
  stateOf(liveId: string): Promise<LiveState>
  /** The users among these with access to a room now. */
  admittedOf(liveId: string, uids: readonly number[]): Promise<ReadonlySet<number>>
  onFailure(error: unknown): void
}

const changeOf = (rows: readonly MessageRow[]): number =>
  rows.reduce((last, { changeId }) => Math.max(last, changeId), 0)

/** The newest messages after some changes. */
const withChanges = (recent: readonly MessageRow[], rows: readonly MessageRow[]): MessageRow[] => {
  const changed = new Set(rows.map(({ messageId }) => messageId))
  const kept = recent.filter(({ messageId }) => !changed.has(messageId))
  return [...kept, ...rows.filter(({ isHidden }) => !isHidden)].slice(-NEWEST)
}

/** Events of a change for one viewer. */
const eventsFor = (rows: readonly MessageRow[], uid: number | null): LiveEvent[] => {
  const hidden = rows.filter(({ isHidden }) => isHidden)
  const said = rows.filter(({ isHidden }) => !isHidden)
  return [
    ...(said.length > 0
      ? [{ kind: 'messages' as const, messages: said.map((row) => messageOf(row, uid)) }]
      : []),
    ...hidden.map(({ messageId }) => ({ kind: 'hidden' as const, messageId })),
  ]
}

/**
 * Viewers of this process. Polls each open room once a second with one query and writes the viewer count every ten
 * seconds: the database cost does not depend on the number of viewers (decisions/057).
 */
export class LiveHub {
  private readonly rooms = new Map<string, OpenRoom>()
  private timer: ReturnType<typeof setInterval> | undefined
  private looking: Promise<void> | undefined

  constructor(private readonly deps: LiveHubDeps) {}

  /** Everything there is, then each change, until the reader goes. */
  async *watch(liveId: string, uid: number | null): AsyncGenerator<LiveEvent> {
    const watcher = new LiveViewer(uid)
    const room = this.enter(liveId, watcher)
    try {
      await room.ready
      // Events that repeat have the same ids.
      if (room.state) yield { kind: 'state', state: room.state }
      yield { kind: 'messages', messages: room.recent.map((row) => messageOf(row, uid)) }
      yield* watcher.events()
    } finally {
      room.watchers.delete(watcher)
      if (room.watchers.size === 0) await this.leave(liveId, room)
    }
  }

  /** Polls every room now; messages of this process are pushed at once. */
  look(): Promise<void> {
    this.looking ??= this.lookAfterAll().finally(() => {
      this.looking = undefined
    })
    return this.looking
  }

  /** Pushes the state of a room now. */
  async tellState(liveId: string): Promise<void> {
    const room = this.rooms.get(liveId)
    if (room) await this.sayState(liveId, room, true)
  }

  /** Ends every stream, so that watchers do not delay the shutdown. */
  close(): void {
    clearInterval(this.timer)
    for (const { watchers } of this.rooms.values()) for (const watcher of watchers) watcher.end()
    this.rooms.clear()
  }

  private enter(liveId: string, watcher: LiveViewer): OpenRoom {
    const room = this.rooms.get(liveId) ?? this.open(liveId)
    room.watchers.add(watcher)
    this.timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref()
    return room
  }

  /** Opens a room for its first watcher; later ones reuse what is loaded here. */
  private open(liveId: string): OpenRoom {
    const { live, stateOf } = this.deps
    const room: OpenRoom = {
      watchers: new Set(),
      recent: [],
      lastChange: -1,
      looks: 0,
      state: undefined,
      ready: Promise.resolve(),
    }
    const learn = async (): Promise<void> => {
      const [recent, state] = [await live.newest(liveId), await stateOf(liveId)]
      Object.assign(room, { recent, state, lastChange: changeOf(recent) })
    }
    room.ready = learn()
    this.rooms.set(liveId, room)
    return room
  }

  /** Closes the room that its last watcher left; the one that others may have opened since stays. */
  private async leave(liveId: string, room: OpenRoom): Promise<void> {
    if (this.rooms.get(liveId) !== room) return
    this.rooms.delete(liveId)
    if (this.rooms.size === 0) {
      clearInterval(this.timer)
      this.timer = undefined
    }
    const { live, processId, now, onFailure } = this.deps
    await live.keepViewers(liveId, processId, 0, now()).catch(onFailure)
  }

  private async lookAfterAll(): Promise<void> {
    for (const [liveId, room] of this.rooms) await this.lookAfter(liveId, room).catch(this.deps.onFailure)
  }

  private async lookAfter(liveId: string, room: OpenRoom): Promise<void> {
    await this.sayChanges(liveId, room)
    room.looks += 1
    if (room.looks % LOOKS_A_STATE === 1) await this.sayState(liveId, room, false)
  }

  private async sayChanges(liveId: string, room: OpenRoom): Promise<void> {
    const { live } = this.deps
    if (room.lastChange < 0) return
    const rows = await live.changes(liveId, room.lastChange)
    if (rows.length === 0) return
    room.lastChange = changeOf(rows)
    room.recent = withChanges(room.recent, rows)
    for (const watcher of room.watchers) watcher.tell(eventsFor(rows, watcher.uid))
  }

  /** Ends the stream of users whose entitlement was refunded or has run out. */
  private async letGo(liveId: string, room: OpenRoom): Promise<void> {
    const uids = new Set([...room.watchers].flatMap(({ uid }) => uid ?? []))
    if (uids.size === 0) return
    const admitted = await this.deps.admittedOf(liveId, [...uids])
    for (const watcher of room.watchers) {
      if (watcher.uid === null || admitted.has(watcher.uid)) continue
      room.watchers.delete(watcher)
      watcher.end()
    }
  }

  /** The state is a heartbeat too: said even when nothing in it is new. */
  private async sayState(liveId: string, room: OpenRoom, onlyChanges: boolean): Promise<void> {
    const { live, processId, now, stateOf } = this.deps
    await this.letGo(liveId, room)
    await live.keepViewers(liveId, processId, room.watchers.size, now())
    const state = await stateOf(liveId)
    const isNew = JSON.stringify(state) !== JSON.stringify(room.state)
    room.state = state
    if (onlyChanges && !isNew) return
    for (const watcher of room.watchers) watcher.tell([{ kind: 'state', state }])
  }
}
