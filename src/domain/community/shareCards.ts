/** The kinds of things whose share card is a picture of their own. */
export const sharedKinds = ['article', 'post'] as const
export type SharedKind = (typeof sharedKinds)[number]

/** The path of the picture of a shared article or post. */
export const shareCardPath = (kind: SharedKind, id: string): string => `/community-card/${kind}-${id}.png`
