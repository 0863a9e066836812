/** Half a surrogate pair (an emoji cut by a length limit) makes `encodeURIComponent` throw. */
const LONE_SURROGATE = /[\ud800-\udfff]/gu

/** Replaces each lone surrogate by U+FFFD, as `String.prototype.toWellFormed` of newer engines does. */
export const replaceLoneSurrogates = (text: string): string => text.replace(LONE_SURROGATE, '\ufffd')
