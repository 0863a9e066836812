import type { Dist } from '../host/pack/Dist'

/** A check of a built mini-program: returns its problems, one line each. */
export type Gate = (dist: Dist) => readonly string[]

/** Files of the logic layer. */
export const scriptsOf = (dist: Dist): string[] => dist.paths.filter((file) => file.endsWith('.js'))
