/** Nobody comes back from WeChat's consent page into a mini-program; without this the login grants would load in the main package. */
export const exchangeWechatCode = async (): Promise<void> => undefined
