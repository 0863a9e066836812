/** Taro's stop-watch for setData, which prints only where debugging was asked for. */
export const perf = { start() {}, stop() {}, delayStop() {} }
