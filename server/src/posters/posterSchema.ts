import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))

export const posterThemes = [
  ...['gold', 'purple', 'diamond', 'summer', 'spring', 'winter', 'sprint', 'study', 'ink'],
  ...['history', 'computer', 'education', 'psychology', 'medicine', 'herbal', 'agronomy', 'law', 'dingtalk'],
] as const
export type ThemeName = (typeof posterThemes)[number]

const common = {
  theme: v.picklist(posterThemes),
  /** Small words above the title. */
  kicker: v.optional(text),
  /** Lines of the title; the last one may be the accent. */
  title: v.pipe(v.array(text), v.minLength(1), v.maxLength(3)),
  subtitle: v.optional(text),
  /** A line at the foot. */
  footnote: v.optional(text),
}

/** A declarative poster: its content, not its drawing. Twelve layouts. */
export const posterSchema = v.variant('layout', [
  v.object({
    layout: v.literal('hero'),
    ...common,
    chips: v.optional(v.array(text), []),
    numbers: v.optional(v.array(v.object({ value: text, label: text })), []),
  }),
  v.object({
    layout: v.literal('points'),
    ...common,
    points: v.pipe(v.array(v.object({ title: text, text })), v.minLength(1)),
  }),
  v.object({
    layout: v.literal('numbers'),
    ...common,
    numbers: v.pipe(v.array(v.object({ value: text, label: text, text: v.optional(text) })), v.minLength(1)),
  }),
  v.object({
    layout: v.literal('schedule'),
    ...common,
    rows: v.pipe(v.array(v.object({ when: text, title: text, text: v.optional(text) })), v.minLength(1)),
  }),
  v.object({
    layout: v.literal('compare'),
    ...common,
    columns: v.tuple([text, text]),
    rows: v.pipe(v.array(v.tuple([text, text, text])), v.minLength(1)),
  }),
  v.object({
    layout: v.literal('quote'),
    ...common,
    quotes: v.pipe(v.array(v.object({ text, name: text, note: text })), v.minLength(1)),
  }),
  v.object({
    layout: v.literal('offer'),
    ...common,
    price: text,
    original: v.optional(text),
    unit: v.optional(text),
    gifts: v.array(text),
  }),
  v.object({
    layout: v.literal('people'),
    ...common,
    people: v.pipe(v.array(v.object({ name: text, role: text, text })), v.minLength(1)),
  }),
  v.object({
    layout: v.literal('faq'),
    ...common,
    questions: v.pipe(v.array(v.object({ ask: text, answer: text })), v.minLength(1)),
  }),
  v.object({ layout: v.picklist(['cover', 'banner']), ...common, tag: v.optional(text) }),
  v.object({ layout: v.literal('avatar'), ...common }),
])
export type Poster = v.InferOutput<typeof posterSchema>
