const SUMMARY = /^ {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm

/** A webpack loader over files of contracts: removes their summaries, which only the API reference needs. */
module.exports = function summaryLoader(source) {
  return source.replace(SUMMARY, '')
}
