const SUMMARY = /^ {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm

/** A webpack loader over a file of contracts: what they say of themselves is for the reference of the API, and the app is no reader of it. */
module.exports = function summaryLoader(source) {
  return source.replace(SUMMARY, '')
}
