/** The areas whose pages a development build has: those of `TARO_APP_AREAS` (`courses,vocabulary`), or all (undefined). */
export const builtAreas: readonly string[] | undefined =
  process.env.NODE_ENV === 'production' ? undefined : process.env.TARO_APP_AREAS?.split(',')
