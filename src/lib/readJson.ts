import * as v from 'valibot'

/** A value out of text that something else may have written, or an older version: undefined when it is not of that shape. */
export const readJson = <T>(schema: v.GenericSchema<unknown, T>, text: string | undefined): T | undefined => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
