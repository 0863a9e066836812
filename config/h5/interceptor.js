/** Requests of the app go by platform/request: nobody sends one through Taro, so nothing lies between. */
export default class Link {}

export const interceptorify = () => undefined
