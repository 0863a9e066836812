/** How long something took: `3分05秒`. */
export const spentText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}分${String(seconds % 60).padStart(2, '0')}秒`
