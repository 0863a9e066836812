/**
 * An answer of the backend as JSON, with formulas as authors wrote them: the loaded ones have their size before their
 * TeX.
 */
export const writtenJson = (json: unknown): string =>
  (JSON.stringify(json) ?? '').replace(/\$[\d.]+,[\d.]+,[\d.]+\|/g, '$')
