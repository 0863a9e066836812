import { type Backend, startBackend } from './startBackend'

/** Two processes of one backend, on one database. */
export interface Pair {
  readonly one: Backend
  readonly other: Backend
  stop(): Promise<void>
}

/** Starts a second process beside a backend, by default beside a fresh one. */
export const startPair = async (beside?: Backend): Promise<Pair> => {
  const one = beside ?? (await startBackend())
  const { backend: other, stop: stopOther } = await one.beside()
  const stop = async (): Promise<void> => {
    await stopOther()
    await one.stop()
  }
  return { one, other, stop }
}
