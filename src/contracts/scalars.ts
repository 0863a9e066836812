import * as v from 'valibot'

/** Public ids are short opaque strings, digits for most of them; never parsed by the app. */
export const idSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,64}$/))

/** A user's id in `{uid}` paths. */
export const uidSchema = v.pipe(v.string(), v.regex(/^\d{1,18}$/))

/** Seed §5: 1 followed by ten digits. */
export const phoneSchema = v.pipe(v.string(), v.regex(/^1\d{10}$/, '请输入正确的手机号'))

/** Seed §5: six characters. */
export const smsCodeSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{6}$/, '请输入验证码'))

/** The MD5 of a password, as 32 lower-case hex digits (seed §7). */
export const passwordDigestSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, '密码输入有误'))

/** Milliseconds since the epoch. */
export const timeSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A day that the calendar has, as 2026-12-19. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  // The last days of a month that is shorter become days of the next one.
  v.check((day) => new Date(day).toJSON()?.startsWith(day) === true, 'is no day of the calendar'),
)

/** Money in integer 分. */
export const fenSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A count or position, never negative. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The promotion id of a landing address; the seed sends digits only. */
export const promotionIdSchema = v.pipe(v.string(), v.regex(/^\d{1,18}$/))

/** An invitation code of a seller or a user. */
export const inviteCodeSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,32}$/))

/** A whole number out of an address, where everything is text. */
export const queryIntSchema = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/))]),
    v.transform(Number),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )

/** The learner's subjects in a query, by their codes with commas: rows of them come first. */
export const ownSubjectsSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,9}$/))

/** The fields that every paged call takes: `page` from 1, `size` 20 by default, at most 100. */
export const pageQueryEntries = {
  page: v.optional(queryIntSchema(1, 10_000), 1),
  size: v.optional(queryIntSchema(1, 100), 20),
}

/** One page of a list with the number of all rows. */
export const pageOf = <const S extends v.GenericSchema>(item: S) =>
  v.object({ list: v.array(item), total: countSchema, page: countSchema, size: countSchema })

/** The answer of a call that only does something. */
export const doneSchema = v.object({ done: v.literal(true) })

export const uidParams = v.object({ uid: uidSchema })
export const idParams = v.object({ id: idSchema })
