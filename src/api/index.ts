export { ApiError, type ApiErrorKind } from './ApiError'
export { createApi, type ApiDeps, type CallApi, type CallOptions } from './createApi'
