const { isPackage } = require('./outside.cjs')

const PLACE = '\n    at '
/** Marks the function that is installed: a test process runs many files. */
const isOurs = Symbol.for('yantu.nameOwnLines')

/**
 * Jest looks up the source line of every frame of a stack, and Playwright takes a stack of 50 frames at every call: a sixth
 * of the work of a test process. Here a frame is looked up once, and only where the code is our own.
 */
const nameOwnLines = () => {
  const inside = Error.prepareStackTrace
  if (!inside || inside[isOurs]) return
  const known = new Map()
  const name = (frame, file) =>
    PLACE + (isPackage(file) ? String(frame) : inside(new Error(), [frame]).split(PLACE).at(-1))
  const lineOf = (frame) => {
    const file = frame.getFileName() ?? ''
    const key = `${file}:${frame.getLineNumber()}:${frame.getColumnNumber()}`
    const line = known.get(key) ?? name(frame, file)
    known.set(key, line)
    return line
  }
  const prepare = (error, frames) => inside(error, []) + frames.map(lineOf).join('')
  Error.prepareStackTrace = Object.assign(prepare, { [isOurs]: true })
}

nameOwnLines()
