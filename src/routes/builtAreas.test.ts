import type * as TaroRoutes from './taroRoutes'

const built = (env: Readonly<Record<string, string>>): string[] => {
  const before = { ...process.env }
  Object.assign(process.env, env)
  try {
    let roots: string[] = []
    jest.isolateModules(() => {
      const { subPackages } = jest.requireActual<typeof TaroRoutes>('./taroRoutes')
      roots = [...new Set(subPackages.map(({ root }) => root.split('/')[1] ?? ''))]
    })
    return roots
  } finally {
    process.env = before
  }
}

it('builds the named areas for development, and all of them for users', () => {
  expect(built({ NODE_ENV: 'development', TARO_APP_AREAS: 'courses,vocabulary' }).sort()).toEqual([
    'courses',
    'vocabulary',
  ])
  expect(built({ NODE_ENV: 'production', TARO_APP_AREAS: 'courses' }).length).toBeGreaterThan(5)
})
