const isPattern = (path) => path.includes('/:')

const paramsOf = (segments, given) => {
  if (segments.length !== given.length) return undefined
  const params = {}
  for (const [index, segment] of segments.entries()) {
    if (segment.startsWith(':') && given[index]) params[segment.slice(1)] = decodeURIComponent(given[index])
    else if (segment !== given[index]) return undefined
  }
  return params
}

const notFound = () => Object.assign(new Error('Route not found'), { status: 404 })

/**
 * What Taro needs of universal-router (and path-to-regexp beneath it): flat routes, exact paths first, then `:name`
 * segments. `resolve` runs the action of the route that fits, or rejects with status 404.
 */
export default class UniversalRouter {
  constructor(routes) {
    this.exact = new Map()
    this.patterns = []
    for (const route of routes) for (const path of [route.path].flat()) this.add(path, route)
  }

  add(path, route) {
    if (isPattern(path)) this.patterns.push({ segments: path.split('/'), route })
    else this.exact.set(path, route)
  }

  async resolve(pathname) {
    const exact = this.exact.get(pathname)
    if (exact) return exact.action({ pathname }, {})
    const given = pathname.split('/')
    for (const { segments, route } of this.patterns) {
      const params = paramsOf(segments, given)
      if (params) return route.action({ pathname }, params)
    }
    throw notFound()
  }
}
