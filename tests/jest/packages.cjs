/** A package is no part of what is tested: the sandbox gets it from outside (nodeEnvironment.cjs). */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = requireOutside(${JSON.stringify(file)})` }),
  getCacheKey: (_source, file) => `outside ${file}`.replace(/\W/g, '-'),
}
