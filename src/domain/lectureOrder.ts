export const ALL_TOPICS = '全部'

interface Timed {
  readonly at: number
  readonly minutes: number
}

const isOver = ({ at, minutes }: Timed, now: number): boolean => now >= at + minutes * 60_000

/** Sorts upcoming ones first, next first; then past ones, latest first. */
export const lectureOrder = <L extends Timed>(list: readonly L[], now: number) => {
  const coming = list.filter((one) => !isOver(one, now)).sort((one, other) => one.at - other.at)
  const over = list.filter((one) => isOver(one, now)).sort((one, other) => other.at - one.at)
  return { coming, over }
}

export const topicsOf = (list: readonly { readonly topic: string }[]): readonly string[] => [
  ALL_TOPICS,
  ...new Set(list.map(({ topic }) => topic)),
]
