const RPX = /(-?\d*\.?\d+)rpx\b/gi
const VH = /(-?\d*\.?\d+)vh\b/g

/** `rpx` (750 to a screen's width) as `vw`, and `vh` as the height between the bars, which is what a page calls its viewport. */
export const styleUnits = (css: string): string =>
  css
    .replace(RPX, (_, amount: string) => `${Number((parseFloat(amount) / 7.5).toFixed(5))}vw`)
    .replace(VH, (_, amount: string) => `calc(var(--wx-vh, 1vh) * ${amount})`)
