import { all, create, type MathNode, type Matrix } from 'mathjs'
import { changesOf, integralOf, limitOf, rootOf, seriesOf, slopeOf } from './calculus'

type Scope = ReadonlyMap<string, unknown>
/** A function that receives its arguments as unevaluated nodes. */
type RawCall = (nodes: readonly MathNode[], library: unknown, scope: Scope) => unknown

const math = create(all ?? {})

const numberOf = (value: unknown): number => {
  const found = math.number(value as number)
  if (typeof found === 'number' && !Number.isNaN(found)) return found
  throw new Error('it has no value')
}

/** `name(expression, variable, …)`: the expression as a function of the variable, and the values of what follows. */
const ofCurve = (work: (curve: (at: number) => number, ...rest: number[]) => number): RawCall =>
  Object.assign(
    ([expression, variable, ...rest]: readonly MathNode[], _library: unknown, scope: Scope) => {
      if (!expression || !variable) throw new Error('an argument is missing')
      const code = expression.compile()
      const name = variable.toString()
      // One copy for all places: a curve is asked at thousands.
      const inner = new Map(scope)
      const curve = (at: number) => math.number(code.evaluate(inner.set(name, at)) as number)
      return work(curve, ...rest.map((node) => numberOf(node.compile().evaluate(new Map(scope)))))
    },
    { rawArgs: true },
  )

/** `solution(slope, x, y, at)`: where the solution of y' = slope (of x and y) through (x, y) is at another x. */
const solution: RawCall = Object.assign(
  (nodes: readonly MathNode[], _library: unknown, scope: Scope) => {
    const [slope, ...rest] = nodes.map((node) => node.compile())
    if (!slope) throw new Error('an argument is missing')
    const [from, start, to] = rest.map((code): unknown => code.evaluate(new Map(scope)))
    const inner = new Map(scope)
    // The library solves systems: one equation is a system of one.
    const isSystem = math.isMatrix(start)
    const forward = (x: number, y: readonly number[]): unknown => {
      const found: unknown = slope.evaluate(inner.set('x', x).set('y', isSystem ? y : y[0]))
      return math.isMatrix(found) ? found.toArray() : [found]
    }
    const solved = math.evaluate(
      'flatten(matrix(solveODE(forward, [from, to], start, {tol: 1e-10, maxIter: 100000}).y)[end, :])',
      { forward, from, to, start: isSystem ? start.toArray() : [start] },
    ) as Matrix
    return numberOf(solved.get([0]))
  },
  { rawArgs: true },
)

const positives = (matrix: Matrix): number =>
  (math.eigs(matrix).values as Matrix).toArray().filter((one) => numberOf(one) > 1e-9).length

const rank = (matrix: Matrix): number => positives(math.multiply(math.transpose(matrix), matrix))

/** Cofactors, for a matrix that has no inverse. */
const adjugate = (matrix: Matrix): Matrix => {
  const rows = matrix.toArray() as number[][]
  const without = <T>(list: readonly T[], place: number) => list.filter((_, at) => at !== place)
  return math.transpose(
    math.matrix(
      rows.map((row, r) =>
        row.map((_, c) => (-1) ** (r + c) * math.det(without(rows, r).map((one) => without(one, c)))),
      ),
    ),
  )
}

math.import({
  integral: ofCurve(integralOf),
  limit: ofCurve(limitOf),
  slope: ofCurve(slopeOf),
  series: ofCurve(seriesOf),
  root: ofCurve(rootOf),
  changes: ofCurve(changesOf),
  total: ofCurve((term, from, to) => {
    let sum = 0
    for (let at = from; at <= to; at++) sum += term(at)
    return sum
  }),
  solution,
  rank,
  positives,
  adjugate,
})

/** The number that an expression of mathjs (and of the names above) has, its letters given; throws where it has none. */
export const evaluate = (expression: string, letters: Readonly<Record<string, number>> = {}): number =>
  numberOf(math.evaluate(expression, { ...letters }))
