/** Colours of highlights. */
export const markColors = ['yellow', 'green', 'blue', 'pink'] as const
export type MarkColor = (typeof markColors)[number]
