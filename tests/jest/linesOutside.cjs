const { findSourceMap } = require('node:module')

const placeIn = (frame) => {
  const map = findSourceMap(frame.getFileName() ?? '')
  return map?.findOrigin(frame.getLineNumber(), frame.getColumnNumber())
}

/** The same frame of a stack, at its place in the source. */
const inSource = (frame) => {
  const place = placeIn(frame)
  if (place?.lineNumber === undefined) return frame
  const { lineNumber, columnNumber } = place
  const own = {
    getLineNumber: () => lineNumber,
    getColumnNumber: () => columnNumber,
  }
  return new Proxy(frame, { get: (_, key) => own[key] ?? frame[key]?.bind(frame) })
}

/** Jest knows the lines of what it compiled itself. Of TypeScript outside of its sandbox Node does, where it keeps source maps. */
exports.nameLinesOutside = () => {
  const inside = Error.prepareStackTrace
  Error.prepareStackTrace = (error, frames) => inside(error, frames.map(inSource))
}
