import js from '@eslint/js'
import checkFile from 'eslint-plugin-check-file'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { labelInName } from './config/eslint/labelInName.mjs'
import { importFromRoot, keepLayers } from './config/eslint/keepLayers.mjs'

const browserGlobals = [
  'window',
  'document',
  'location',
  'localStorage',
  'sessionStorage',
  'navigator',
  'wx',
  'fetch',
].map((name) => ({
  name,
  message: 'The mini-program has no such thing: add it to a capability in src/platform.',
}))

/** Newer than the oldest engines of babel.config.js, and nothing brings them there. */
const noNewBuiltIns = {
  selector:
    'CallExpression[callee.property.name=/^(at|replaceAll|findLast|findLastIndex|hasOwn|toSorted|toReversed|toSpliced)$/]',
  message: 'Old phones do not have this method (babel.config.js names them). Write it without.',
}
/** Reading TARO_ENV elsewhere would scatter the difference between the targets over the code. */
const noTargetSwitch = {
  selector: "MemberExpression[property.name='TARO_ENV']",
  message: 'Put the difference between the targets into src/platform (or index.h5 / index.weapp files).',
}
/** What was started before it is nobody's when the awaited thing fails, and its own failure is then told to no one. */
const noAwaitAmongStarted = {
  selector: "CallExpression[callee.object.name='Promise'] > ArrayExpression AwaitExpression",
  message: 'Await it before the list: what the list has started by then would be left alone when this fails.',
}

export default tseslint.config(
  {
    ignores: [
      'dist/',
      // Pieces of films, which are called .ts too.
      'content/film-media/',
      '.data/',
      '.cache/',
      'coverage/',
      'node_modules/',
      'tests/weapp/fixtures/',
      'tests/architecture/fixtures/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: true },
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 4],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  {
    // The layers themselves, and what needs the whole graph: tests/architecture/layers.test.ts.
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { house: { rules: { 'keep-layers': keepLayers, 'import-from-root': importFromRoot } } },
    rules: { 'house/keep-layers': 'error', 'house/import-from-root': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    plugins: {
      'react-hooks': reactHooks,
      'check-file': checkFile,
      views: { rules: { 'label-in-name': labelInName } },
    },
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
      'react-hooks/rules-of-hooks': 'error',
      'views/label-in-name': 'error',
      'no-restricted-syntax': ['error', noTargetSwitch, noNewBuiltIns, noAwaitAmongStarted],
      'check-file/folder-naming-convention': [
        'error',
        { 'src/**/': '@(+([a-z])*([a-zA-Z0-9])|+([a-z])*([a-z0-9])*(-+([a-z0-9])))' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/platform/**',
      'src/ui/**',
      'src/app/**',
      'src/**/*.{h5,weapp}.{ts,tsx}',
      'src/**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-globals': ['error', ...browserGlobals],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@tarojs/taro',
              allowImportNames: ['useDidShow', 'useDidHide', 'useReachBottom'],
              message: 'Ask a capability in src/platform.',
            },
          ],
        },
      ],
    },
  },
  {
    // A test asserts what it reads; JSON.parse and the framework's untyped internals end there.
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  // The console of the mini-program goes to the page's own.
  { files: ['tests/weapp/**'], rules: { 'no-console': 'off' } },
  { files: ['src/app.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['scripts/**', 'server/**', 'tests/**', 'config/**'],
    rules: { 'no-restricted-syntax': ['error', noAwaitAmongStarted] },
  },
  {
    files: ['scripts/**/*.ts'],
    ignores: ['scripts/readArguments.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'argv',
          message:
            'Take them from readArguments (scripts/readArguments.ts): it knows --help and refuses what is misspelt.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      parserOptions: { projectService: false, project: false },
      globals: {
        process: 'readonly',
        console: 'readonly',
        setTimeout: 'readonly',
        module: 'writable',
        require: 'readonly',
        exports: 'writable',
        __dirname: 'readonly',
        globalThis: 'readonly',
        window: 'readonly',
        Map: 'readonly',
        jest: 'readonly',
        expect: 'readonly',
        beforeEach: 'readonly',
        afterEach: 'readonly',
      },
    },
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      'no-console': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
)
