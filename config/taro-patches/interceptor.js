/** Requests of the app use platform/request, never Taro's, so interceptors are unused. */
export default class Link {}

export const interceptorify = () => undefined
