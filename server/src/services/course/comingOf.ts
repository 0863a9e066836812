import type { Lesson } from '@/contracts/course/goods'

/** What is told of a lesson without a film: a video is still being made, other kinds need none. */
export const comingOf = ({ kind, clip }: { readonly kind: Lesson['kind']; readonly clip: string | null }) =>
  kind === 'video' && clip === null ? ({ coming: true } as const) : {}
