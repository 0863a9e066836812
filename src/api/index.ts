export { ApiError } from './ApiError'
export { createApi, type ApiDeps, type CallApi } from './createApi'
export { catchApiError } from './catchApiError'
