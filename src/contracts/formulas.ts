import * as v from 'valibot'

/** Address of a formula's picture: `?tex=`, and `&display=1` for display size. */
export const FORMULA_PATH = '/base/v1/robot/formula'

/** The room that the picture of a formula takes, in em; `drop` is how far it reaches below the line. */
export const formulaRoomSchema = v.object({ width: v.number(), height: v.number(), drop: v.number() })
export type FormulaRoom = v.InferOutput<typeof formulaRoomSchema>
