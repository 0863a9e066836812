const PART = /^(\d+)(\d{2})(\d{2})(\d{2})$/

/** A version as people say it: the header's `4080500` is 4.8.5. Another way of writing it stays as it is. */
export const versionText = (version: string): string => {
  const parts = PART.exec(version)?.slice(1).map(Number)
  if (!parts) return version
  return (parts[3] === 0 ? parts.slice(0, 3) : parts).join('.')
}
