import * as v from 'valibot'
import type { RefusedKind } from './RefusedWrites'

/** The fields of a queued write that are used here. */
interface QueuedWrite {
  readonly id: string
  readonly call: string
  readonly input?: unknown
}

/** By contract id; a call without a line is usage data. Spelled here because the contracts load with the calls (app/outboxCalls). */
const KINDS: Readonly<Record<string, RefusedKind>> = {
  'gaoshou.salesClue': 'lead',
  'promo.handInTest': 'test',
  'word.stageTest': 'test',
  'course.watched': 'watch',
  'library.keepMark': 'note',
}

const eventsSchema = v.looseObject({ body: v.looseObject({ events: v.array(v.unknown()) }) })
const leadSchema = v.object({ body: v.object({ extra: v.object({ name: v.string() }) }) })
const noteSchema = v.object({ body: v.object({ note: v.string() }) })

/** Finds the text that a person typed in a write of a known form. */
const typedText = (input: unknown): string => {
  const lead = v.safeParse(leadSchema, input)
  if (lead.success) return lead.output.body.extra.name
  const note = v.safeParse(noteSchema, input)
  return note.success ? note.output.body.note : ''
}

/** Describes a refused write to the learner. */
export const describeWrite = ({ call, input }: QueuedWrite): { kind: RefusedKind; text: string } => ({
  kind: KINDS[call] ?? 'usage',
  text: typedText(input),
})

/** Halves a write that is a batch of events; undefined for a single one. The ids follow from the id of the whole. */
export const splitWrite = <W extends QueuedWrite>(entry: W): readonly W[] | undefined => {
  const parsed = v.safeParse(eventsSchema, entry.input)
  if (!parsed.success || parsed.output.body.events.length < 2) return undefined
  const { body, ...rest } = parsed.output
  const half = Math.ceil(body.events.length / 2)
  return [body.events.slice(0, half), body.events.slice(half)].map((events, at) => ({
    ...entry,
    id: `${entry.id}-${at}`,
    input: { ...rest, body: { ...body, events } },
  }))
}
