import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { lintOf } from './lintOf'

interface Rule {
  readonly name: string
  readonly comment: string
}

/** Violations of one file tree. */
interface Answer {
  readonly tree: string
  readonly files: number
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[]
}

const root = path.resolve(__dirname, '../..')
const fixtures = path.join(__dirname, 'fixtures')
const broken = readdirSync(fixtures).sort()

const trees = [root, ...broken.map((name) => path.join(fixtures, name))]
const run = (script: string, given: readonly string[]): unknown =>
  JSON.parse(execFileSync(process.execPath, [path.join(__dirname, script), ...given], { encoding: 'utf8' }))
const { rules, answers } = run('cruise.mjs', trees) as {
  rules: readonly Rule[]
  answers: readonly Answer[]
}
const [own] = answers

test('the code keeps to every layer (the rules say what to do: .dependency-cruiser.cjs)', () => {
  expect(own?.violations).toEqual([])
  expect(own?.files).toBeGreaterThan(300)
})

test('every rule has a tree that breaks it', () =>
  expect(broken).toEqual(rules.map(({ name }) => name).sort()))

test.each(broken)('%s bites, and no other rule does', (name) => {
  const answer = answers.find(({ tree }) => path.basename(tree) === name)
  expect([...new Set(answer?.violations.map(({ rule }) => rule))]).toEqual([name])
})

test('every rule says what to do', () => {
  for (const { comment } of rules) expect(comment.length).toBeGreaterThan(60)
})

describe('in the editor', () => {
  /** Rules that need the whole graph. */
  const OF_THE_GRAPH = ['routes-reach-no-view-and-no-taro', 'the-app-has-no-cycle', 'the-server-has-no-cycle']
  const config = path.join(__dirname, 'lintLayers.json')
  const shown = (name: string): readonly string[] => {
    const said = lintOf(path.join(fixtures, name), `--config=${config}`)
    return [...new Set(said.map(({ message }) => message.split(':')[0] ?? ''))]
  }

  test.each(broken)('%s is underlined', (name) =>
    expect(shown(name)).toEqual(OF_THE_GRAPH.includes(name) ? [] : [name]),
  )
})
