export { ApiError } from './ApiError'
export { createApi, type ApiDeps, type CallApi } from './createApi'
export { recover } from './recover'
