/** Whether an attempt can be resumed: not handed in, and its time is not over. */
export const isOpen = (
  { endedAt, endsAt }: { readonly endedAt: number | null; readonly endsAt: number | null },
  now: number,
): boolean => endedAt === null && (endsAt === null || now < endsAt)
