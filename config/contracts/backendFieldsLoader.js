const TEXT = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`
const SUMMARY = new RegExp(String.raw`^ {2}summary:\s*${TEXT},\n`, 'gm')
const LISTS = new RegExp(String.raw`^ {2}lists: (?:${TEXT}|\{\s*bounded:\s*${TEXT},?\s*\}),\n`, 'gm')

/** A webpack loader over files of contracts: removes the fields that only the API reference and tests of the backend read. */
module.exports = function backendFieldsLoader(source) {
  return source.replace(SUMMARY, '').replace(LISTS, '')
}
