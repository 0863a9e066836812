/** Shown under every answer, and appended to every copy. */
export const AI_LABEL = 'AI生成，仅供参考'

/** An answer as it leaves the product. */
export const labelled = (question: string, text: string): string =>
  `问：${question}\n\n${text}\n\n——${AI_LABEL}（研途）`
