import type { Foundation } from './Foundation'
import type { AreaApis, OtherAreas, StartedArea } from './services/Area'
import { areas } from './services/areas'

/** The areas of one backend, at work. */
export interface StartedAreas {
  readonly started: readonly StartedArea[]
  readonly use: OtherAreas['use']
}

/** Starts every area on the foundation and brings them together. */
export const startAreas = async (foundation: Foundation): Promise<StartedAreas> => {
  const offered: { -readonly [K in keyof AreaApis]?: AreaApis[K] } = {}
  const use = <K extends keyof AreaApis>(name: K): AreaApis[K] => {
    const offer = offered[name]
    if (!offer) throw new Error(`No area offers ${name}`)
    return offer
  }
  const accountRows = areas.flatMap(({ accounts }) => accounts ?? [])
  const started: StartedArea[] = []
  for (const area of areas) {
    const running = await area.start(foundation, { use, accountRows })
    Object.assign(offered, running.offers)
    started.push(running)
  }
  return { started, use }
}
