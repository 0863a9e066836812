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
  'community.publish': 'post',
}

const eventsSchema = v.looseObject({ body: v.looseObject({ events: v.array(v.unknown()) }) })
const postSchema = v.object({ body: v.object({ title: v.string(), body: v.optional(v.string(), '') }) })
const leadSchema = v.object({ body: v.object({ extra: v.object({ name: v.string() }) }) })
const noteSchema = v.object({ body: v.object({ note: v.string() }) })

/** Finds the text that a person typed in a write of a known form. */
const typedText = (input: unknown): string => {
  const lead = v.safeParse(leadSchema, input)
  if (lead.success) return lead.output.body.extra.name
  const note = v.safeParse(noteSchema, input)
  if (note.success) return note.output.body.note
  const post = v.safeParse(postSchema, input)
  return post.success ? [post.output.body.title, post.output.body.body].filter(Boolean).join('\n') : ''
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
