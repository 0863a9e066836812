/** The time that is left, in words and whole seconds: a bare clock is read as a time of day. */
export const timeLeftText = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return `还剩 ${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`
}
