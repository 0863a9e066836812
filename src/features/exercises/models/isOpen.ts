import type { AttemptRow } from '@/contracts/exercise/attempts'

/** Whether an attempt can be gone on with: nobody handed it in, and its time is not over. */
export const isOpen = ({ endedAt, endsAt }: Pick<AttemptRow, 'endedAt' | 'endsAt'>, now: number): boolean =>
  endedAt === null && (endsAt === null || now < endsAt)
