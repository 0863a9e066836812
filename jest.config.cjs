const defineTaroConfig = require('@tarojs/test-utils-react/dist/jest.js').default

const empty = '<rootDir>/tests/jest/empty.cjs'
const transform = { '^.+\\.(mjs|cjs|js|jsx|ts|tsx)$': '<rootDir>/tests/jest/transform.cjs' }
const moduleFileExtensions = ['ts', 'tsx', 'js', 'json', 'jsx', 'mjs', 'cjs']
const patience = '<rootDir>/tests/jest/patience.cjs'
const modulePathIgnorePatterns = ['<rootDir>/dist/', '<rootDir>/.data/']

/** Plain TypeScript under Node: no browser, no Taro. */
const node = (displayName, testMatch, more = {}) => ({
  displayName,
  testEnvironment: '<rootDir>/tests/jest/nodeEnvironment.cjs',
  testMatch,
  transform,
  resolver: '<rootDir>/tests/jest/packagesOutside.cjs',
  moduleFileExtensions,
  modulePathIgnorePatterns,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  transformIgnorePatterns: ['/node_modules/', '/.cache/'],
  setupFilesAfterEnv: [patience],
  ...more,
})

/** Browser, backend and mini-program host: started once for all tests of a run. */
const withServices = {
  globalSetup: '<rootDir>/tests/e2e/harness/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/e2e/harness/globalTeardown.ts',
  setupFilesAfterEnv: [patience, '<rootDir>/tests/jest/nameOwnLines.cjs'],
}

const {
  bail: _bail,
  verbose: _verbose,
  collectCoverageFrom: _coverage,
  ...taro
} = defineTaroConfig({
  displayName: 'components',
  testMatch: ['<rootDir>/src/**/*.test.tsx'],
  resolver: '<rootDir>/tests/jest/resolver.cjs',
  transform,
  moduleFileExtensions,
  modulePathIgnorePatterns,
  moduleNameMapper: {
    '@tarojs/components$': '@tarojs/components-react',
    '\\.(css|scss)$': empty,
    '\\.(png|jpe?g|svg|webp)$': empty,
    '^swiper/.*': empty,
    '^hls\\.js.*': empty,
    '^@/(.*)$': '<rootDir>/src/$1',
  },
})
delete taro.globals['ts-jest']
delete taro.globals['babel-jest']

module.exports = {
  // Pages that are opened side by side mostly wait: for what they asked for, for a swipe to come to rest.
  maxConcurrency: 8,
  testSequencer: '<rootDir>/tests/jest/longestFirst.cjs',
  projects: [
    node('unit', [
      '<rootDir>/src/**/*.test.ts',
      '<rootDir>/config/**/*.test.ts',
      '<rootDir>/scripts/**/*.test.ts',
      // Tests that need a database are in tests/api.
      '<rootDir>/server/**/*.test.ts',
    ]),
    {
      ...taro,
      setupFiles: [...taro.setupFiles, '<rootDir>/tests/jest/setupTaro.cjs'],
      setupFilesAfterEnv: [
        ...(taro.setupFilesAfterEnv ?? []),
        patience,
        '<rootDir>/tests/jest/failOnConsole.cjs',
      ],
    },
    node('architecture', ['<rootDir>/tests/architecture/**/*.test.ts']),
    node('api', ['<rootDir>/tests/api/**/*.test.ts'], {
      testEnvironment: '<rootDir>/tests/api/environment.cjs',
      resolver: '<rootDir>/tests/api/resolver.cjs',
    }),
    node('dev', ['<rootDir>/tests/dev/**/*.test.ts']),
    node('weapp', ['<rootDir>/tests/weapp/**/*.test.ts'], withServices),
    node('e2e', ['<rootDir>/tests/e2e/**/*.test.ts', '<rootDir>/tests/stories/**/*.test.ts'], withServices),
  ],
}
