/**
 * Stub: WeChat's consent page never returns into a mini-program, and the login grants would load in the main package.
 */
export const exchangeWechatCode = async (): Promise<void> => undefined
