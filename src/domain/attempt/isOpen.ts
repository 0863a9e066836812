/** Whether an attempt can be gone on with: nobody handed it in, and its time is not over. */
export const isOpen = (
  { endedAt, endsAt }: { readonly endedAt: number | null; readonly endsAt: number | null },
  now: number,
): boolean => endedAt === null && (endsAt === null || now < endsAt)
